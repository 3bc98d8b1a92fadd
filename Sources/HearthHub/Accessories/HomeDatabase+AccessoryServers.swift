// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HAP
internal import HAPNetwork
package import HearthModel

extension HomeDatabase {
    /// The accessory servers whose accessories are in some home.
    package var accessoryServers: Set<DeviceID> { Set(accessoryCounts.keys) }

    /// The same, with how many accessories each has.
    var accessoryCounts: [DeviceID: Int] {
        homes.flatMap(\.accessories).compactMap(\.server).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Those that the hub has stopped talking to.
    var blockedServers: Set<DeviceID> {
        Set(homes.flatMap(\.accessories).filter { $0.blockedSince != nil }.compactMap(\.server))
    }

    func accessories(of deviceID: DeviceID) -> [Accessory] {
        homes.flatMap { $0.accessories(of: deviceID) }
    }

    /// The changes that follow from what a known accessory server says of itself now; none for a server in no home.
    ///
    /// A bridge that comes up without those behind it is one all the same.
    func changes(
        describing snapshot: LinkSnapshot, of deviceID: DeviceID, category: Int, at now: Date
    ) throws(HubError) -> [Change] {
        for home in homes {
            let known = home.accessories(of: deviceID)
            guard !known.isEmpty else { continue }
            let accessories = Accessory.all(
                of: deviceID, in: snapshot.database, values: snapshot.values, category: category,
                room: home.defaultRoom, isBridge: known.contains { $0.bridge != nil })
            return try changes(describing: accessories, known: known, in: home.id, at: now)
        }
        return []
    }
}

extension Home {
    func accessories(of deviceID: DeviceID) -> [Accessory] {
        accessories.served(by: deviceID.text)
    }
}

extension Accessory {
    /// The accessory server it belongs to.
    var server: DeviceID? { DeviceID(received: Array(deviceID.utf8)) }
}

extension CharacteristicReference {
    /// A characteristic of an accessory server.
    package init(_ id: CharacteristicID, of deviceID: DeviceID) {
        self.init(accessory: Accessory.ID(deviceID: deviceID, aid: id.aid), iid: id.iid)
    }
}
