// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// The few values that tell how a service is doing, in one line: `on, 40%`.
struct MainValues {
    private typealias Kind = CharacteristicType

    private let service: Service
    private let value: (Characteristic) -> CharacteristicValue?
    private let isStale: (Characteristic) -> Bool

    /// Stands behind a value that may not hold any more.
    static let staleMark = " (stale)"

    init(_ service: Service, of accessory: Accessory, in snapshot: HubSnapshot) {
        self.service = service
        self.value = { snapshot.value($0, of: accessory) }
        isStale = { snapshot.isStale(CharacteristicReference(accessory: accessory.id, iid: $0.iid)) }
    }

    /// Empty if nothing of it is known.
    var text: String {
        let known = Self.telling.compactMap { type, label in part(type, label) }
        return (known.isEmpty ? requiredParts : known).joined(separator: ", ")
    }

    private func part(_ type: TypeIdentifier, _ label: String) -> String? {
        guard let characteristic = service.characteristic(type), let value = value(characteristic) else { return nil }
        if Self.worthSayingIfTrue.contains(type) { return value.number == 0 ? nil : label }
        if let current = Self.targets[type], isSame(value, current) { return nil }
        return label + text(value, of: characteristic)
    }

    private func text(_ value: CharacteristicValue, of characteristic: Characteristic) -> String {
        characteristic.text(value) + (isStale(characteristic) ? Self.staleMark : "")
    }

    /// A target that has been reached says nothing new.
    private func isSame(_ target: CharacteristicValue, _ current: TypeIdentifier) -> Bool {
        service.characteristic(current).flatMap(value)?.number == target.number
    }

    /// For services that no row below speaks of: all that the catalogue requires of them.
    private var requiredParts: [String] {
        let required = Catalogue.service(service.type)?.required ?? []
        return required.filter { $0 != Kind.name }.compactMap { type in
            guard let characteristic = service.characteristic(type), let value = value(characteristic) else {
                return nil
            }
            if case .data = value { return nil }
            return "\(characteristic.displayName.lowercased()) \(text(value, of: characteristic))"
        }
    }

    private static let targets: [TypeIdentifier: TypeIdentifier] = [
        Kind.lockTargetState: Kind.lockCurrentState, Kind.targetDoorState: Kind.currentDoorState,
        Kind.targetPosition: Kind.currentPosition, Kind.securitySystemTargetState: Kind.securitySystemCurrentState,
    ]

    private static let worthSayingIfTrue: Set<TypeIdentifier> = [
        Kind.statusLowBattery, Kind.obstructionDetected, Kind.statusFault, Kind.statusTampered, Kind.mute,
    ]

    /// In the order in which they are said, each with what stands before its value.
    private static let telling: [(TypeIdentifier, String)] = [
        (Kind.on, ""), (Kind.active, ""), (Kind.brightness, ""), (Kind.rotationSpeed, ""),
        (Kind.lockCurrentState, ""), (Kind.lockTargetState, "to be "),
        (Kind.currentDoorState, ""), (Kind.targetDoorState, "to be "),
        (Kind.currentPosition, "at "), (Kind.targetPosition, "going to "), (Kind.obstructionDetected, "obstructed"),
        (Kind.securitySystemCurrentState, ""), (Kind.securitySystemTargetState, "to be "),
        (Kind.currentTemperature, ""), (Kind.targetTemperature, "target "),
        (Kind.targetHeatingCoolingState, "mode "), (Kind.currentRelativeHumidity, "humidity "),
        (Kind.contactSensorState, ""), (Kind.motionDetected, "motion "), (Kind.occupancyDetected, ""),
        (Kind.leakDetected, "leak "), (Kind.smokeDetected, "smoke "),
        (Kind.carbonMonoxideDetected, "carbon monoxide "), (Kind.carbonDioxideDetected, "carbon dioxide "),
        (Kind.airQuality, "air "), (Kind.currentAmbientLightLevel, ""), (Kind.volume, "volume "), (Kind.mute, "muted"),
        (Kind.batteryLevel, "battery "), (Kind.statusLowBattery, "battery low"),
        (Kind.statusFault, "fault"), (Kind.statusTampered, "tampered with"),
    ]
}
