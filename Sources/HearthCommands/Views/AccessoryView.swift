// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// An accessory with live state, as JSON.
struct AccessoryView: Encodable {
    let id: String
    let name: String
    let home: NameView
    let room: NameView
    let isReachable: Bool
    /// Since when its bridge no longer mentions it.
    let goneSince: Date?
    /// Since when the hub does not talk to it, as it misbehaved.
    let blockedSince: Date?
    let category: Int
    let categoryName: String
    let deviceID: String
    let aid: UInt64
    /// The bridge it stands behind.
    let bridge: String?
    let manufacturer: String?
    let model: String?
    let serialNumber: String?
    let firmwareVersion: String?
    let services: [ServiceView]

    init(_ accessory: Accessory, in home: Home, of snapshot: HubSnapshot) {
        id = accessory.id.description
        name = accessory.name
        self.home = NameView(home)
        room = NameView(Room(id: accessory.room, name: home.roomName(accessory.room)))
        isReachable = snapshot.isReachable(accessory.id)
        goneSince = accessory.goneSince
        blockedSince = accessory.blockedSince
        category = accessory.category
        categoryName = accessory.categoryName
        deviceID = accessory.deviceID
        aid = accessory.aid
        bridge = accessory.bridge?.description
        manufacturer = accessory.manufacturer
        model = accessory.model
        serialNumber = accessory.serialNumber
        firmwareVersion = accessory.firmwareVersion
        services = accessory.services.map { ServiceView($0, of: accessory, in: snapshot) }
    }
}
