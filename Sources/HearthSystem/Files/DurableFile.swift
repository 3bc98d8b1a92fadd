// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Small files that survive a crash at any moment: either the old content or the new, never half of one.
package enum DurableFile {
    /// Replaces the file's content; when this returns, the content is on the disk.
    ///
    /// A temporary file beside it is written, flushed and renamed over it, then the folder is flushed.
    ///
    /// - Parameter mode: who may read it; 0600 by default, for keys.
    /// - Throws: ``SystemError``; the old content is then still there.
    package static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o600) throws(SystemError) {
        let temporary = "\(path).new-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        do throws(SystemError) {
            try writeNew(bytes, to: temporary, mode: mode)
            try checkErrno("replace \(path)") { rename(temporary, path) }
        } catch {
            unlink(temporary)
            throw error
        }
        try flushFolder(Folder.parent(of: path))
    }

    /// Reads the whole file; nil when there is none.
    ///
    /// - Throws: ``SystemError``.
    package static func read(_ path: String) throws(SystemError) -> [UInt8]? {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else {
            if errno == ENOENT { return nil }
            throw SystemError(operation: "open \(path)", code: errno)
        }
        let descriptor = Descriptor(owning: number)
        var content: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor.number, &chunk, chunk.count)
            if count == 0 { return content }
            guard count > 0 || errno == EINTR else { throw SystemError(operation: "read \(path)", code: errno) }
            content += chunk.prefix(max(count, 0))
        }
    }

    private static func writeNew(_ bytes: [UInt8], to path: String, mode: UInt32) throws(SystemError) {
        let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard number >= 0 else { throw SystemError(operation: "make \(path)", code: errno) }
        let descriptor = Descriptor(owning: number)
        try checkErrno("set the mode of \(path)") { fchmod(descriptor.number, mode) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor.number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            guard count >= 0 || errno == EINTR else { throw SystemError(operation: "write \(path)", code: errno) }
            written += max(count, 0)
        }
        try checkErrno("flush \(path)") { fsync(descriptor.number) }
    }

    private static func flushFolder(_ path: String) throws(SystemError) {
        let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw SystemError(operation: "open the folder \(path)", code: errno) }
        let descriptor = Descriptor(owning: number)
        try checkErrno("flush the folder \(path)") { fsync(descriptor.number) }
    }
}
