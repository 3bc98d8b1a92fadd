// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A room of a home. Which accessories stand in it, the accessories say.
package struct Room: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Room>

    package let id: ID
    package var name: String

    package init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
