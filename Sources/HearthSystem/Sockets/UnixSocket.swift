// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// The file of a Unix-domain socket that we listen on.
///
/// Remembers which file it made, so that it never removes the one of a successor.
final class SocketFile: Sendable {
    private let path: String
    private let device: UInt64
    private let inode: UInt64
    /// A second removal could hit a successor's file, since file systems use inode numbers again.
    private let isRemoved = Guarded(false)

    /// Notes the file at the path, just bound.
    init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.path = path
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }

    func remove() {
        let isFirst = isRemoved.withLock { isRemoved in
            defer { isRemoved = true }
            return !isRemoved
        }
        guard isFirst else { return }
        var status = stat()
        guard lstat(path, &status) == 0, UInt64(status.st_dev) == device, UInt64(status.st_ino) == inode else { return }
        unlink(path)
    }
}

/// A lock on a folder, held while a socket's file in it is examined and replaced.
///
/// Two servers that start at once would otherwise both find the stale file of a third, and the later would remove the
/// fresh one of the earlier. The lock is the kernel's (`flock` on the folder) and ends with this value.
struct FolderLock: ~Copyable {
    private let descriptor: Descriptor

    /// Waits up to two seconds, since the lock is held for microseconds only.
    init(_ folder: String, clock: any Clock<Duration>) async throws(SocketError) {
        let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw .system(SystemError(operation: "open the folder \(folder)", code: errno)) }
        let descriptor = Descriptor(owning: number)
        var attempts = 0
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            attempts += 1
            guard attempts < 200 else { throw .timedOut(operation: "waiting for the lock on \(folder)") }
            guard (try? await clock.sleep(for: .milliseconds(10))) != nil else { throw .cancelled }
        }
        self.descriptor = descriptor
    }
}

extension StreamListener {
    /// Listens on a Unix-domain socket that only the user may connect to.
    ///
    /// A missing folder is made with mode 0700. A socket file left behind by a server that died is replaced; one that
    /// is answered, or a file of another kind, is left alone.
    ///
    /// - Parameters:
    ///   - path: the socket's file, at most 107 bytes.
    ///   - mode: who may connect; 0600 by default.
    /// - Throws: ``SocketError``: `alreadyServed`, `notASocket`, `pathTooLong`, or the kernel's refusal.
    package static func listen(
        onUnixSocket path: String, mode: UInt32 = 0o600, eventLoop: EventLoop,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SocketError) -> StreamListener {
        try checkUnixPath(path)
        let folder = Folder.parent(of: path)
        do throws(SystemError) { try Folder.create(folder) } catch { throw .system(error) }
        let lock = try await FolderLock(folder, clock: clock)
        try await removeStaleSocket(at: path, on: eventLoop, clock: clock)
        let number = clinux_stream_socket(0)
        guard number >= 0 else { throw .system(SystemError(operation: "open a socket", code: -number)) }
        let descriptor = Descriptor(owning: number)
        var answer = clinux_bind_unix(number, path, mode)
        if answer >= 0 { answer = clinux_listen(number, 128) }
        guard answer >= 0 else { throw .system(SystemError(operation: "listen on \(path)", code: -answer)) }
        _ = consume lock
        return StreamListener(
            descriptor, localAddress: nil, socketFile: SocketFile(at: path), on: eventLoop, clock: clock)
    }

    private static func removeStaleSocket(
        at path: String, on eventLoop: EventLoop, clock: any Clock<Duration>
    ) async throws(SocketError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path) }
        do throws(SocketError) {
            _ = try await StreamConnection.connect(
                toUnixSocket: path, on: eventLoop, within: .seconds(1), clock: clock)
        } catch {
            switch error.code {
            case ECONNREFUSED, ENOENT: unlink(path)
            case nil: throw error == .cancelled ? error : .alreadyServed(path: path)
            default: throw error
            }
            return
        }
        throw .alreadyServed(path: path)
    }
}

func checkUnixPath(_ path: String) throws(SocketError) {
    let limit = clinux_unix_path_limit()
    guard path.utf8.count <= limit else { throw .pathTooLong(path: path, limit: limit) }
}

extension StreamConnection {
    /// Connects to a Unix-domain socket.
    ///
    /// - Parameter time: how long to wait while the server's queue of callers is full.
    /// - Throws: ``SocketError``; its ``SocketError/code`` is `ENOENT` or `ECONNREFUSED` when nobody listens.
    package static func connect(
        toUnixSocket path: String, on eventLoop: EventLoop, within time: Duration = .seconds(5),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SocketError) -> StreamConnection {
        try checkUnixPath(path)
        let number = clinux_stream_socket(0)
        guard number >= 0 else { throw .system(SystemError(operation: "open a socket", code: -number)) }
        let descriptor = Descriptor(owning: number)
        let timeline = Timeline(clock)
        while true {
            let answer = clinux_connect_unix(number, path)
            if answer >= 0 { break }
            // A full queue is EAGAIN, and nothing tells when there is room: ask again.
            guard -answer == EAGAIN || -answer == EINTR else {
                throw .system(SystemError(operation: "connect to \(path)", code: -answer))
            }
            guard timeline.now < time else { throw .timedOut(operation: "connecting to \(path)") }
            guard (try? await clock.sleep(for: .milliseconds(10))) != nil else { throw .cancelled }
        }
        return StreamConnection(descriptor, remoteAddress: nil, on: eventLoop, clock: clock)
    }
}
