// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Finds out whether a host on the local network is there, whether or not it answers anything: without privileges, and
/// with one small packet.
///
/// The packet goes to UDP port 9 ("discard"). To deliver it the kernel has to know that the host is there, and asks it
/// (ARP, neighbour discovery), which no host can leave unanswered; a host that refuses the packet is there as well.
package enum HostProbe {
    package enum Answer: Hashable, Sendable {
        /// It was there so long ago: the kernel does not ask again for some 15 to 45 seconds.
        case isThere(ago: Duration)
        /// It does not answer.
        case isSilent
        /// There is no way to it: this machine itself is not on a network that leads there.
        case cannotTell
    }

    /// How long the kernel takes at most to find out: 5 seconds of grace and three questions.
    package static let usualLimit: Duration = .seconds(10)

    /// How long an answer of the host itself is waited for, if the kernel knows of it.
    private static let patience: Duration = .seconds(1)

    /// Looks for a host.
    ///
    /// - Parameter clock: what the limit and the pauses between two looks go by.
    package static func look(
        for address: IPAddress, within limit: Duration = usualLimit, lookingEvery pause: Duration = .milliseconds(200),
        clock: any Clock<Duration> = ContinuousClock()
    ) async -> Answer {
        let timeline = Timeline(clock)
        guard isConnected(to: address), let socket = knock(at: address) else { return .cannotTell }
        while timeline.now < limit, !Task.isCancelled {
            if let answer = answer(of: address, to: socket, after: timeline.now) { return answer }
            try? await timeline.sleep(until: timeline.now + pause)
        }
        return Task.isCancelled ? .cannotTell : .isSilent
    }

    /// Whether the interface that leads to an address has a link.
    private static func isConnected(to address: IPAddress) -> Bool {
        guard let own = DatagramSocket.ownAddress(towards: SocketAddress(address, port: port)),
            let interfaces = try? NetworkInterface.all()
        else { return false }
        let plain = own.scoped(to: 0)
        return interfaces.contains { $0.isRunning && $0.addresses.contains { $0.scoped(to: 0) == plain } }
    }

    /// Sends a packet; nil if there is no way to the address.
    private static func knock(at address: IPAddress) -> Descriptor? {
        var own = SocketAddress(address.family == .ipv4 ? .any : .anyIPv6, port: 0).endpoint
        let number = clinux_datagram_socket(&own)
        guard number >= 0 else { return nil }
        let socket = Descriptor(owning: number)
        var endpoint = SocketAddress(address, port: port).endpoint
        guard clinux_connect(socket.number, &endpoint) >= 0 else { return nil }
        var byte: UInt8 = 0
        switch clinux_send(socket.number, &byte, 1) {
        case 0..., Int(-ECONNREFUSED), Int(-EHOSTUNREACH): return socket
        default: return nil
        }
    }

    private static let port: UInt16 = 9

    /// What is known so far; nil if that is nothing.
    private static func answer(of address: IPAddress, to socket: Descriptor, after time: Duration) -> Answer? {
        switch clinux_pending_error(socket.number) {
        case -ECONNREFUSED: return .isThere(ago: .zero)
        case -EHOSTUNREACH: return .isSilent
        default: break
        }
        var endpoint = SocketAddress(address, port: port).endpoint
        var neighbour = clinux_neighbour()
        guard clinux_neighbour_find(&endpoint, &neighbour) == 1 else { return nil }
        if neighbour.has_failed != 0 { return .isSilent }
        let age = Duration.milliseconds(Int64(neighbour.age))
        guard neighbour.is_confirmed != 0, age <= time || time >= patience else { return nil }
        return .isThere(ago: age)
    }
}
