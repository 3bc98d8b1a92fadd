// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import HearthSystem

/// Sends packets to a multicast group over the loopback, from `127.0.0.1` and a port of choice that others may share.
package enum MulticastSender {
    /// Sends one packet. The socket lives no longer than that, so that it takes nobody's answers.
    ///
    /// - Throws: ``SystemError``.
    package static func send(
        _ bytes: [UInt8], to group: SocketAddress, fromPort port: UInt16
    ) throws(SystemError) {
        let number = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        guard number >= 0 else { throw SystemError(operation: "open a socket", code: errno) }
        let descriptor = Descriptor(owning: number)
        defer { withExtendedLifetime(descriptor) {} }
        for option in [SO_REUSEADDR, SO_REUSEPORT] { try set(option, of: SOL_SOCKET, to: Int32(1), on: number) }
        try set(IP_MULTICAST_IF, of: Int32(IPPROTO_IP), to: address(.loopback, 0).sin_addr, on: number)
        try with(address(.loopback, port), "bind") { bind(number, $0, $1) }
        try with(address(group.address, group.port), "send") { sendto(number, bytes, bytes.count, 0, $0, $1) }
    }

    private static func set<Value>(
        _ option: Int32, of level: Int32, to value: Value, on socket: Int32
    ) throws(SystemError) {
        let answer = withUnsafePointer(to: value) { value in
            setsockopt(socket, level, option, value, socklen_t(MemoryLayout<Value>.size))
        }
        guard answer == 0 else { throw SystemError(operation: "set socket option \(option)", code: errno) }
    }

    private static func address(_ address: IPAddress, _ port: UInt16) -> sockaddr_in {
        var result = sockaddr_in()
        result.sin_family = sa_family_t(AF_INET)
        result.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &result.sin_addr) { $0.copyBytes(from: address.bytes) }
        return result
    }

    private static func with(
        _ address: sockaddr_in, _ operation: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> some BinaryInteger
    ) throws(SystemError) {
        let answer = withUnsafeBytes(of: address) { bytes in
            bytes.assumingMemoryBound(to: sockaddr.self).baseAddress.map { call($0, socklen_t(bytes.count)) }
        }
        guard let answer, answer >= 0 else { throw SystemError(operation: operation, code: errno) }
    }
}
