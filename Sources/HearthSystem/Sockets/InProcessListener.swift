// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Takes connections from within this process: no path, no port, and nobody else can call.
package final class InProcessListener: ConnectionSource {
    private let eventLoop: EventLoop
    private let connections: AsyncStream<StreamConnection>
    private let arrivals: AsyncStream<StreamConnection>.Continuation

    /// - Parameter eventLoop: where the server's ends live.
    package init(on eventLoop: EventLoop) {
        self.eventLoop = eventLoop
        (connections, arrivals) = AsyncStream.makeStream()
    }

    /// Connects to the server.
    ///
    /// - Parameter loop: where the caller's end lives.
    /// - Returns: both ends. The server's is already on its way to it; closing it is how a server hangs up.
    /// - Throws: ``SocketError``: `closed` if the listener is, or the kernel's refusal.
    package func connect(
        on loop: EventLoop
    ) throws(SocketError) -> (caller: StreamConnection, server: StreamConnection) {
        let (one, other) = try Self.pair()
        let clock = ContinuousClock()
        let caller = StreamConnection(one, remoteAddress: nil, on: loop, clock: clock)
        let server = StreamConnection(other, remoteAddress: nil, on: eventLoop, clock: clock)
        guard case .enqueued = arrivals.yield(server) else { throw .closed }
        return (caller, server)
    }

    private static func pair() throws(SocketError) -> (Descriptor, Descriptor) {
        var numbers: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, type, 0, &numbers) == 0 else {
            throw .system(SystemError(operation: "make a pair of sockets", code: errno))
        }
        return (Descriptor(owning: numbers[0]), Descriptor(owning: numbers[1]))
    }

    /// - Precondition: no other task waits for a connection.
    package func nextConnection() async -> StreamConnection? {
        var iterator = connections.makeAsyncIterator()
        return await iterator.next()
    }

    package func close() { arrivals.finish() }
}
