// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Makes a room.
package struct AddRoom: Mutation {
    package static let method = "room.add"

    package let home: Home.ID
    package let name: String

    package init(home: Home.ID, name: String) {
        self.home = home
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Removes a room; it leaves its zones, and its accessories go to the default room.
package struct RemoveRoom: Mutation {
    package static let method = "room.remove"

    package let home: Home.ID
    package let room: Room.ID

    package init(home: Home.ID, room: Room.ID) {
        self.home = home
        self.room = room
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Gives a room another name.
package struct RenameRoom: Mutation {
    package static let method = "room.rename"

    package let home: Home.ID
    package let room: Room.ID
    package let name: String

    package init(home: Home.ID, room: Room.ID, name: String) {
        self.home = home
        self.room = room
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}
