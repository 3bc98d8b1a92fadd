// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Makes an empty service group.
package struct AddServiceGroup: Mutation {
    package static let method = "serviceGroup.add"

    package let home: Home.ID
    package let name: String

    package init(home: Home.ID, name: String) {
        self.home = home
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        try home.checkNewName(name)
        let group = ServiceGroup(id: ServiceGroup.ID(context.makeID()), name: name)
        return [.serviceGroupAdded(group: group, home: home.id)]
    }
}

/// Removes a service group; its services stay.
package struct RemoveServiceGroup: Mutation {
    package static let method = "serviceGroup.remove"

    package let home: Home.ID
    package let group: ServiceGroup.ID

    package init(home: Home.ID, group: ServiceGroup.ID) {
        self.home = home
        self.group = group
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let group = try database.serviceGroup(group, in: home)
        return [.serviceGroupRemoved(group: group.id, home: home.id)]
    }
}

/// Gives a service group another name.
package struct RenameServiceGroup: Mutation {
    package static let method = "serviceGroup.rename"

    package let home: Home.ID
    package let group: ServiceGroup.ID
    package let name: String

    package init(home: Home.ID, group: ServiceGroup.ID, name: String) {
        self.home = home
        self.group = group
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let group = try database.serviceGroup(group, in: home)
        try home.checkRename(from: group.name, to: name)
        return [.serviceGroupRenamed(group: group.id, home: home.id, name: name)]
    }
}

/// Puts a service of the same home into a service group.
package struct AddServiceToGroup: Mutation {
    package static let method = "serviceGroup.addService"

    package let home: Home.ID
    package let group: ServiceGroup.ID
    package let service: ServiceReference

    package init(home: Home.ID, group: ServiceGroup.ID, service: ServiceReference) {
        self.home = home
        self.group = group
        self.service = service
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let group = try database.serviceGroup(group, in: home)
        let accessory = try database.accessory(service.accessory, in: home, absent: .objectNotAssociatedToAnyHome)
        guard accessory.service(service.iid) != nil else {
            throw HubError(.notFound, "The accessory has no such service.")
        }
        guard !group.services.contains(service) else {
            throw HubError(.alreadyExists, "The service is in the group already.")
        }
        return [.serviceAddedToGroup(service: service, group: group.id, home: home.id)]
    }
}

/// Takes a service out of a service group.
package struct RemoveServiceFromGroup: Mutation {
    package static let method = "serviceGroup.removeService"

    package let home: Home.ID
    package let group: ServiceGroup.ID
    package let service: ServiceReference

    package init(home: Home.ID, group: ServiceGroup.ID, service: ServiceReference) {
        self.home = home
        self.group = group
        self.service = service
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let group = try database.serviceGroup(group, in: home)
        guard group.services.contains(service) else {
            throw HubError(.notFound, "The service is not in the group.")
        }
        return [.serviceRemovedFromGroup(service: service, group: group.id, home: home.id)]
    }
}
