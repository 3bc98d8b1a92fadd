// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

extension Service {
    /// Its name, else what kind of service it is.
    var displayName: String { name ?? typeName }

    /// The kind in words: `Lightbulb`; the type itself if Apple does not define it.
    var typeName: String { Catalogue.service(type)?.displayName ?? type.fullForm }

    /// Whether it is for people, and not for the working of the protocol. Source: behaviour section 9.
    var isUserInteractive: Bool { !isHidden && !Self.plumbing.contains(type) }

    private static let plumbing: Set<TypeIdentifier> = [
        ServiceType.accessoryInformation, ServiceType.protocolInformation, ServiceType.pairing,
        ServiceType.serviceLabel, ServiceType.bridgingState, ServiceType.tunnel,
    ]

    func characteristic(_ type: TypeIdentifier) -> Characteristic? {
        characteristics.first { $0.type == type }
    }
}

extension Characteristic {
    /// The catalogue's name in words, else the manufacturer's, else the type itself.
    var displayName: String {
        Catalogue.characteristic(type)?.displayName ?? manufacturerDescription ?? type.fullForm
    }

    /// `value` as a person reads it; a dash if it is unknown.
    func text(_ value: CharacteristicValue?) -> String {
        value.map { metadata.text(for: $0, type: type) } ?? "–"
    }
}

extension Accessory {
    /// The services people care about, the primary one first.
    var mainServices: [Service] {
        let services = services.filter(\.isUserInteractive)
        return services.filter(\.isPrimary) + services.filter { !$0.isPrimary }
    }

    var categoryName: String {
        Catalogue.category(category)?.displayName ?? "Category \(category)"
    }
}

extension Home {
    /// The room's name; for the default room it is the home's.
    func roomName(_ id: Room.ID) -> String {
        rooms.first { $0.id == id }?.name ?? name
    }
}
