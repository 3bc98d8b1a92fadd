// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where a user's files belong, by the XDG base directory rules.
///
/// Only answers paths; ``Folder/create(_:)`` makes them.
package struct StandardPaths: Sendable {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Neither the variable of the folder nor `HOME` is set.
        case noHome(variable: String)
        /// The folder under `/tmp` exists, and is another user's or open to others.
        case notPrivate(path: String)

        package var description: String {
            switch self {
            case .noHome(let variable): "neither HOME nor \(variable) is set; set one of them"
            case .notPrivate(let path):
                "\(path) belongs to someone else or is open to others; remove it, or set XDG_RUNTIME_DIR"
            }
        }
    }

    private let environment: [String: String]
    private let userID: UInt32
    private let systemRuntimeFolder: String
    private let temporaryFolder: String

    /// - Parameters:
    ///   - environment: the process's variables.
    ///   - userID: whose folders; the effective user's by default.
    ///   - systemRuntimeFolder: where the system keeps per-user runtime folders, a test may have its own.
    ///   - temporaryFolder: the last resort for sockets, a test may have its own.
    package init(
        environment: [String: String], userID: UInt32 = geteuid(), systemRuntimeFolder: String = "/run/user",
        temporaryFolder: String = "/tmp"
    ) {
        self.environment = environment
        self.userID = userID
        self.systemRuntimeFolder = systemRuntimeFolder
        self.temporaryFolder = temporaryFolder
    }

    /// `$XDG_STATE_HOME/NAME`, else `~/.local/state/NAME`: what must survive a restart.
    package func stateFolder(for name: String) throws(Failure) -> String {
        try folder("XDG_STATE_HOME", orInHome: ".local/state") + "/" + name
    }

    /// `$XDG_CONFIG_HOME/NAME`, else `~/.config/NAME`: what the user writes.
    package func configurationFolder(for name: String) throws(Failure) -> String {
        try folder("XDG_CONFIG_HOME", orInHome: ".config") + "/" + name
    }

    /// `$XDG_RUNTIME_DIR/NAME`, else `/run/user/UID/NAME`, else `/tmp/NAME-UID`: sockets, gone after a restart.
    ///
    /// The last is refused when it exists and is not this user's alone: whoever made it could pose as the server.
    package func runtimeFolder(for name: String) throws(Failure) -> String {
        if let folder = absolute("XDG_RUNTIME_DIR") { return folder + "/" + name }
        let system = "\(systemRuntimeFolder)/\(userID)"
        if Folder.isPrivate(system, userID: userID) { return system + "/" + name }
        let temporary = "\(temporaryFolder)/\(name)-\(userID)"
        var status = stat()
        guard lstat(temporary, &status) != 0 || Folder.isPrivate(temporary, userID: userID) else {
            throw .notPrivate(path: temporary)
        }
        return temporary
    }

    private func folder(_ variable: String, orInHome place: String) throws(Failure) -> String {
        if let folder = absolute(variable) { return folder }
        guard let home = absolute("HOME") else { throw .noHome(variable: variable) }
        return home + "/" + place
    }

    /// The rules say that a relative path is to be ignored.
    private func absolute(_ variable: String) -> String? {
        environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
