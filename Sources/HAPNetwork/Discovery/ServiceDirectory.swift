// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// Puts together what DNS-SD tells in pieces: one record at a time, once per interface and protocol.
///
/// A value without input or output: it is told of records that come and go, and answers with orders.
struct ServiceDirectory: Sendable {
    /// Where a record was heard. Equal records heard in several places are several.
    struct Place: Hashable, Sendable {
        /// The interface's index.
        let interface: Int32
        /// Avahi's number for IPv4 or IPv6 as the carrier.
        let carrier: Int32
    }

    /// Whether a record came or went.
    enum Change: Sendable {
        case added
        case removed
    }

    /// The content of an SRV record.
    struct Server: Hashable, Sendable {
        let host: String
        let port: UInt16
    }

    /// What is to be done.
    enum Order: Hashable, Sendable {
        /// Ask for the SRV and TXT records of an instance.
        case followInstance(String)
        case leaveInstance(String)
        /// Ask for the A and AAAA records of a host.
        case followHost(String)
        case leaveHost(String)
        case report(Sighting)
    }

    private struct Heard<Content: Hashable & Sendable>: Hashable, Sendable {
        let content: Content
        let place: Place
    }

    private struct Instance: Sendable {
        var places: Set<Place> = []
        // The newest last. A changed record arrives before the old one is taken back.
        var servers: [Heard<Server>] = []
        var texts: [Heard<[[UInt8]]>] = []
        var reported: DiscoveredAccessory?
        var followedHost: String?
        var lastHeard: Duration?
    }

    private var instances: [String: Instance] = [:]
    private var addresses: [String: [Heard<IPAddress>]] = [:]

    /// A pointer to an instance (PTR) came or went.
    mutating func pointer(_ change: Change, to name: String, at place: Place) -> [Order] {
        switch change {
        case .added:
            let isNew = instances[name] == nil
            instances[name, default: Instance()].places.insert(place)
            return isNew ? [.followInstance(name)] : []
        case .removed:
            guard var instance = instances[name] else { return [] }
            instance.places.remove(place)
            guard instance.places.isEmpty else {
                instances[name] = instance
                return []
            }
            instances[name] = nil
            let farewell = instance.reported.map { [Order.report(.vanished($0))] } ?? []
            return [.leaveInstance(name)] + leave(instance.followedHost) + farewell
        }
    }

    /// A service record (SRV) of an instance came or went.
    mutating func server(_ change: Change, _ server: Server, of name: String, at place: Place) -> [Order] {
        guard var instance = instances[name] else { return [] }
        Self.note(change, Heard(content: server, place: place), in: &instance.servers)
        let host = instance.servers.last?.content.host ?? instance.followedHost
        let previous = instance.followedHost
        instance.followedHost = host
        instances[name] = instance
        guard let host, host != previous else { return refresh(name) }
        let isNew = addresses[host] == nil
        if isNew { addresses[host] = [] }
        return (isNew ? [.followHost(host)] : []) + leave(previous) + refresh(name)
    }

    /// A text record (TXT) of an instance came or went.
    mutating func text(_ change: Change, _ strings: [[UInt8]], of name: String, at place: Place) -> [Order] {
        guard instances[name] != nil else { return [] }
        Self.note(change, Heard(content: strings, place: place), in: &instances[name, default: Instance()].texts)
        return refresh(name)
    }

    /// An address record (A, AAAA) of a host came or went.
    mutating func address(_ change: Change, _ address: IPAddress, of host: String, at place: Place) -> [Order] {
        guard addresses[host] != nil else { return [] }
        let scoped = address.isLinkLocalIPv6 ? address.scoped(to: UInt32(max(place.interface, 0))) : address
        Self.note(change, Heard(content: scoped, place: place), in: &addresses[host, default: []])
        return instances.filter { $0.value.followedHost == host }.keys.sorted().flatMap { refresh($0) }
    }

    /// A packet came in which accessories say that they are there. Announcements come in bursts, over several
    /// interfaces and records, so that one report stands for all within ``hearingPause``.
    ///
    /// - Parameter now: on any clock that does not go back.
    mutating func heard(_ announcement: Announcement, at now: Duration) -> [Order] {
        let names = instances.values.compactMap(\.reported).filter { announcement.isAbout($0) }.map(\.name).sorted()
        let updates = names.flatMap { preferText(of: $0, in: announcement) }
        return updates
            + names.compactMap { instances[$0]?.reported }.compactMap { accessory in
                let last = instances[accessory.name]?.lastHeard
                if let last, now - last < Self.hearingPause { return nil }
                instances[accessory.name]?.lastHeard = now
                return .report(.heard(accessory))
            }
    }

    /// Of several texts that Avahi keeps of an instance, the one just announced is the one that holds.
    ///
    /// One that changes and changes back within a second, as when an accessory is paired and unpaired, is never taken
    /// back and so never told as new: RFC 6762, section 10.2, leaves both in the cache.
    private mutating func preferText(of name: String, in announcement: Announcement) -> [Order] {
        guard let strings = announcement.text(of: name).map(Set.init), let instance = instances[name] else { return [] }
        let isAnnounced = { (heard: Heard<[[UInt8]]>) in Set(heard.content).subtracting([[]]) == strings }
        guard let last = instance.texts.last, !isAnnounced(last), instance.texts.contains(where: isAnnounced) else {
            return []
        }
        instances[name]?.texts = instance.texts.filter { !isAnnounced($0) } + instance.texts.filter(isAnnounced)
        return refresh(name)
    }

    static let hearingPause: Duration = .milliseconds(200)

    /// All that has been reported and not taken back.
    var accessories: [DiscoveredAccessory] { instances.values.compactMap(\.reported) }

    private static func note<Content>(_ change: Change, _ heard: Heard<Content>, in list: inout [Heard<Content>]) {
        list.removeAll { $0 == heard }
        if change == .added { list.append(heard) }
    }

    private mutating func leave(_ host: String?) -> [Order] {
        guard let host, !instances.values.contains(where: { $0.followedHost == host }) else { return [] }
        addresses[host] = nil
        return [.leaveHost(host)]
    }

    /// Reports an instance when it is complete and not as it was reported last. One that loses a piece keeps its last
    /// report: it is still there, as its pointer says.
    private mutating func refresh(_ name: String) -> [Order] {
        guard let instance = instances[name], let found = complete(instance, named: name) else { return [] }
        guard found != instance.reported else { return [] }
        instances[name]?.reported = found
        return [.report(instance.reported == nil ? .appeared(found) : .updated(found))]
    }

    private func complete(_ instance: Instance, named name: String) -> DiscoveredAccessory? {
        guard let server = instance.servers.last?.content, server.port > 0,
            let strings = instance.texts.last?.content,
            let advertisement = AccessoryAdvertisement(TXTRecord(strings: strings))
        else { return nil }
        let targets = Self.ranked((addresses[server.host] ?? []).map(\.content))
        guard !targets.isEmpty else { return nil }
        return DiscoveredAccessory(
            name: name, advertisement: advertisement, host: server.host, port: server.port,
            addresses: targets.map { SocketAddress($0, port: server.port) }, strings: strings)
    }

    private static func ranked(_ addresses: [IPAddress]) -> [IPAddress] {
        let usable = Set(addresses).filter { !$0.isUnspecified && !($0.isLinkLocalIPv6 && $0.scope == 0) }
        func rank(_ address: IPAddress) -> Int {
            address.isLinkLocalIPv6 ? 2 : address.family == .ipv6 ? 1 : 0
        }
        return usable.sorted { (rank($0), $0.description) < (rank($1), $1.description) }
    }
}
