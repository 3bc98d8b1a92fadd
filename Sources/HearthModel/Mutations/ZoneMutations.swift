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
        let home = try database.requiredHome(home)
        try home.checkNewName(name)
        return [.zoneAdded(zone: Zone(id: Zone.ID(context.makeID()), name: name), home: home.id)]
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
        let home = try database.requiredHome(home)
        let zone = try database.zone(zone, in: home)
        return [.zoneRemoved(zone: zone.id, home: home.id)]
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
        let home = try database.requiredHome(home)
        let zone = try database.zone(zone, in: home)
        try home.checkRename(from: zone.name, to: name)
        return [.zoneRenamed(zone: zone.id, home: home.id, name: name)]
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
        let home = try database.requiredHome(home)
        let zone = try database.zone(zone, in: home)
        let room = try database.room(
            room, in: home, absent: .objectNotAssociatedToAnyHome, refusingDefault: .roomForHomeCannotBeInZone)
        guard !zone.rooms.contains(room.id) else {
            throw HubError(.alreadyExists, "The room is in the zone already.")
        }
        return [.roomAddedToZone(room: room.id, zone: zone.id, home: home.id)]
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
        let home = try database.requiredHome(home)
        let zone = try database.zone(zone, in: home)
        guard zone.rooms.contains(room) else {
            throw HubError(.notFound, "The room is not in the zone.")
        }
        return [.roomRemovedFromZone(room: room, zone: zone.id, home: home.id)]
    }
}
