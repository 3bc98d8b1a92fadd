// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A stream connection")
struct StreamConnectionTests {
    let loop = EventLoop(label: "test")

    @Test("carries bytes both ways over TCP and says when the peer ends")
    func exchange() async throws {
        let (client, server) = try await tcpPair()
        try await client.write(Array("hello".utf8))
        #expect(try await server.read() == Array("hello".utf8))
        try await server.write(Array("world".utf8))
        #expect(try await client.read(within: .seconds(5)) == Array("world".utf8))
        await client.close()
        #expect(try await server.read() == nil)
        #expect(await client.isClosed)
    }

    @Test("gives what arrives to a consumer, then the end once", arguments: [true, false])
    func delivers(peerEnds: Bool) async throws {
        let (client, server) = try await tcpPair()
        let (arrivals, source) = AsyncStream.makeStream(of: Result<[UInt8]?, SocketError>.self)
        try await client.write(Array("early".utf8))
        await server.deliver { source.yield($0) }
        var iterator = arrivals.makeAsyncIterator()
        #expect(try await iterator.next()?.get() == Array("early".utf8))
        try await client.write(Array("late".utf8))
        #expect(try await iterator.next()?.get() == Array("late".utf8))
        if peerEnds {
            await client.close()
            #expect(await iterator.next() == .success(nil))
        }
        await server.close()
        source.finish()
        #expect(await iterator.next() == (peerEnds ? nil : .failure(.closed)))
    }

    @Test("tells a consumer that comes too late that it is closed")
    func deliversNothingWhenClosed() async throws {
        let (_, server) = try await tcpPair()
        await server.close()
        let told = Guarded<[Result<[UInt8]?, SocketError>]>([])
        await server.deliver { result in told.withLock { $0.append(result) } }
        #expect(told.withLock { $0 } == [.failure(.closed)])
    }

    @Test("knows both ends' addresses")
    func addresses() async throws {
        let (client, server) = try await tcpPair()
        #expect(await client.localAddress == server.remoteAddress)
        #expect(await server.localAddress == client.remoteAddress)
    }

    @Test("hands over at most as many bytes as asked for")
    func readLimit() async throws {
        let (client, server) = try await tcpPair()
        try await client.write([1, 2, 3, 4, 5])
        #expect(try await server.read(upTo: 2) == [1, 2])
        #expect(try await server.read(upTo: 2) == [3, 4])
        #expect(try await server.read() == [5])
    }

    @Test("holds a writer back until the peer reads, and loses nothing of eight megabytes")
    func backPressure() async throws {
        let (client, server) = try await tcpPair()
        let sent = (0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        async let writing: Void = client.write(sent)
        var received: [UInt8] = []
        while received.count < sent.count, let chunk = try await server.read(within: .seconds(10)) { received += chunk }
        try await writing
        #expect(received == sent)
    }

    @Test("keeps the order of writes from several tasks")
    func writeOrder() async throws {
        let (client, server) = try await tcpPair()
        let blocks = (0..<4).map { [UInt8](repeating: UInt8($0), count: 1_000_000) }
        async let writing: Void = withThrowingTaskGroup(of: Void.self) { group in
            for block in blocks { group.addTask { try await client.write(block) } }
            try await group.waitForAll()
        }
        var received: [UInt8] = []
        while received.count < 4_000_000, let chunk = try await server.read(within: .seconds(10)) { received += chunk }
        try await writing
        let runs = received.reduce(into: [UInt8]()) { runs, byte in if runs.last != byte { runs.append(byte) } }
        #expect(runs.sorted() == [0, 1, 2, 3], "each block arrived whole")
    }

    @Test("ends a read at its time limit and is usable afterwards")
    func readLimitOfTime() async throws {
        let clock = ManualClock()
        let (client, server) = try await tcpPair(clock: clock)
        let reading = Task { try await client.read(within: .seconds(10)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(9))
        #expect(await client.isWaitingForBytes)
        clock.advance(by: .seconds(1))
        await #expect(throws: SocketError.timedOut(operation: "receiving")) { try await reading.value }
        try await server.write([7])
        #expect(try await client.read(within: .seconds(10)) == [7])
    }

    @Test("uses one timer for many reads that are answered in time")
    func oneTimer() async throws {
        let clock = ManualClock()
        let (client, server) = try await tcpPair(clock: clock)
        for byte in UInt8(0)..<20 {
            async let reading = client.read(within: .seconds(10))
            try await clock.waitForSleepers(1)
            try await server.write([byte])
            #expect(try await reading == [byte])
        }
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(10))
        try await eventually("no timer without a waiting read") { clock.sleeperCount == 0 }
    }

    @Test("ends a write that finds no room in time, and itself with it")
    func writeLimitOfTime() async throws {
        let clock = ManualClock()
        let (client, server) = try await tcpPair(clock: clock)
        let writing = Task { try await client.write([UInt8](repeating: 1, count: 50_000_000), within: .seconds(10)) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(10))
        await #expect(throws: SocketError.timedOut(operation: "sending")) { try await writing.value }
        #expect(await client.isClosed)
        withExtendedLifetime(server) {}
    }

    @Test("ends a cancelled read and stays usable")
    func cancelledRead() async throws {
        let (client, server) = try await tcpPair()
        let reading = Task { try await client.read() }
        try await eventually("a waiting read") { await client.isWaitingForBytes }
        reading.cancel()
        await #expect(throws: SocketError.cancelled) { try await reading.value }
        try await server.write([7])
        #expect(try await client.read() == [7])
    }

    @Test("fails a waiting read when it is closed on our side, and every call after it")
    func closeWhileReading() async throws {
        let (client, server) = try await tcpPair()
        let reading = Task { try await client.read() }
        try await eventually("a waiting read") { await client.isWaitingForBytes }
        await client.close()
        await client.close()
        await #expect(throws: SocketError.closed) { try await reading.value }
        await #expect(throws: SocketError.closed) { try await client.read() }
        await #expect(throws: SocketError.closed) { try await client.write([1]) }
        withExtendedLifetime(server) {}
    }

    @Test("survives writing to a peer that is gone, with an error and no signal")
    func brokenPipe() async throws {
        let (client, server) = try await tcpPair()
        await server.close()
        await #expect(throws: SocketError.self) {
            for _ in 0..<1000 { try await client.write([UInt8](repeating: 0, count: 10_000), within: .seconds(5)) }
        }
    }

    @Test("closes its descriptor when dropped, in use or not")
    func noLeak() async throws {
        let before = try openDescriptors()
        for _ in 0..<50 {
            let (client, server) = try await tcpPair()
            try await client.write([1])
            #expect(try await server.read() == [1])
            let reading = Task { try? await client.read() }
            try await eventually("a waiting read") { await client.isWaitingForBytes }
            await server.close()
            #expect(await reading.value == nil)
        }
        // Other tests open and close some of their own meanwhile; a leak here would be a hundred.
        try await eventually("all descriptors closed") { try openDescriptors() <= before + 50 }
    }

    @Test("a port is free as soon as its listener is closed, though a task was waiting for callers")
    func freePort() async throws {
        for _ in 0..<50 {
            let first = try StreamListener.listen(on: SocketAddress(.loopback, port: 0), eventLoop: loop)
            let address = try #require(first.localAddress)
            let waiting = Task { try await first.accept() }
            for _ in 0..<20 { await Task.yield() }
            await first.close()
            let second = try StreamListener.listen(on: address, eventLoop: loop)
            await second.close()
            #expect(try await waiting.value == nil)
        }
    }

    @Test("reports a refused connection in words")
    func refused() async throws {
        let listener = try StreamListener.listen(on: SocketAddress(.loopback, port: 0), eventLoop: loop)
        let address = try #require(listener.localAddress)
        await listener.close()
        try await eventually("a closed port") {
            do throws(SocketError) {
                _ = try await StreamConnection.connect(to: address, on: loop)
                return false
            } catch {
                #expect(error.code == ECONNREFUSED)
                #expect(error.description == "could not connect to \(address): Connection refused")
                return true
            }
        }
    }

    @Test("is used from an actor on the same loop without leaving it")
    func sameLoop() async throws {
        let (client, server) = try await tcpPair()
        let user = LoopUser(connection: client)
        try await server.write([1, 2])
        #expect(try await user.readOnLoop() == [1, 2])
    }

    private func tcpPair(
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> (client: StreamConnection, server: StreamConnection) {
        let listener = try StreamListener.listen(
            on: SocketAddress(.loopback, port: 0), eventLoop: loop, clock: clock)
        let address = try #require(listener.localAddress)
        let client = try await StreamConnection.connect(to: address, on: loop, clock: clock)
        let server = try #require(try await listener.accept())
        await listener.close()
        if let manual = clock as? ManualClock {
            // The connection's own time limit still sleeps on it.
            manual.advance(by: .seconds(10))
            try await eventually("no time limit left") { manual.sleeperCount == 0 }
        }
        return (client, server)
    }

    private func openDescriptors() throws -> Int {
        let folder = try #require(opendir("/proc/self/fd"))
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count
    }
}

private actor LoopUser {
    let connection: StreamConnection
    nonisolated var unownedExecutor: UnownedSerialExecutor { connection.eventLoop.asUnownedSerialExecutor() }

    init(connection: StreamConnection) {
        self.connection = connection
    }

    func readOnLoop() async throws -> [UInt8]? {
        let bytes = try await connection.read()
        checkLoop()
        return bytes
    }

    /// Traps unless the connection's state may be touched right here.
    private func checkLoop() {
        connection.eventLoop.checkIsolated()
        #expect(connection.assumeIsolated { $0.isClosed } == false)
    }
}
