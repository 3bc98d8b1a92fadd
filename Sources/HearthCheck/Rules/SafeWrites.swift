// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Chooses what may be written with the value that was just read from it.
///
/// Only lights, outlets and fans are ever touched: no lock, door, gate, window, valve, alarm or heating hears of the
/// check, nor a switch, which may stand for a press of a button. Source: HAP reference 13.
struct SafeWrites {
    /// The characteristics of one service, which go into one request. Quirk Q60.
    struct Group: Hashable {
        let aid: UInt64
        let characteristics: [CharacteristicAttributes]

        var ids: [CharacteristicID] { characteristics.map { CharacteristicID(aid: aid, iid: $0.iid) } }
    }

    /// A house of a hundred lamps need not be written whole.
    private static let limit = 8

    private static let allowed: [TypeIdentifier: Set<TypeIdentifier>] = [
        ServiceType.lightbulb: [
            CharacteristicType.on, CharacteristicType.brightness, CharacteristicType.hue, CharacteristicType.saturation,
        ],
        ServiceType.outlet: [CharacteristicType.on],
        ServiceType.fan: [CharacteristicType.on, CharacteristicType.rotationSpeed],
        ServiceType.fanv2: [CharacteristicType.active, CharacteristicType.rotationSpeed],
    ]

    let groups: [Group]

    /// An accessory that has a lock, door or alarm is passed over as a whole.
    init(_ database: AttributeDatabase) {
        groups = Array(
            database.accessories.filter { accessory in
                !accessory.services.contains { Self.forbidden.contains($0.type) }
            }.flatMap { accessory in
                accessory.services.compactMap { Self.group($0, of: accessory.aid) }
            }.prefix(Self.limit))
    }

    private static let forbidden: Set<TypeIdentifier> = [
        ServiceType.lockMechanism, ServiceType.lockManagement, ServiceType.garageDoorOpener, ServiceType.securitySystem,
        ServiceType.door, ServiceType.window,
    ]

    private static func group(_ service: ServiceAttributes, of aid: UInt64) -> Group? {
        let types = allowed[service.type] ?? []
        let chosen = service.characteristics.filter { types.contains($0.type) && isPlain($0.permissions) }
        return chosen.isEmpty ? nil : Group(aid: aid, characteristics: chosen)
    }

    /// Readable and writable without ceremony.
    private static func isPlain(_ permissions: CharacteristicPermissions) -> Bool {
        permissions.isSuperset(of: [.read, .write])
            && permissions.isDisjoint(with: [.timedWrite, .additionalAuthorization, .writeResponse])
    }

    /// Something that can be read, not written, and whose name or maker nobody minds to hear again.
    static func readOnly(in database: AttributeDatabase) -> CharacteristicID? {
        database.characteristics.first { _, attributes in
            [CharacteristicType.manufacturer, CharacteristicType.model].contains(attributes.type)
                && attributes.permissions.contains(.read) && !attributes.permissions.contains(.write)
        }?.id
    }
}
