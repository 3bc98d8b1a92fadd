// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// An IPv4 or IPv6 address; a link-local IPv6 address knows the interface it is valid on.
package struct IPAddress: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case ipv4
        case ipv6
    }

    package let family: Family
    /// The upper 64 bits; zero for IPv4.
    let high: UInt64
    /// The lower 64 bits; an IPv4 address is the lower 32 of them.
    let low: UInt64
    /// The interface index of a link-local IPv6 address, zero for none.
    package let scope: UInt32

    /// The IPv4 address `127.0.0.1`.
    package static let loopback = IPAddress(ipv4: 0x7F00_0001)
    /// The IPv6 address `::1`.
    package static let loopbackIPv6 = IPAddress(high: 0, low: 1)
    /// The IPv4 address `0.0.0.0`: all interfaces, when listening.
    package static let any = IPAddress(ipv4: 0)
    /// The IPv6 address `::`: all interfaces, when listening.
    package static let anyIPv6 = IPAddress(high: 0, low: 0)

    /// An IPv4 address as a number, first byte highest.
    package init(ipv4 bits: UInt32) {
        family = .ipv4
        high = 0
        low = UInt64(bits)
        scope = 0
    }

    /// An IPv6 address as two numbers, first byte highest.
    package init(high: UInt64, low: UInt64, scope: UInt32 = 0) {
        family = .ipv6
        self.high = high
        self.low = low
        self.scope = scope
    }

    /// Four or sixteen bytes in network order; nil for any other count.
    package init?(bytes: some Collection<UInt8>, scope: UInt32 = 0) {
        let value = bytes.reduce(into: (high: UInt64(0), low: UInt64(0))) { value, byte in
            value.high = value.high << 8 | value.low >> 56
            value.low = value.low << 8 | UInt64(byte)
        }
        switch bytes.count {
        case 4: self.init(ipv4: UInt32(truncatingIfNeeded: value.low))
        case 16: self.init(high: value.high, low: value.low, scope: scope)
        default: return nil
        }
    }

    /// The address in network order: four or sixteen bytes.
    package var bytes: [UInt8] {
        let count = family == .ipv4 ? 4 : 16
        return (0..<count).reversed().map { place in
            UInt8(truncatingIfNeeded: (place < 8 ? low : high) >> (8 * UInt64(place % 8)))
        }
    }

    /// Whether it is `0.0.0.0` or `::`, to which nobody can connect.
    package var isUnspecified: Bool { high == 0 && low == 0 }

    /// Whether it is an IPv6 address of `fe80::/10`, of no use without a scope.
    package var isLinkLocalIPv6: Bool { family == .ipv6 && high >> 54 == 0x3FA }

    /// Whether it is in `127.0.0.0/8` or is `::1`.
    package var isLoopback: Bool {
        family == .ipv4 ? low >> 24 == 127 : high == 0 && low == 1
    }

    /// The same address on another interface.
    package func scoped(to index: UInt32) -> IPAddress {
        family == .ipv4 ? self : IPAddress(high: high, low: low, scope: index)
    }
}

extension IPAddress: CustomStringConvertible {
    /// Reads `192.0.2.1`, `2001:db8::1`, `fe80::1%eth0` or `fe80::1%2`; nil for anything else, host names included.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first else { return nil }
        var bytes = [UInt8](repeating: 0, count: 16)
        if parts.count == 1, inet_pton(AF_INET, String(first), &bytes) == 1 {
            self.init(bytes: bytes.prefix(4))
        } else if inet_pton(AF_INET6, String(first), &bytes) == 1 {
            guard let scope = Self.scope(named: parts.dropFirst().first.map { String($0) }) else { return nil }
            self.init(bytes: bytes, scope: scope)
        } else {
            return nil
        }
    }

    private static func scope(named name: String?) -> UInt32? {
        guard let name else { return 0 }
        if let number = UInt32(name), number > 0 { return number }
        let index = if_nametoindex(name)
        return index == 0 ? nil : index
    }

    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = self.family == .ipv4 ? AF_INET : AF_INET6
        inet_ntop(family, bytes, &text, socklen_t(text.count))
        let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return scope == 0 ? address : "\(address)%\(NetworkInterface.name(ofIndex: scope) ?? String(scope))"
    }
}
