// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One accessory of a home: a stand-alone device, a bridge, or a device behind a bridge.
///
/// `(deviceID, aid)` is its identity at the device; name, model, serial number and address never are (quirk Q45).
package struct Accessory: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Accessory>

    package let id: ID
    /// The accessory server it belongs to, as the device spells it (`7A:1C:3E:55:90:D2`).
    package let deviceID: String
    /// Its number within the accessory server; 1 for a stand-alone device and for a bridge itself.
    package let aid: UInt64
    package var name: String
    package var room: Room.ID
    /// The bridge it stands behind; nil for a bridge and for a stand-alone device.
    package let bridge: Accessory.ID?
    /// HAP's category number, as announced.
    package var category: Int
    package var manufacturer: String?
    package var model: String?
    package var serialNumber: String?
    package var firmwareVersion: String?
    package var services: [Service]
    /// Since when the bridge that it stands behind no longer mentions it; nil if it does. It stays until it is removed.
    package var goneSince: Date?
    /// Since when the hub does not talk to it any more, as it misbehaved; nil if it does. Only a user ends that.
    package var blockedSince: Date?

    package init(
        id: ID, deviceID: String, aid: UInt64, name: String, room: Room.ID, bridge: Accessory.ID? = nil, category: Int,
        manufacturer: String? = nil, model: String? = nil, serialNumber: String? = nil, firmwareVersion: String? = nil,
        services: [Service] = [], goneSince: Date? = nil, blockedSince: Date? = nil
    ) {
        self.id = id
        self.deviceID = deviceID
        self.aid = aid
        self.name = name
        self.room = room
        self.bridge = bridge
        self.category = category
        self.manufacturer = manufacturer
        self.model = model
        self.serialNumber = serialNumber
        self.firmwareVersion = firmwareVersion
        self.services = services
        self.goneSince = goneSince
        self.blockedSince = blockedSince
    }

    package func service(_ iid: UInt64) -> Service? {
        services.first { $0.iid == iid }
    }

    package func characteristic(_ iid: UInt64) -> Characteristic? {
        for service in services {
            if let found = service.characteristics.first(where: { $0.iid == iid }) { return found }
        }
        return nil
    }
}
