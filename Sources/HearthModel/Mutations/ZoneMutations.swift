// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Makes a zone.
package struct AddZone: Mutation {
    package static let method = "zone.add"

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

/// Removes a zone; its rooms stay.
package struct RemoveZone: Mutation {
    package static let method = "zone.remove"

    package let home: Home.ID
    package let zone: Zone.ID

    package init(home: Home.ID, zone: Zone.ID) {
        self.home = home
        self.zone = zone
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Gives a zone another name.
package struct RenameZone: Mutation {
    package static let method = "zone.rename"

    package let home: Home.ID
    package let zone: Zone.ID
    package let name: String

    package init(home: Home.ID, zone: Zone.ID, name: String) {
        self.home = home
        self.zone = zone
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Puts a room into a zone.
package struct AddRoomToZone: Mutation {
    package static let method = "zone.addRoom"

    package let home: Home.ID
    package let zone: Zone.ID
    package let room: Room.ID

    package init(home: Home.ID, zone: Zone.ID, room: Room.ID) {
        self.home = home
        self.zone = zone
        self.room = room
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Takes a room out of a zone.
package struct RemoveRoomFromZone: Mutation {
    package static let method = "zone.removeRoom"

    package let home: Home.ID
    package let zone: Zone.ID
    package let room: Room.ID

    package init(home: Home.ID, zone: Zone.ID, room: Room.ID) {
        self.home = home
        self.zone = zone
        self.room = room
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}
