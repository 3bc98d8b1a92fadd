// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CAvahi
internal import HearthSystem

/// One search for `_hap._tcp` inside Avahi: browsers for the pointers and, per instance and host, for their records.
///
/// Records are followed rather than resolved once, so that every address is known, changes are heard, and a TXT record
/// that comes late (quirk Q76) is not missed.
final class AvahiBrowsing: @unchecked Sendable {
    // Unchecked: everything is touched only with the responder's lock held, which Avahi's callbacks have.

    private let server: OpaquePointer
    private let report: @Sendable (Sighting) -> Void
    private var directory = ServiceDirectory()
    private var browser: OpaquePointer?
    private var instanceFollowers: [String: [AvahiRecordFollower]] = [:]
    private var hostFollowers: [String: [AvahiRecordFollower]] = [:]

    init(server: OpaquePointer, report: @escaping @Sendable (Sighting) -> Void) {
        self.server = server
        self.report = report
    }

    func start() throws(DiscoveryError) {
        browser = avahi_s_service_browser_new(
            server, anyInterface, eitherProtocol, MulticastDNS.serviceType, nil, AVAHI_LOOKUP_USE_MULTICAST,
            { _, interface, carrier, event, name, _, _, _, context in
                guard let context, let name, let change = ServiceDirectory.Change(event) else { return }
                let browsing = Unmanaged<AvahiBrowsing>.fromOpaque(context).takeUnretainedValue()
                let place = ServiceDirectory.Place(interface: interface, carrier: carrier)
                browsing.perform(browsing.directory.pointer(change, to: String(cString: name), at: place))
            }, Unmanaged.passUnretained(self).toOpaque())
        guard browser != nil else {
            let reason = AvahiResponder.words(avahi_server_errno(server))
            throw .refused(operation: "look for accessories", reason: reason)
        }
    }

    func stop() {
        guard let browser else { return }
        self.browser = nil
        avahi_s_service_browser_free(browser)
        for followers in instanceFollowers.values { stop(followers) }
        for followers in hostFollowers.values { stop(followers) }
        instanceFollowers = [:]
        hostFollowers = [:]
    }

    /// Accessories have announced themselves, whether or not Avahi finds anything new in it.
    func heard(_ announcement: Announcement, at now: Duration) {
        perform(directory.heard(announcement, at: now))
    }

    private func perform(_ orders: [ServiceDirectory.Order]) {
        for order in orders {
            switch order {
            case .followInstance(let name): followInstance(name)
            case .leaveInstance(let name): stop(instanceFollowers.removeValue(forKey: name))
            case .followHost(let host): followHost(host)
            case .leaveHost(let host): stop(hostFollowers.removeValue(forKey: host))
            case .report(let sighting): report(sighting)
            }
        }
    }

    private func stop(_ followers: [AvahiRecordFollower]?) {
        for follower in followers ?? [] { follower.stop() }
    }

    private func followInstance(_ name: String) {
        var buffer = [CChar](repeating: 0, count: Int(AVAHI_DOMAIN_NAME_MAX))
        guard avahi_service_name_join(&buffer, buffer.count, name, MulticastDNS.serviceType, "local") >= 0 else {
            return
        }
        let fullName = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let services = AvahiRecordFollower(fullName, AVAHI_DNS_TYPE_SRV, on: server) {
            [unowned self] change, record, place in
            let data = record.data.srv
            guard let host = data.name else { return }
            let server = ServiceDirectory.Server(host: String(cString: host), port: data.port)
            perform(directory.server(change, server, of: name, at: place))
        }
        let texts = AvahiRecordFollower(fullName, AVAHI_DNS_TYPE_TXT, on: server) {
            [unowned self] change, record, place in
            perform(directory.text(change, AvahiStrings.strings(record.data.txt.string_list), of: name, at: place))
        }
        instanceFollowers[name] = [services, texts].compactMap { $0 }
    }

    private func followHost(_ host: String) {
        let ipv4 = AvahiRecordFollower(host, AVAHI_DNS_TYPE_A, on: server) { [unowned self] change, record, place in
            let address = IPAddress(ipv4: UInt32(bigEndian: record.data.a.address.address))
            perform(directory.address(change, address, of: host, at: place))
        }
        let ipv6 = AvahiRecordFollower(host, AVAHI_DNS_TYPE_AAAA, on: server) { [unowned self] change, record, place in
            let bytes = withUnsafeBytes(of: record.data.aaaa.address.address) { Array($0) }
            guard let address = IPAddress(bytes: bytes) else { return }
            perform(directory.address(change, address, of: host, at: place))
        }
        hostFollowers[host] = [ipv4, ipv6].compactMap { $0 }
    }
}

extension ServiceDirectory.Change {
    /// nil for events that are not about a record.
    init?(_ event: AvahiBrowserEvent) {
        switch event {
        case AVAHI_BROWSER_NEW: self = .added
        case AVAHI_BROWSER_REMOVE: self = .removed
        default: return nil
        }
    }
}
