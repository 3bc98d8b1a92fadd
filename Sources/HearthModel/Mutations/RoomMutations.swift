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
        let home = try database.requiredHome(home)
        try home.checkNewName(name)
        return [.roomAdded(room: Room(id: Room.ID(context.makeID()), name: name), home: home.id)]
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
        let home = try database.requiredHome(home)
        let room = try database.room(room, in: home).id
        var changes: [Change] = []
        for zone in home.zones where zone.rooms.contains(room) {
            changes.append(.roomRemovedFromZone(room: room, zone: zone.id, home: home.id))
        }
        for accessory in home.accessories where accessory.room == room {
            changes.append(.accessoryMoved(accessory: accessory.id, home: home.id, room: home.defaultRoom))
        }
        return changes + [.roomRemoved(room: room, home: home.id)]
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
        let home = try database.requiredHome(home)
        let room = try database.room(room, in: home)
        try home.checkRename(from: room.name, to: name)
        return [.roomRenamed(room: room.id, home: home.id, name: name)]
    }
}
