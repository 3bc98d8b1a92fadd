// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Gives an accessory another name; the device never hears of it.
package struct RenameAccessory: Mutation {
    package static let method = "accessory.rename"

    package let home: Home.ID
    package let accessory: Accessory.ID
    package let name: String

    package init(home: Home.ID, accessory: Accessory.ID, name: String) {
        self.home = home
        self.accessory = accessory
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home)
        try home.checkRename(from: accessory.name, to: name)
        return [.accessoryRenamed(accessory: accessory.id, home: home.id, name: name)]
    }
}

/// Moves an accessory to a room. Moving a bridge leaves those behind it where they are.
package struct AssignAccessory: Mutation {
    package static let method = "accessory.assign"

    package let home: Home.ID
    package let accessory: Accessory.ID
    package let room: Room.ID

    package init(home: Home.ID, accessory: Accessory.ID, room: Room.ID) {
        self.home = home
        self.accessory = accessory
        self.room = room
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home, absent: .objectNotAssociatedToAnyHome)
        if room != home.defaultRoom {
            _ = try database.room(
                room, in: home, absent: .objectNotAssociatedToAnyHome, refusingDefault: .objectAssociatedToAnotherHome)
        }
        return accessory.room == room ? [] : [.accessoryMoved(accessory: accessory.id, home: home.id, room: room)]
    }
}

/// Gives a service another name; the device never hears of it.
package struct RenameService: Mutation {
    package static let method = "service.rename"

    package let home: Home.ID
    package let accessory: Accessory.ID
    package let service: UInt64
    package let name: String

    package init(home: Home.ID, accessory: Accessory.ID, service: UInt64, name: String) {
        self.home = home
        self.accessory = accessory
        self.service = service
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home)
        guard let service = accessory.services.first(where: { $0.iid == self.service }) else {
            throw HubError(.notFound, "The accessory has no such service.")
        }
        try NameRule.check(name)
        if let old = service.name { try NameRule.checkDiffers(old, name) }
        try NameSpace(accessory.services.compactMap(\.name)).checkFree(name, .objectWithSimilarNameExistsInHome)
        return [.serviceRenamed(service: service.iid, accessory: accessory.id, home: home.id, name: name)]
    }
}

/// Removes an accessory, and with a bridge those behind it; scenes and triggers lose what refers to them. One behind a
/// bridge leaves alone only if the bridge no longer mentions it.
package struct RemoveAccessory: Mutation {
    package static let method = "accessory.remove"

    package let home: Home.ID
    package let accessory: Accessory.ID

    package init(home: Home.ID, accessory: Accessory.ID) {
        self.home = home
        self.accessory = accessory
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home)
        guard accessory.bridge == nil || accessory.goneSince != nil else {
            throw HubError(
                .cannotRemoveNonBridgeAccessory,
                "The accessory stands behind a bridge and leaves only with it; remove the bridge.")
        }
        let leaving = home.accessories(behind: accessory.id).map(\.id) + [accessory.id]
        return home.changes(forgetting: Set(leaving))
            + leaving.map { .accessoryRemoved(accessory: $0, home: home.id) }
    }
}
