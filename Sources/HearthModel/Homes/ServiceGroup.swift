// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Services of any accessories of one home that a person names together: "the reading lights". A service may be in
/// several. Source: behaviour section 5.
package struct ServiceGroup: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<ServiceGroup>

    package let id: ID
    package var name: String
    package var services: [ServiceReference]

    package init(id: ID, name: String, services: [ServiceReference] = []) {
        self.id = id
        self.name = name
        self.services = services
    }
}

/// Where a service is found: the accessory and the number within it.
package struct ServiceReference: Hashable, Sendable, Codable {
    package let accessory: Accessory.ID
    package let iid: UInt64

    package init(accessory: Accessory.ID, iid: UInt64) {
        self.accessory = accessory
        self.iid = iid
    }
}
