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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Removes an accessory, and with a bridge those behind it; scenes and triggers lose what refers to them.
package struct RemoveAccessory: Mutation {
    package static let method = "accessory.remove"

    package let home: Home.ID
    package let accessory: Accessory.ID

    package init(home: Home.ID, accessory: Accessory.ID) {
        self.home = home
        self.accessory = accessory
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}
