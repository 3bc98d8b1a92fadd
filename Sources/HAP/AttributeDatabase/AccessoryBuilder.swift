// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Puts an accessory together from what the catalogue says; instance ids are counted up and never change as long as
/// the order does not.
package struct AccessoryBuilder {
    package typealias Content = [(type: TypeIdentifier, value: CharacteristicValue?)]

    private let aid: UInt64
    private var services: [ServiceAttributes] = []
    private var lastID: UInt64 = 0

    /// An accessory with its information, and for the first one of a server the protocol's version.
    ///
    /// - Parameter information: what Accessory Information holds. Source: HAP reference 11.
    package init(_ aid: UInt64, information: Content) {
        self.aid = aid
        add(ServiceType.accessoryInformation, information)
        if aid == 1 { add(ServiceType.protocolInformation, [(CharacteristicType.version, .string("1.1.0"))]) }
    }

    /// Adds a service of characteristics as Apple defines them; what Apple does not define is left out.
    ///
    /// - Parameter adjust: changes limits and the like, by type.
    package mutating func add(
        _ type: TypeIdentifier, isPrimary: Bool = false, _ content: Content,
        adjust: (inout CharacteristicAttributes) -> Void = { _ in }
    ) {
        let characteristics = content.compactMap { type, value -> CharacteristicAttributes? in
            guard var characteristic = CharacteristicAttributes(iid: 0, type: type, value: value) else { return nil }
            adjust(&characteristic)
            return characteristic
        }
        add(type, isPrimary: isPrimary, characteristics)
    }

    /// Adds a service. Its characteristics get their numbers here.
    package mutating func add(
        _ type: TypeIdentifier, isPrimary: Bool = false, isHidden: Bool = false,
        _ characteristics: [CharacteristicAttributes]
    ) {
        var service = ServiceAttributes(
            iid: nextID(), type: type, isPrimary: isPrimary, isHidden: isHidden, characteristics: characteristics)
        for index in characteristics.indices { service.characteristics[index].iid = nextID() }
        services.append(service)
    }

    private mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    package var accessory: AccessoryAttributes { AccessoryAttributes(aid: aid, services: services) }
}
