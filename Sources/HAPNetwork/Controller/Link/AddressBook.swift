// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Where an accessory server may be, likeliest first.
struct AddressBook: Equatable, Sendable {
    private(set) var addresses: [SocketAddress]
    /// Where another device answered.
    private var rejected: [SocketAddress] = []
    private var lastSighted: Set<SocketAddress> = []

    init(_ addresses: [SocketAddress]) {
        self.addresses = Self.usable(addresses)
    }

    /// What discovery says now. Answers whether it is news.
    ///
    /// The own order stays when only that differs, for it is what trying has taught; and an address that was given up
    /// stays so until discovery says something else.
    mutating func update(to sighted: [SocketAddress]) -> Bool {
        let sighted = Self.usable(sighted)
        guard !sighted.isEmpty, Set(sighted) != lastSighted else { return false }
        lastSighted = Set(sighted)
        guard lastSighted != Set(addresses) else { return false }
        addresses = sighted
        rejected = []
        return true
    }

    /// Another device answers there. Quirk Q10.
    mutating func reject(_ address: SocketAddress) {
        addresses.removeAll { $0 == address }
        if !rejected.contains(address) { rejected.append(address) }
    }

    /// Something went wrong there: the others go first next time.
    mutating func demote(_ address: SocketAddress) {
        guard let index = addresses.firstIndex(of: address) else { return }
        addresses.append(addresses.remove(at: index))
    }

    /// It answered there.
    mutating func promote(_ address: SocketAddress) {
        addresses.removeAll { $0 == address }
        addresses.insert(address, at: 0)
    }

    /// When no address is left, those given up get another chance: devices do swap addresses back.
    mutating func restoreIfEmpty() {
        guard addresses.isEmpty else { return }
        addresses = rejected
        rejected = []
    }

    /// Link-local addresses without interface lead nowhere, and those with one go last. Quirk Q78.
    private static func usable(_ addresses: [SocketAddress]) -> [SocketAddress] {
        let usable = addresses.filter {
            !$0.address.isUnspecified && !($0.address.isLinkLocalIPv6 && $0.address.scope == 0)
        }
        return usable.filter { !$0.address.isLinkLocalIPv6 } + usable.filter(\.address.isLinkLocalIPv6)
    }
}
