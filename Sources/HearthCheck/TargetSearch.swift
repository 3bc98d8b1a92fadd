// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthModel
package import HearthSystem

/// Finds the accessory that a person means, by name, device id or address.
package struct TargetSearch: Sendable {
    /// Why there is nothing to check.
    package enum Failure: Error, Hashable, Sendable {
        /// What was seen instead.
        case notFound(seen: [String])
        case ambiguous([String])
        case unknownHost(String)
        case discovery(String)
        case cancelled
    }

    private let interfaces: [String]?
    private let limit: Duration
    private let eventLoop: EventLoop

    /// How long the accessory of an address may take to be seen.
    private static let addressLimit = Duration.seconds(3)
    /// How long to look for a second one of the same name.
    private static let settling = Duration.milliseconds(600)

    /// - Parameters:
    ///   - interfaces: the only ones on which to search; nil for all.
    ///   - limit: for finding a name.
    package init(interfaces: [String]?, within limit: Duration, eventLoop: EventLoop) {
        self.interfaces = interfaces
        self.limit = limit
        self.eventLoop = eventLoop
    }

    /// - Parameter text: `HOST:PORT`, or the name or device id that is announced.
    /// - Throws: Failure.
    package func target(_ text: String) async throws(Failure) -> Target {
        guard DeviceID(text) == nil, let endpoint = Endpoint(text) else { return try await named(text) }
        do throws(SocketError) {
            return await at(try await endpoint.addresses())
        } catch {
            throw .unknownHost(error.description)
        }
    }

    private func named(_ name: String) async throws(Failure) -> Target {
        let isMeant = { @Sendable (accessory: DiscoveredAccessory) in
            LooseName(accessory.name) == LooseName(name)
                || accessory.advertisement.foldedDeviceID == name.uppercased()
        }
        let dns = try openDNS(interfaces)
        let found = try await search(dns, for: limit, isMeant)
        let meant = found.filter(isMeant)
        guard let only = meant.first else { throw .notFound(seen: found.map(\.name).sorted()) }
        guard meant.count == 1 else { throw .ambiguous(meant.map { "\($0.name), \($0.advertisement.deviceID)" }) }
        return Target(addresses: only.addresses, sightings: try follow(only, dns))
    }

    /// An accessory that is not announced here can be checked all the same.
    private func at(_ addresses: [SocketAddress]) async -> Target {
        let isLocal = addresses.allSatisfy(\.address.isLoopback)
        let loopbacks = ((try? NetworkInterface.all()) ?? []).filter(\.isLoopback).map(\.name)
        let isMeant = { @Sendable (accessory: DiscoveredAccessory) in
            !Set(accessory.addresses).isDisjoint(with: addresses)
        }
        guard let dns = try? openDNS(interfaces ?? (isLocal ? loopbacks : nil)),
            let found = try? await search(dns, for: Self.addressLimit, isMeant).first(where: isMeant),
            let sightings = try? follow(found, dns)
        else { return Target(addresses: addresses) }
        return Target(addresses: addresses, sightings: sightings)
    }

    private func openDNS(_ interfaces: [String]?) throws(Failure) -> MulticastDNS {
        do {
            return try MulticastDNS(interfaces: interfaces, eventLoop: eventLoop)
        } catch {
            throw .discovery("\(error)")
        }
    }

    private func follow(_ accessory: DiscoveredAccessory, _ dns: MulticastDNS) throws(Failure) -> SightingLog {
        do {
            return SightingLog(of: accessory, in: try dns.accessories(), keeping: dns)
        } catch {
            throw .discovery("\(error)")
        }
    }

    /// All that is seen until the time is up, or a little after one that is meant.
    private func search(
        _ dns: MulticastDNS, for limit: Duration, _ isMeant: @escaping @Sendable (DiscoveredAccessory) -> Bool
    ) async throws(Failure) -> [DiscoveredAccessory] {
        let sightings: AsyncStream<Sighting>
        do {
            sightings = try dns.accessories()
        } catch {
            throw .discovery("\(error)")
        }
        let found = Guarded<[String: DiscoveredAccessory]>([:])
        let collecting = Task {
            for await sighting in sightings {
                found.withLock { $0[sighting.accessory.name] = sighting.accessory }
            }
        }
        defer { collecting.cancel() }
        let timeline = Timeline(ContinuousClock())
        var end = limit
        while timeline.now < end {
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { throw .cancelled }
            guard end == limit, found.withLock({ $0.values.contains(where: isMeant) }) else { continue }
            end = min(limit, timeline.now + Self.settling)
        }
        return found.withLock { $0.values.sorted { $0.name < $1.name } }
    }
}
