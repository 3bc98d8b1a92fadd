// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// Hears what is sent to an IPv4 multicast group, beside whoever else uses the port: a listener takes no packet from
/// another one. Ends when the last reference goes.
package final class MulticastReceiver: Sendable {
    private let group: SocketAddress
    private let descriptor: Descriptor
    private let joined = Guarded<Set<UInt32>>([])
    private let eventLoop: EventLoop
    private let readable: Readiness

    /// Opens the socket; it hears nothing before ``listen(on:)``.
    ///
    /// - Parameters:
    ///   - group: the group's IPv4 address and port.
    ///   - receive: is called on the loop with each packet, whose bytes are valid during the call, and its sender.
    /// - Throws: ``SystemError``.
    package init(
        _ group: SocketAddress, on eventLoop: EventLoop,
        receive: @escaping @Sendable (UnsafeRawBufferPointer, SocketAddress) -> Void
    ) throws(SystemError) {
        var endpoint = group.endpoint
        let number = try check(clinux_multicast_socket(&endpoint), "listen on \(group)")
        let descriptor = Descriptor(owning: number)
        self.group = group
        self.descriptor = descriptor
        self.eventLoop = eventLoop
        readable = Readiness(.readable, of: descriptor, on: eventLoop) { [unowned eventLoop] in
            eventLoop.withScratch { Self.drain(number, into: $0, receive) }
        }
        eventLoop.run { [readable] in readable.arm() }
    }

    /// Listens on these interfaces and no others. One that is gone already, or refuses, is tried again next time.
    ///
    /// - Parameter interfaces: their indices.
    package func listen(on interfaces: Set<UInt32>) {
        joined.withLock { joined in
            var endpoint = group.endpoint
            for index in joined.subtracting(interfaces) {
                _ = clinux_multicast_leave(descriptor.number, &endpoint, index)
            }
            let new = interfaces.subtracting(joined).filter {
                clinux_multicast_join(descriptor.number, &endpoint, $0) >= 0
            }
            joined = joined.intersection(interfaces).union(new)
        }
    }

    /// Ends listening. A second call does nothing.
    package func close() {
        eventLoop.run { [readable] in readable.disarm() }
    }

    /// Reads what has come, but lets others on the loop have their turn: the loop calls again when more is there.
    private static func drain(
        _ socket: Int32, into buffer: UnsafeMutableRawBufferPointer,
        _ receive: (UnsafeRawBufferPointer, SocketAddress) -> Void
    ) {
        for _ in 0..<32 {
            var sender = clinux_endpoint()
            let count = clinux_receive_from(socket, buffer.baseAddress, buffer.count, &sender)
            guard count >= 0 else { return }
            guard let address = SocketAddress(sender) else { continue }
            receive(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)), address)
        }
    }
}
