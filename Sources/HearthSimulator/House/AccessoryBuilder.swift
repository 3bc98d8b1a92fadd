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
    init(
        _ aid: UInt64, name: String, model: String, manufacturer: String? = nil, serial: String? = nil,
        firmware: String? = nil
    ) {
        self.aid = aid
        add(
            ServiceType.accessoryInformation,
            [
                (CharacteristicType.identify, nil),
                (CharacteristicType.manufacturer, .string(manufacturer ?? "Hearth")),
                (CharacteristicType.model, .string(model)), (CharacteristicType.name, .string(name)),
                (CharacteristicType.serialNumber, .string(serial ?? "SIM-\(model)-\(aid)")),
                (CharacteristicType.firmwareRevision, .string(firmware ?? "1.0.0")),
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
        let characteristics = content.compactMap { type, value -> CharacteristicAttributes? in
            guard var characteristic = CharacteristicAttributes(iid: 0, type: type, value: value) else { return nil }
            adjust(&characteristic)
            return characteristic
        }
        add(type, isPrimary: isPrimary, isHidden: false, characteristics)
    }

    /// Adds a service whose characteristics are given but for their instance ids.
    mutating func add(
        _ type: TypeIdentifier, isPrimary: Bool, isHidden: Bool, _ characteristics: [CharacteristicAttributes]
    ) {
        let iid = nextID()
        var numbered = characteristics
        for index in numbered.indices { numbered[index].iid = nextID() }
        services.append(
            ServiceAttributes(
                iid: iid, type: type, isPrimary: isPrimary, isHidden: isHidden, characteristics: numbered))
    }

    private mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    var accessory: AccessoryAttributes { AccessoryAttributes(aid: aid, services: services) }
}
