// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Which kinds of things a service may be said to work. Source: behaviour section 9, "Associated type".
package enum AssociationRule {
    /// The types that a service of this type may be associated with; empty if it may not be with any.
    ///
    /// Outlets and switches: any service that HAP defines with a power state, but outlets and switches. Contact sensors:
    /// doors, garage door openers, windows and window coverings.
    package static func allowed(for type: TypeIdentifier) -> Set<TypeIdentifier> {
        switch type {
        case ServiceType.outlet, ServiceType.switch: powered
        case ServiceType.contactSensor: openings
        default: []
        }
    }

    /// Throws `invalidAssociatedServiceType`.
    static func check(_ type: TypeIdentifier, for service: TypeIdentifier) throws(HubError) {
        guard allowed(for: service).contains(type) else {
            throw HubError(
                .invalidAssociatedServiceType,
                "Outlets and switches are associated with what has a power state, contact sensors with doors, garage "
                    + "doors, windows and window coverings; nothing else is.")
        }
    }

    private static let openings: Set<TypeIdentifier> = [
        ServiceType.door, ServiceType.garageDoorOpener, ServiceType.window, ServiceType.windowCovering,
    ]

    private static let powered: Set<TypeIdentifier> = Set(
        Catalogue.services.filter { ($0.required + $0.optional).contains(CharacteristicType.on) }.map(\.type)
    ).subtracting([ServiceType.outlet, ServiceType.switch])
}
