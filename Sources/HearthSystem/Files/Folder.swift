// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Folders that hold what is ours alone.
package enum Folder {
    /// Makes the folder and those above it that are missing, each with mode 0700. An existing one stays as it is.
    ///
    /// - Throws: ``SystemError``, also when something other than a folder is in the way.
    package static func create(_ path: String) throws(SystemError) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw SystemError(operation: "use \(path) as a folder", code: ENOTDIR)
            }
            return
        }
        let above = parent(of: path)
        if above != path { try create(above) }
        // Another process may have been quicker: that is as good.
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw SystemError(operation: "make the folder \(path)", code: errno)
        }
    }

    /// Whether the path is a folder (not a link to one) of this user that nobody else can write to.
    package static func isPrivate(_ path: String, userID: UInt32) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        return status.st_uid == userID && status.st_mode & 0o022 == 0
    }

    /// The folder that a file is in: `.` for a bare name, `/` for what is at the top.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
