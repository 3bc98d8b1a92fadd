// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

extension AttributeDatabase {
    /// The category that fits a server of which only the database is known: a bridge if there are several accessories,
    /// else what its services suggest.
    var likelyCategory: UInt16 {
        guard accessories.count == 1, let accessory = accessories.first else { return Category.bridge }
        let types = (accessory.services.filter(\.isPrimary) + accessory.services).map(\.type)
        return types.lazy.compactMap { Category.byService[$0] }.first ?? Category.other
    }
}

/// Numbers of accessory categories as discovery and setup payloads have them.
enum Category {
    static let other: UInt16 = 1
    static let bridge: UInt16 = 2
    static let fan: UInt16 = 3
    static let lightbulb: UInt16 = 5
    static let ipCamera: UInt16 = 17

    static let byService: [TypeIdentifier: UInt16] = [
        ServiceType.fan: fan, ServiceType.fanv2: fan, ServiceType.garageDoorOpener: 4,
        ServiceType.lightbulb: lightbulb, ServiceType.lockMechanism: 6, ServiceType.outlet: 7,
        ServiceType.`switch`: 8, ServiceType.thermostat: 9, ServiceType.temperatureSensor: 10,
        ServiceType.humiditySensor: 10, ServiceType.motionSensor: 10, ServiceType.contactSensor: 10,
        ServiceType.leakSensor: 10, ServiceType.smokeSensor: 10, ServiceType.occupancySensor: 10,
        ServiceType.carbonMonoxideSensor: 10, ServiceType.carbonDioxideSensor: 10, ServiceType.airQualitySensor: 10,
        ServiceType.securitySystem: 11, ServiceType.door: 12, ServiceType.window: 13, ServiceType.windowCovering: 14,
        ServiceType.statelessProgrammableSwitch: 15, ServiceType.doorbell: 18,
        ServiceType.cameraRTPStreamManagement: ipCamera, ServiceType.airPurifier: 19, ServiceType.heaterCooler: 21,
        ServiceType.humidifierDehumidifier: 22, ServiceType.irrigationSystem: 28, ServiceType.valve: 28,
        ServiceType.faucet: 29, ServiceType.television: 31, ServiceType.wiFiRouter: 33,
    ]
}
