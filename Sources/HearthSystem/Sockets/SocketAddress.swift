// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// An address and a port: where a TCP socket listens or connects to.
package struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
    package let address: IPAddress
    package let port: UInt16

    package init(_ address: IPAddress, port: UInt16) {
        self.address = address
        self.port = port
    }

    /// Reads `192.0.2.1:8080`, `[2001:db8::1]:8080` or `[fe80::1%eth0]:8080`; nil for anything else.
    ///
    /// Host names are an ``Endpoint``'s affair, since they must be looked up.
    package init?(_ text: some StringProtocol) {
        guard let endpoint = Endpoint(text), let address = IPAddress(endpoint.host) else { return nil }
        self.init(address, port: endpoint.port)
    }

    package var description: String {
        address.family == .ipv4 ? "\(address):\(port)" : "[\(address)]:\(port)"
    }
}

extension SocketAddress {
    /// nil when the kernel's answer is of another family (a Unix-domain socket).
    init?(_ endpoint: clinux_endpoint) {
        switch endpoint.version {
        case 4: address = IPAddress(ipv4: UInt32(truncatingIfNeeded: endpoint.low))
        case 6: address = IPAddress(high: endpoint.high, low: endpoint.low, scope: endpoint.scope)
        default: return nil
        }
        port = endpoint.port
    }

    var endpoint: clinux_endpoint {
        clinux_endpoint(
            version: address.family == .ipv4 ? 4 : 6, port: port, scope: address.scope, high: address.high,
            low: address.low)
    }
}
