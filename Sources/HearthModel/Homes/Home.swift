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
    /// Where it is; nil if nobody has said.
    package var location: HomeLocation?
    package var rooms: [Room]
    package var zones: [Zone]
    package var accessories: [Accessory]
    package var serviceGroups: [ServiceGroup]
    package var actionSets: [ActionSet]
    package var triggers: [Trigger]
    /// Those who were invited; not the owner of the hub.
    package var users: [User]
    /// The owner of the hub and users of whom something is known: where they are, or which phone is theirs.
    package var people: [Person]

    package init(
        id: ID, name: String, defaultRoom: Room.ID, rooms: [Room] = [], zones: [Zone] = [],
        accessories: [Accessory] = [], serviceGroups: [ServiceGroup] = [], actionSets: [ActionSet] = [],
        triggers: [Trigger] = [], users: [User] = [], location: HomeLocation? = nil, people: [Person] = []
    ) {
        self.id = id
        self.name = name
        self.defaultRoom = defaultRoom
        self.rooms = rooms
        self.zones = zones
        self.accessories = accessories
        self.serviceGroups = serviceGroups
        self.actionSets = actionSets
        self.triggers = triggers
        self.users = users
        self.location = location
        self.people = people
    }

    /// The action sets that people see: all but those of triggers.
    package var scenes: [ActionSet] { actionSets.filter { !$0.isTriggerOwned } }

    /// The action set that belongs to a trigger alone.
    package func ownedActionSet(of trigger: Trigger) -> ActionSet? {
        actionSets.first { $0.isTriggerOwned && trigger.actionSets.contains($0.id) }
    }

    package func accessories(behind bridge: Accessory.ID) -> [Accessory] {
        accessories.filter { $0.bridge == bridge }
    }
}

extension Home {
    /// Kinds of things that an older hub or an older log of commits does not know are missing there.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id), name: try container.decode(String.self, forKey: .name),
            defaultRoom: try container.decode(Room.ID.self, forKey: .defaultRoom),
            rooms: try container.decode([Room].self, forKey: .rooms),
            zones: try container.decode([Zone].self, forKey: .zones),
            accessories: try container.decode([Accessory].self, forKey: .accessories),
            serviceGroups: try container.decodeIfPresent([ServiceGroup].self, forKey: .serviceGroups) ?? [],
            actionSets: try container.decode([ActionSet].self, forKey: .actionSets),
            triggers: try container.decode([Trigger].self, forKey: .triggers),
            users: try container.decodeIfPresent([User].self, forKey: .users) ?? [],
            location: try container.decodeIfPresent(HomeLocation.self, forKey: .location),
            people: try container.decodeIfPresent([Person].self, forKey: .people) ?? [])
    }
}
