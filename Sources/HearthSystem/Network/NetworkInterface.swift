// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// A network interface of this machine, as it is at the moment of asking.
package struct NetworkInterface: Hashable, Sendable {
    package let index: UInt32
    package let name: String
    package let isUp: Bool
    /// Whether it has a link: a cable with somebody at the other end, or a wireless network.
    package let isRunning: Bool
    package let isLoopback: Bool
    package let supportsMulticast: Bool
    package let isPointToPoint: Bool
    package internal(set) var addresses: [IPAddress]

    /// All interfaces with their addresses, by index.
    ///
    /// - Throws: ``SystemError``.
    package static func all() throws(SystemError) -> [NetworkInterface] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { throw SystemError(operation: "list network interfaces", code: errno) }
        defer { freeifaddrs(list) }
        var interfaces: [UInt32: NetworkInterface] = [:]
        for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let entry, let found = NetworkInterface(entry.pointee) else { continue }
            let address = entry.pointee.ifa_addr.flatMap { IPAddress(sockaddr: $0) }
            interfaces[found.index, default: found].addresses += address.map { [$0] } ?? []
        }
        return interfaces.values.sorted { $0.index < $1.index }
    }

    private init?(_ entry: ifaddrs) {
        index = if_nametoindex(entry.ifa_name)
        guard index > 0 else { return nil }
        name = String(cString: entry.ifa_name)
        let flags = entry.ifa_flags
        isUp = flags & UInt32(IFF_UP) != 0
        isRunning = flags & UInt32(IFF_RUNNING) != 0
        isLoopback = flags & UInt32(IFF_LOOPBACK) != 0
        supportsMulticast = flags & UInt32(IFF_MULTICAST) != 0
        isPointToPoint = flags & UInt32(IFF_POINTOPOINT) != 0
        addresses = []
    }

    /// The name of an interface, such as `eth0`; nil when it is gone.
    package static func name(ofIndex index: UInt32) -> String? {
        var name = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
        guard if_indextoname(index, &name) != nil else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
