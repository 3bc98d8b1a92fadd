// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A Unix-domain socket")
struct UnixSocketTests {
    let loop = EventLoop(label: "test")
    let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    @Test("connects a client, tells who it is, and is private")
    func connects() async throws {
        let path = folder.file("sub/hub.sock")
        let listener = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        #expect(try mode(of: path) == 0o600)
        #expect(try mode(of: folder.file("sub")) == 0o700)
        let client = try await StreamConnection.connect(toUnixSocket: path, on: loop)
        let server = try #require(try await listener.accept())
        let peer = try await server.peerCredentials()
        #expect(peer == PeerCredentials(userID: geteuid(), groupID: getegid(), processID: getpid()))
        try await client.write([1])
        #expect(try await server.read() == [1])
        #expect(server.remoteAddress == nil)
    }

    @Test("a socket for all users is one whatever the umask takes away")
    func sharedSocket() async throws {
        let path = folder.file("hub.sock")
        let listener = try await StreamListener.listen(onUnixSocket: path, mode: 0o666, eventLoop: loop)
        #expect(try mode(of: path) == 0o666)
        await listener.close()
    }

    @Test("hears of what comes after a long write that had to wait for room, again and again")
    func readingBesideWriting() async throws {
        let path = folder.file("hub.sock")
        let listener = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        let block = [UInt8](repeating: 7, count: 4_000_000)
        for _ in 0..<20 {
            let client = try await StreamConnection.connect(toUnixSocket: path, on: EventLoop(label: "client"))
            let server = try #require(try await listener.accept())
            for _ in 0..<4 {
                async let question = server.read(within: .seconds(5))
                async let writing: Void = server.write(block)
                var received = 0
                while received < block.count, let chunk = try await client.read(upTo: 8_192, within: .seconds(5)) {
                    received += chunk.count
                }
                try await client.write([1])
                try await writing
                #expect(try await question == [1])
            }
        }
    }

    @Test("is removed when the listener closes, or is dropped")
    func removed() async throws {
        let path = folder.file("hub.sock")
        var listener: StreamListener? = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        await listener?.close()
        #expect(try folder.names.isEmpty)
        listener = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        #expect(try folder.names == ["hub.sock"])
        listener = nil
        try await eventually("no file left") { try folder.names.isEmpty }
    }

    @Test("is refused while another server answers on it")
    func served() async throws {
        let path = folder.file("hub.sock")
        let first = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        await #expect(throws: SocketError.alreadyServed(path: path)) {
            try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        }
        _ = try await StreamConnection.connect(toUnixSocket: path, on: loop)
        withExtendedLifetime(first) {}
    }

    @Test("replaces the file of a server that died")
    func stale() async throws {
        let path = folder.file("hub.sock")
        leaveStaleSocket(at: path)
        await #expect(throws: SocketError.self) { try await StreamConnection.connect(toUnixSocket: path, on: loop) }
        let listener = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        _ = try await StreamConnection.connect(toUnixSocket: path, on: loop)
        withExtendedLifetime(listener) {}
    }

    @Test("lets exactly one of many servers that start at once replace a dead one's file")
    func startRace() async throws {
        let path = folder.file("hub.sock")
        leaveStaleSocket(at: path)
        let started = await withTaskGroup(of: StreamListener?.self) { group in
            for _ in 0..<16 {
                group.addTask { try? await StreamListener.listen(onUnixSocket: path, eventLoop: loop) }
            }
            return await group.reduce(into: [StreamListener]()) { list, listener in
                if let listener { list.append(listener) }
            }
        }
        #expect(started.count == 1)
    }

    @Test("leaves a file of another kind alone")
    func otherFile() async throws {
        let path = folder.file("hub.sock")
        try DurableFile.write([1], to: path)
        await #expect(throws: SocketError.notASocket(path: path)) {
            try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        }
        #expect(try DurableFile.read(path) == [1])
    }

    @Test("does not remove a successor's file")
    func successor() async throws {
        let path = folder.file("hub.sock")
        let first = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        unlink(path)
        let second = try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        await first.close()
        _ = try await StreamConnection.connect(toUnixSocket: path, on: loop)
        withExtendedLifetime(second) {}
    }

    @Test("names the limit when the path is too long")
    func longPath() async throws {
        let path = "/tmp/" + String(repeating: "x", count: 103)
        #expect(path.utf8.count == 108)
        await #expect(throws: SocketError.pathTooLong(path: path, limit: 107)) {
            try await StreamListener.listen(onUnixSocket: path, eventLoop: loop)
        }
        await #expect(throws: SocketError.pathTooLong(path: path, limit: 107)) {
            try await StreamConnection.connect(toUnixSocket: path, on: loop)
        }
    }

    @Test("ends an accept that waits when the listener closes or the task is cancelled")
    func acceptEnds() async throws {
        let listener = try await StreamListener.listen(onUnixSocket: folder.file("a"), eventLoop: loop)
        let cancelled = Task { try await listener.accept() }
        cancelled.cancel()
        #expect(try await cancelled.value == nil)
        let closed = Task { try await listener.accept() }
        await listener.close()
        #expect(try await closed.value == nil)
    }

    private func leaveStaleSocket(at path: String) {
        let descriptor = Descriptor(owning: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
        withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                #expect(bind(descriptor.number, pointer, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0)
            }
        }
    }

    private func mode(of path: String) throws -> UInt32 {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o777
    }
}
