// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A group of rooms of one home; a room may be in several.
package struct Zone: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Zone>

    package let id: ID
    package var name: String
    package var rooms: [Room.ID]

    package init(id: ID, name: String, rooms: [Room.ID] = []) {
        self.id = id
        self.name = name
        self.rooms = rooms
    }
}
