// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi
internal import HearthSystem

/// The address records of this process's host name, kept as the machine's addresses come and go.
///
/// Touched only with the responder's lock held.
final class AvahiHostAddresses: @unchecked Sendable {
    // Unchecked: the groups are Avahi's, touched only inside `AvahiResponder.withServer`.

    /// An address on an interface, with a group of its own, so that the others stay announced when it goes.
    struct Entry: Hashable, Sendable {
        let interface: UInt32
        let address: IPAddress
    }

    private var groups: [Entry: OpaquePointer] = [:]

    /// Which addresses to announce.
    static func entries(of interfaces: [NetworkInterface]) -> Set<Entry> {
        Set(
            interfaces.flatMap { interface in
                interface.addresses.map { Entry(interface: interface.index, address: $0.scoped(to: 0)) }
            })
    }

    /// Announces what is new and takes back what is gone.
    func update(to wanted: Set<Entry>, host: String, on server: OpaquePointer) {
        for (entry, group) in groups where !wanted.contains(entry) {
            avahi_s_entry_group_free(group)
            groups[entry] = nil
        }
        for entry in wanted where groups[entry] == nil {
            groups[entry] = announce(entry, host: host, on: server)
        }
    }

    private func announce(_ entry: Entry, host: String, on server: OpaquePointer) -> OpaquePointer? {
        guard let group = avahi_s_entry_group_new(server, { _, _, _, _ in }, nil) else { return nil }
        var address = AvahiAddress(entry.address)
        let code = avahi_server_add_address(
            server, group, AvahiIfIndex(entry.interface), eitherProtocol, AVAHI_PUBLISH_NO_REVERSE, host, &address)
        if code >= 0, avahi_s_entry_group_commit(group) >= 0 { return group }
        avahi_s_entry_group_free(group)
        return nil
    }
}

extension AvahiAddress {
    init(_ address: IPAddress) {
        self.init()
        proto = AvahiProtocol(address.family == .ipv4 ? AVAHI_PROTO_INET : AVAHI_PROTO_INET6)
        withUnsafeMutableBytes(of: &data) { $0.copyBytes(from: address.bytes) }
    }
}
