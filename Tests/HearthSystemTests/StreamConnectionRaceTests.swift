// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A race of addresses")
struct StreamConnectionRaceTests {
    let loop = EventLoop(label: "test")

    @Test("goes on to the next address at once when one refuses")
    func nextAfterRefusal() async throws {
        let listener = try StreamListener.listen(on: SocketAddress(.loopback, port: 0), eventLoop: loop)
        let good = try #require(listener.localAddress)
        let bad = SocketAddress(.loopbackIPv6, port: good.port)
        // The head start is measured on a clock that stands still: only the refusal can start the second attempt.
        let connection = try await StreamConnection.connect(toAnyOf: [bad, good], on: loop, clock: ManualClock())
        #expect(connection.remoteAddress == good)
    }

    @Test("starts the next address when the head start of a silent one is over")
    func headStart() async throws {
        let silent = try SilentAddress()
        let listener = try StreamListener.listen(on: SocketAddress(.loopback, port: 0), eventLoop: loop)
        let good = try #require(listener.localAddress)
        let clock = ManualClock()
        let connecting = Task {
            try await StreamConnection.connect(toAnyOf: [silent.address, good], on: loop, clock: clock)
        }
        try await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(250))
        #expect(try await connecting.value.remoteAddress == good)
    }

    @Test("ends at the limit for the whole race")
    func limit() async throws {
        let silent = try SilentAddress()
        let clock = ManualClock()
        let connecting = Task {
            try await StreamConnection.connect(to: silent.address, on: loop, within: .seconds(3), clock: clock)
        }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(3))
        await #expect(throws: SocketError.timedOut(operation: "connecting")) { try await connecting.value }
    }

    @Test("reports the first address's error when all fail, and an empty list as such")
    func allFail() async throws {
        await #expect(throws: SocketError.noAddress) {
            try await StreamConnection.connect(toAnyOf: [], on: loop)
        }
        let listener = try StreamListener.listen(on: SocketAddress(.loopback, port: 0), eventLoop: loop)
        let closed = try #require(listener.localAddress)
        await listener.close()
        let addresses = [closed, SocketAddress(.loopbackIPv6, port: closed.port)]
        let error = await #expect(throws: SocketError.self) {
            try await StreamConnection.connect(toAnyOf: addresses, on: loop)
        }
        #expect(error?.description.contains(closed.description) == true)
    }

    @Test("ends when its task is cancelled")
    func cancelled() async throws {
        let silent = try SilentAddress()
        let clock = ManualClock()
        let connecting = Task { try await StreamConnection.connect(to: silent.address, on: loop, clock: clock) }
        try await clock.waitForSleepers(1)
        connecting.cancel()
        await #expect(throws: SocketError.cancelled) { try await connecting.value }
    }
}

/// A loopback address whose queue of callers is full, so that the kernel answers no further call.
private final class SilentAddress: Sendable {
    let address: SocketAddress
    private let descriptors: [Descriptor]

    init() throws {
        let listening = Descriptor(owning: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        var callers: [Descriptor] = []
        withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listening.number, pointer, size)
                listen(listening.number, 0)
                getsockname(listening.number, pointer, &size)
                for _ in 0..<2 {
                    let caller = Descriptor(
                        owning: socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0))
                    connect(caller.number, pointer, size)
                    callers.append(caller)
                }
            }
        }
        address = SocketAddress(.loopback, port: UInt16(bigEndian: name.sin_port))
        descriptors = [listening] + callers
    }
}
