// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What people call the values of enumerations where the catalogue's names are not what one would say.
///
/// The first word of a value is the one shown, the others are understood too.
enum SpokenValueNames {
    private typealias Table = [TypeIdentifier: [Int: [String]]]
    private typealias Kind = CharacteristicType

    /// Extra words for the values of `type`, beside the catalogue's names.
    static func words(for type: TypeIdentifier) -> [Int: [String]] {
        table[type] ?? (switches.contains(type) ? onOff : [:])
    }

    private static let onOff: [Int: [String]] = [0: ["off", "no", "false"], 1: ["on", "yes", "true"]]
    private static let noYes: [Int: [String]] = [0: ["no", "false", "off"], 1: ["yes", "true", "on"]]

    /// Enumerations of two values that mean off and on.
    private static let switches: Set<TypeIdentifier> = [
        Kind.active, Kind.swingMode, Kind.closedCaptions, Kind.managedNetworkEnable, Kind.homeKitCameraActive,
        Kind.thirdPartyCameraActive, Kind.eventSnapshotsActive, Kind.periodicSnapshotsActive,
        Kind.recordingAudioActive, Kind.programmableSwitchOutputState, Kind.siriEnable, Kind.airPlayEnable,
    ]

    private static let table: Table = [
        Kind.lockCurrentState: [0: ["unlocked", "open"], 1: ["locked", "closed"]],
        Kind.lockTargetState: [0: ["unlocked", "unlock", "open"], 1: ["locked", "lock", "closed"]],
        Kind.targetDoorState: [0: ["open"], 1: ["closed", "close", "shut"]],
        Kind.currentHeatingCoolingState: heatingCooling,
        Kind.targetHeatingCoolingState: heatingCooling,
        Kind.targetHeaterCoolerState: [0: ["auto", "automatic"], 1: ["heat", "heating"], 2: ["cool", "cooling"]],
        Kind.securitySystemCurrentState: armed(3, "disarmed", ["disarm", "off"])
            .merging([4: ["triggered", "alarm"]]) { first, _ in first },
        Kind.securitySystemTargetState: armed(3, "disarmed", ["disarm", "off"]),
        Kind.contactSensorState: [0: ["closed", "contact"], 1: ["open", "no contact"]],
        Kind.occupancyDetected: [0: ["not occupied", "no", "false"], 1: ["occupied", "yes", "true"]],
        Kind.leakDetected: noYes, Kind.smokeDetected: noYes,
        Kind.carbonMonoxideDetected: [0: ["normal", "no", "false"], 1: ["abnormal", "yes", "true"]],
        Kind.carbonDioxideDetected: [0: ["normal", "no", "false"], 1: ["abnormal", "yes", "true"]],
        Kind.statusFault: [0: ["no fault", "no", "false"], 1: ["fault", "yes", "true"]],
        Kind.statusJammed: noYes, Kind.statusTampered: noYes,
        Kind.statusLowBattery: [0: ["normal", "no", "false"], 1: ["low", "yes", "true"]],
        Kind.inUse: [0: ["not in use", "no", "false", "off"], 1: ["in use", "yes", "true", "on"]],
        Kind.isConfigured: noYes,
        Kind.lockPhysicalControls: [0: ["unlocked", "off", "no", "false"], 1: ["locked", "on", "yes", "true"]],
        Kind.filterChangeIndication: [0: ["not needed", "no", "false"], 1: ["needed", "yes", "true"]],
        Kind.rotationDirection: [
            0: ["clockwise", "cw"], 1: ["counter clockwise", "counterclockwise", "anticlockwise", "ccw"],
        ],
        Kind.temperatureDisplayUnits: [0: ["celsius", "c"], 1: ["fahrenheit", "f"]],
        Kind.positionState: [0: ["closing", "decreasing"], 1: ["opening", "increasing"], 2: ["stopped"]],
        Kind.airParticulateSize: [0: ["PM2.5"], 1: ["PM10"]],
    ]

    private static let heatingCooling: [Int: [String]] = [
        0: ["off"], 1: ["heat", "heating"], 2: ["cool", "cooling"], 3: ["auto", "automatic"],
    ]

    private static func armed(_ off: Int, _ word: String, _ others: [String]) -> [Int: [String]] {
        [
            0: ["stay", "home", "armed stay"], 1: ["away", "armed away"], 2: ["night", "armed night"],
            off: [word] + others,
        ]
    }
}
