// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue

extension AttributeDatabase {
    /// One lamp: On is 1.10, Brightness 1.11, Name 1.3, Identify 1.2.
    package static let lamp = AttributeDatabase(accessories: [.lamp(aid: 1)])

    /// A bridge (1) with a lamp (2), a button (3: ProgrammableSwitchEvent 3.10) and a lock that wants timed writes
    /// (4: LockCurrentState 4.10, LockTargetState 4.11, a control point 4.12).
    package static let bridge = AttributeDatabase(accessories: [
        AccessoryAttributes(aid: 1, services: [.information]), .lamp(aid: 2), .button(aid: 3), .lock(aid: 4),
    ])
}

extension AccessoryAttributes {
    package static func lamp(aid: UInt64) -> AccessoryAttributes {
        AccessoryAttributes(
            aid: aid,
            services: [
                .information,
                ServiceAttributes(
                    iid: 9, type: ServiceType.lightbulb,
                    characteristics: [
                        CharacteristicAttributes(iid: 10, type: CharacteristicType.on, value: .bool(false)),
                        CharacteristicAttributes(iid: 11, type: CharacteristicType.brightness, value: .integer(50)),
                    ].compactMap(\.self)),
            ])
    }

    package static func button(aid: UInt64) -> AccessoryAttributes {
        AccessoryAttributes(
            aid: aid,
            services: [
                .information,
                ServiceAttributes(
                    iid: 9, type: ServiceType.statelessProgrammableSwitch,
                    characteristics: [
                        CharacteristicAttributes(iid: 10, type: CharacteristicType.programmableSwitchEvent)
                    ].compactMap(\.self)),
            ])
    }

    package static func lock(aid: UInt64) -> AccessoryAttributes {
        var target = CharacteristicAttributes(iid: 11, type: CharacteristicType.lockTargetState, value: .integer(1))
        target?.permissions.insert(.timedWrite)
        let controlPoint = CharacteristicAttributes(
            iid: 12, type: CharacteristicType.setupEndpoints, permissions: [.read, .write],
            metadata: CharacteristicMetadata(format: .tlv8), value: .data([]))
        return AccessoryAttributes(
            aid: aid,
            services: [
                .information,
                ServiceAttributes(
                    iid: 9, type: ServiceType.lockMechanism,
                    characteristics: [
                        CharacteristicAttributes(
                            iid: 10, type: CharacteristicType.lockCurrentState, value: .integer(1)), target,
                        controlPoint,
                    ].compactMap(\.self)),
            ])
    }
}

extension ServiceAttributes {
    package static let information = ServiceAttributes(
        iid: 1, type: ServiceType.accessoryInformation,
        characteristics: [
            CharacteristicAttributes(iid: 2, type: CharacteristicType.identify),
            CharacteristicAttributes(iid: 3, type: CharacteristicType.name, value: .string("Thing")),
            CharacteristicAttributes(iid: 4, type: CharacteristicType.manufacturer, value: .string("Hearth")),
        ].compactMap(\.self))
}
