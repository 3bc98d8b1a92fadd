// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// A UDP port of this machine, held as long as this object lives.
package final class DatagramSocket: Sendable {
    /// Where it is bound to.
    package let localAddress: SocketAddress
    private let descriptor: Descriptor

    /// Takes a port.
    ///
    /// - Parameter address: port 0 lets the kernel choose, see ``localAddress``.
    /// - Throws: ``SystemError``, when somebody else has the port for instance.
    package init(boundTo address: SocketAddress) throws(SystemError) {
        var endpoint = address.endpoint
        descriptor = Descriptor(owning: try check(clinux_datagram_socket(&endpoint), "take the UDP port \(address)"))
        var bound = clinux_endpoint()
        _ = try check(clinux_local_endpoint(descriptor.number, &bound), "ask for the UDP port")
        localAddress = SocketAddress(bound) ?? address
    }

    /// The address of this machine that packets to a receiver leave from; nil if there is no way to it.
    package static func ownAddress(towards receiver: SocketAddress) -> IPAddress? {
        let any = SocketAddress(receiver.address.family == .ipv4 ? .any : .anyIPv6, port: 0)
        guard let socket = try? DatagramSocket(boundTo: any) else { return nil }
        var (endpoint, own) = (receiver.endpoint, clinux_endpoint())
        guard clinux_connect(socket.descriptor.number, &endpoint) >= 0,
            clinux_local_endpoint(socket.descriptor.number, &own) >= 0
        else { return nil }
        return SocketAddress(own)?.address
    }

    /// Sends one packet; UDP promises nothing, so nobody hears of one that does not arrive.
    package func send(_ bytes: [UInt8], to receiver: SocketAddress) {
        var endpoint = receiver.endpoint
        _ = bytes.withUnsafeBytes { clinux_send_to(descriptor.number, $0.baseAddress, $0.count, &endpoint) }
    }

    /// The next packet that has come; nil if there is none now.
    package func receive(upTo limit: Int = 2048) -> [UInt8]? {
        var sender = clinux_endpoint()
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, size in
            count = clinux_receive_from(descriptor.number, buffer.baseAddress, limit, &sender)
            size = max(count, 0)
        }
        return count < 0 ? nil : bytes
    }
}
