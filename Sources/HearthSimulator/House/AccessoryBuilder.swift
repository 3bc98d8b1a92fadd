// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Puts accessories together from what the catalogue says; instance ids are counted up and never change as long as
/// the order does not.
struct AccessoryBuilder {
    typealias Content = [(type: TypeIdentifier, value: CharacteristicValue?)]

    private let aid: UInt64
    private var services: [ServiceAttributes] = []
    private var lastID: UInt64 = 0

    /// An accessory with its information, and for the first one of a server the protocol's version.
    init(_ aid: UInt64, name: String, model: String) {
        self.aid = aid
        add(
            ServiceType.accessoryInformation,
            [
                (CharacteristicType.identify, nil), (CharacteristicType.manufacturer, .string("Hearth")),
                (CharacteristicType.model, .string(model)), (CharacteristicType.name, .string(name)),
                (CharacteristicType.serialNumber, .string("SIM-\(model)-\(aid)")),
                (CharacteristicType.firmwareRevision, .string("1.0.0")),
            ])
        if aid == 1 { add(ServiceType.protocolInformation, [(CharacteristicType.version, .string("1.1.0"))]) }
    }

    /// Adds a service.
    ///
    /// - Parameter adjust: changes limits and the like, by type.
    mutating func add(
        _ type: TypeIdentifier, isPrimary: Bool = false, _ content: Content,
        adjust: (inout CharacteristicAttributes) -> Void = { _ in }
    ) {
        let iid = nextID()
        let characteristics = content.compactMap { type, value -> CharacteristicAttributes? in
            guard var characteristic = CharacteristicAttributes(iid: nextID(), type: type, value: value) else {
                return nil
            }
            adjust(&characteristic)
            return characteristic
        }
        services.append(
            ServiceAttributes(iid: iid, type: type, isPrimary: isPrimary, characteristics: characteristics))
    }

    private mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    var accessory: AccessoryAttributes { AccessoryAttributes(aid: aid, services: services) }
}
