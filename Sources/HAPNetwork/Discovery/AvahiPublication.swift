// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi
internal import HearthSystem

/// One announced service inside Avahi: its group of records, and its name, which may have to change.
final class AvahiPublication: @unchecked Sendable {
    // Unchecked: `group`, `name` and `strings` are touched only with the responder's lock held, which Avahi's
    // callbacks have; `progress` has a lock of its own, for those who wait.

    private let hostName: String
    private let port: UInt16
    /// Announced as the host's, under a name of its own; nil for the addresses that `hostName` has anyway.
    private let address: IPAddress?
    private var group: OpaquePointer?
    private var name: String
    private var strings: [[UInt8]]
    let progress = PublicationProgress()

    init(name: String, port: UInt16, strings: [[UInt8]], hostName: String, address: IPAddress? = nil) {
        self.name = name
        self.port = port
        self.strings = strings
        self.hostName = address.map { "\($0.hostLabel)-\(hostName)" } ?? hostName
        self.address = address
    }

    func start(on server: OpaquePointer) throws(DiscoveryError) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        group = avahi_s_entry_group_new(
            server,
            { server, group, state, context in
                guard let server, let group, let context else { return }
                let publication = Unmanaged<AvahiPublication>.fromOpaque(context).takeUnretainedValue()
                publication.groupChanged(to: state, server: server, group: group)
            }, context)
        guard let group else {
            throw .refused(operation: "announce \(name)", reason: AvahiResponder.words(avahi_server_errno(server)))
        }
        try register(group, on: server)
    }

    private func register(_ group: OpaquePointer, on server: OpaquePointer) throws(DiscoveryError) {
        var code = add(to: group, on: server)
        while code == AVAHI_ERR_COLLISION {
            rename()
            code = add(to: group, on: server)
        }
        try checkAvahi(code, "announce \(name)")
        try checkAvahi(avahi_s_entry_group_commit(group), "announce \(name)")
    }

    private func add(to group: OpaquePointer, on server: OpaquePointer) -> Int32 {
        if let address {
            var record = AvahiAddress(address)
            let code = avahi_server_add_address(
                server, group, anyInterface, eitherProtocol, AVAHI_PUBLISH_NO_REVERSE, hostName, &record)
            guard code >= 0 else { return code }
        }
        return AvahiStrings.withList(strings) { list in
            avahi_server_add_service_strlst(
                server, group, anyInterface, eitherProtocol, AVAHI_PUBLISH_NO_COOKIE, name, MulticastDNS.serviceType,
                nil, hostName, port, list)
        }
    }

    private func rename() {
        guard let other = avahi_alternative_service_name(name) else { return }
        name = String(cString: other)
        avahi_free(other)
    }

    private func groupChanged(to state: AvahiEntryGroupState, server: OpaquePointer, group: OpaquePointer) {
        switch state {
        case AVAHI_ENTRY_GROUP_ESTABLISHED:
            progress.end(with: .success(name))
        case AVAHI_ENTRY_GROUP_COLLISION:
            avahi_s_entry_group_reset(group)
            rename()
            progress.restart()
            do throws(DiscoveryError) { try register(group, on: server) } catch { progress.end(with: .failure(error)) }
        case AVAHI_ENTRY_GROUP_FAILURE:
            let reason = AvahiResponder.words(avahi_server_errno(server))
            progress.end(with: .failure(.refused(operation: "announce \(name)", reason: reason)))
        default: break
        }
    }

    func update(_ strings: [[UInt8]], on server: OpaquePointer) throws(DiscoveryError) {
        guard let group else { throw .closed }
        guard strings != self.strings else { return }
        let code = AvahiStrings.withList(strings) { list in
            avahi_server_update_service_txt_strlst(
                server, group, anyInterface, eitherProtocol, AVAHI_PUBLISH_NO_COOKIE, name, MulticastDNS.serviceType,
                nil, list)
        }
        try checkAvahi(code, "announce a change of \(name)")
        self.strings = strings
    }

    /// Takes the records back, with a goodbye.
    func stop() {
        guard let group else { return }
        self.group = nil
        avahi_s_entry_group_free(group)
    }
}

extension IPAddress {
    /// The begin of a name for the host that has this address alone.
    fileprivate var hostLabel: String {
        String(description.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
