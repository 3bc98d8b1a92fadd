// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
package import HAPNetwork
package import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Which accessory servers are on the network, and which clients want to hear of those that could be added.
package actor DiscoveryBoard {
    private let registry: HomeRegistry
    private let keyring: Keyring
    private var seen: [DeviceID: HAPNetwork.DiscoveredAccessory] = [:]
    private var searchers: [Client.ID: @Sendable (HubNotification) -> Void] = [:]
    /// Who waits for an accessory server to appear.
    private var waiting: [UUID: AsyncStream<Void>.Continuation] = [:]
    /// Accessory servers that are in a home, and so cannot be added.
    private var added: Set<DeviceID> = []

    package init(registry: HomeRegistry, keyring: Keyring) {
        self.registry = registry
        self.keyring = keyring
    }

    /// Follows the network and the database until it is cancelled.
    ///
    /// - Parameter links: is told of every accessory server that appears or changes.
    package func run(_ sightings: AsyncStream<Sighting>, links: AccessoryLinks) async {
        let (database, commits) = await registry.follow()
        added = database.accessoryServers
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.touchesAccessories) {
                    await self.takeAdded(self.registry.database.accessoryServers)
                }
            }
            for await sighting in sightings {
                take(sighting)
                await links.sighted(sighting)
            }
            group.cancelAll()
        }
    }

    /// Begins or ends telling a client; beginning starts with all that are known.
    package func search(_ isOn: Bool, for client: Client.ID, notify: @escaping @Sendable (HubNotification) -> Void) {
        searchers[client] = isOn ? notify : nil
        guard isOn else { return }
        for (deviceID, accessory) in seen where !added.contains(deviceID) {
            notify(.discovered(described(accessory, deviceID)))
        }
    }

    /// As clients are told. One that is paired with this hub and is in no home can be added, so it does not count as
    /// paired: its pairing was cut short, or it was away when it was removed.
    private func described(
        _ accessory: HAPNetwork.DiscoveredAccessory, _ deviceID: DeviceID
    ) -> HearthIPC.DiscoveredAccessory {
        let isOurs = accessory.advertisement.isPaired && (try? keyring.entry(of: deviceID)) != nil
        return HearthIPC.DiscoveredAccessory(
            accessory, deviceID, isPaired: accessory.advertisement.isPaired && !isOurs)
    }

    /// The accessory server with this device id, or the one that a setup payload's hash points to.
    func find(where isWanted: (DeviceID, AccessoryAdvertisement) -> Bool) -> HAPNetwork.DiscoveredAccessory? {
        seen.first { isWanted($0.key, $0.value.advertisement) }?.value
    }

    /// The same, waited for: the hub may have begun to look only a moment ago.
    func find(
        within limit: Duration, on clock: any Clock<Duration>,
        where isWanted: @escaping @Sendable (DeviceID, AccessoryAdvertisement) -> Bool
    ) async -> HAPNetwork.DiscoveredAccessory? {
        if let found = find(where: isWanted) { return found }
        let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        waiting[id] = continuation
        defer { waiting[id] = nil }
        return try? await withDeadline(limit, clock: clock) { [self] in
            for await _ in news {
                if let found = await find(where: isWanted) { return found }
            }
            return nil
        }
    }

    private func take(_ sighting: Sighting) {
        let accessory = sighting.accessory
        guard let deviceID = accessory.deviceID else { return }
        switch sighting {
        case .appeared, .updated:
            seen[deviceID] = accessory
            for continuation in waiting.values { continuation.yield() }
            guard !added.contains(deviceID) else { return }
            tell(.discovered(described(accessory, deviceID)))
        case .heard:
            break
        case .vanished:
            seen[deviceID] = nil
            tellVanished(accessory, deviceID)
        }
    }

    private func takeAdded(_ servers: Set<DeviceID>) {
        let (joined, left) = (servers.subtracting(added), added.subtracting(servers))
        for deviceID in joined { if let accessory = seen[deviceID] { tellVanished(accessory, deviceID) } }
        added = servers
        for deviceID in left {
            guard let accessory = seen[deviceID] else { continue }
            tell(.discovered(described(accessory, deviceID)))
        }
    }

    private func tellVanished(_ accessory: HAPNetwork.DiscoveredAccessory, _ deviceID: DeviceID) {
        guard !added.contains(deviceID) else { return }
        tell(.vanished(described(accessory, deviceID)))
    }

    private func tell(_ notification: HubNotification) {
        for notify in searchers.values { notify(notification) }
    }
}

extension HearthIPC.DiscoveredAccessory {
    init(_ seen: HAPNetwork.DiscoveredAccessory, _ deviceID: DeviceID, isPaired: Bool? = nil) {
        self.init(
            accessory: Accessory.ID(deviceID: deviceID, aid: 1), deviceID: deviceID.text, name: seen.name,
            model: seen.advertisement.model, category: Int(seen.advertisement.category),
            isPaired: isPaired ?? seen.advertisement.isPaired, addresses: seen.addresses.map(\.description))
    }
}

extension Change {
    fileprivate var touchesAccessories: Bool {
        switch self {
        case .accessoryAdded, .accessoryRemoved, .homeRemoved: true
        default: false
        }
    }
}
