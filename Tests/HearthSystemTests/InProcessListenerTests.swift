// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A listener for callers in the same process")
struct InProcessListenerTests {
    private let eventLoop = EventLoop(label: "in process")

    @Test("bytes go both ways, and either end hears when the other hangs up")
    func talks() async throws {
        let listener = InProcessListener(on: eventLoop)
        let (caller, _) = try listener.connect(on: EventLoop(label: "caller"))
        let server = try #require(await listener.nextConnection())
        try await caller.write([1, 2, 3], within: .seconds(5))
        #expect(try await server.read(within: .seconds(5)) == [1, 2, 3])
        try await server.write([4], within: .seconds(5))
        #expect(try await caller.read(within: .seconds(5)) == [4])
        await server.close()
        #expect(try await caller.read(within: .seconds(5)) == nil)
    }

    @Test("the caller is this process")
    func credentials() async throws {
        let listener = InProcessListener(on: eventLoop)
        let (_, server) = try listener.connect(on: eventLoop)
        #expect(try await server.peerCredentials().processID == getpid())
    }

    @Test("connections wait in their order until they are taken; a closed listener refuses more and ends")
    func closes() async throws {
        let listener = InProcessListener(on: eventLoop)
        let first = try listener.connect(on: eventLoop)
        let second = try listener.connect(on: eventLoop)
        listener.close()
        #expect(throws: SocketError.closed) { try listener.connect(on: eventLoop) }
        #expect(await listener.nextConnection() === first.server)
        #expect(await listener.nextConnection() === second.server)
        #expect(await listener.nextConnection() == nil)
    }

    @Test("who waits for a connection ends when it is cancelled")
    func cancelled() async throws {
        let listener = InProcessListener(on: eventLoop)
        let waiting = Task { await listener.nextConnection() }
        waiting.cancel()
        #expect(await waiting.value == nil)
    }
}
