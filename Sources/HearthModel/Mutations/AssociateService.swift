// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Says what kind of thing a service works: a lamp on an outlet, a window with a contact sensor. A nil `type` takes it back.
package struct AssociateService: Mutation {
    package static let method = "service.associate"

    package let home: Home.ID
    package let accessory: Accessory.ID
    package let service: UInt64
    package let type: TypeIdentifier?

    package init(home: Home.ID, accessory: Accessory.ID, service: UInt64, type: TypeIdentifier?) {
        self.home = home
        self.accessory = accessory
        self.service = service
        self.type = type
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let accessory = try database.accessory(accessory, in: home)
        guard let service = accessory.service(service) else {
            throw HubError(.notFound, "The accessory has no such service.")
        }
        if let type { try AssociationRule.check(type, for: service.type) }
        guard service.associatedType != type else { return [] }
        return [.serviceAssociated(service: service.iid, accessory: accessory.id, home: home.id, type: type)]
    }
}
