// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A home and everything in it.
package struct Home: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Home>

    package let id: ID
    package var name: String
    /// The room of everything not assigned elsewhere: HomeKit's "room for entire home". Never listed in `rooms`; its name
    /// is the home's.
    package let defaultRoom: Room.ID
    package var rooms: [Room]
    package var zones: [Zone]
    package var accessories: [Accessory]
    package var actionSets: [ActionSet]
    package var triggers: [Trigger]

    package init(
        id: ID, name: String, defaultRoom: Room.ID, rooms: [Room] = [], zones: [Zone] = [],
        accessories: [Accessory] = [], actionSets: [ActionSet] = [], triggers: [Trigger] = []
    ) {
        self.id = id
        self.name = name
        self.defaultRoom = defaultRoom
        self.rooms = rooms
        self.zones = zones
        self.accessories = accessories
        self.actionSets = actionSets
        self.triggers = triggers
    }

    package func accessories(behind bridge: Accessory.ID) -> [Accessory] {
        accessories.filter { $0.bridge == bridge }
    }
}
