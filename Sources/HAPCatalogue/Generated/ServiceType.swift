// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

/// The services Apple defines, by name.
package enum ServiceType {
    /// Accessory Information.
    package static let accessoryInformation: TypeIdentifier = TypeIdentifier(apple: 0x3E)
    /// Fan.
    package static let fan: TypeIdentifier = TypeIdentifier(apple: 0x40)
    /// Garage Door Opener.
    package static let garageDoorOpener: TypeIdentifier = TypeIdentifier(apple: 0x41)
    /// Lightbulb.
    package static let lightbulb: TypeIdentifier = TypeIdentifier(apple: 0x43)
    /// Lock Management.
    package static let lockManagement: TypeIdentifier = TypeIdentifier(apple: 0x44)
    /// Lock Mechanism.
    package static let lockMechanism: TypeIdentifier = TypeIdentifier(apple: 0x45)
    /// Outlet.
    package static let outlet: TypeIdentifier = TypeIdentifier(apple: 0x47)
    /// Switch.
    package static let `switch`: TypeIdentifier = TypeIdentifier(apple: 0x49)
    /// Thermostat.
    package static let thermostat: TypeIdentifier = TypeIdentifier(apple: 0x4A)
    /// Pairing.
    package static let pairing: TypeIdentifier = TypeIdentifier(apple: 0x55)
    /// Tunnel.
    package static let tunnel: TypeIdentifier = TypeIdentifier(apple: 0x56)
    /// Cloud Relay.
    package static let cloudRelay: TypeIdentifier = TypeIdentifier(apple: 0x5A)
    /// Bridging State.
    package static let bridgingState: TypeIdentifier = TypeIdentifier(apple: 0x62)
    /// Security System.
    package static let securitySystem: TypeIdentifier = TypeIdentifier(apple: 0x7E)
    /// Carbon Monoxide Sensor.
    package static let carbonMonoxideSensor: TypeIdentifier = TypeIdentifier(apple: 0x7F)
    /// Contact Sensor.
    package static let contactSensor: TypeIdentifier = TypeIdentifier(apple: 0x80)
    /// Door.
    package static let door: TypeIdentifier = TypeIdentifier(apple: 0x81)
    /// Humidity Sensor.
    package static let humiditySensor: TypeIdentifier = TypeIdentifier(apple: 0x82)
    /// Leak Sensor.
    package static let leakSensor: TypeIdentifier = TypeIdentifier(apple: 0x83)
    /// Light Sensor.
    package static let lightSensor: TypeIdentifier = TypeIdentifier(apple: 0x84)
    /// Motion Sensor.
    package static let motionSensor: TypeIdentifier = TypeIdentifier(apple: 0x85)
    /// Occupancy Sensor.
    package static let occupancySensor: TypeIdentifier = TypeIdentifier(apple: 0x86)
    /// Smoke Sensor.
    package static let smokeSensor: TypeIdentifier = TypeIdentifier(apple: 0x87)
    /// Stateful Programmable Switch.
    package static let statefulProgrammableSwitch: TypeIdentifier = TypeIdentifier(apple: 0x88)
    /// Stateless Programmable Switch.
    package static let statelessProgrammableSwitch: TypeIdentifier = TypeIdentifier(apple: 0x89)
    /// Temperature Sensor.
    package static let temperatureSensor: TypeIdentifier = TypeIdentifier(apple: 0x8A)
    /// Window.
    package static let window: TypeIdentifier = TypeIdentifier(apple: 0x8B)
    /// Window Covering.
    package static let windowCovering: TypeIdentifier = TypeIdentifier(apple: 0x8C)
    /// Air Quality Sensor.
    package static let airQualitySensor: TypeIdentifier = TypeIdentifier(apple: 0x8D)
    /// Battery.
    package static let battery: TypeIdentifier = TypeIdentifier(apple: 0x96)
    /// Carbon Dioxide Sensor.
    package static let carbonDioxideSensor: TypeIdentifier = TypeIdentifier(apple: 0x97)
    /// Time Information.
    package static let timeInformation: TypeIdentifier = TypeIdentifier(apple: 0x99)
    /// Bridge Configuration.
    package static let bridgeConfiguration: TypeIdentifier = TypeIdentifier(apple: 0xA1)
    /// Protocol Information.
    package static let protocolInformation: TypeIdentifier = TypeIdentifier(apple: 0xA2)
    /// Fanv2.
    package static let fanv2: TypeIdentifier = TypeIdentifier(apple: 0xB7)
    /// Slats.
    package static let slats: TypeIdentifier = TypeIdentifier(apple: 0xB9)
    /// Filter Maintenance.
    package static let filterMaintenance: TypeIdentifier = TypeIdentifier(apple: 0xBA)
    /// Air Purifier.
    package static let airPurifier: TypeIdentifier = TypeIdentifier(apple: 0xBB)
    /// Heater-Cooler.
    package static let heaterCooler: TypeIdentifier = TypeIdentifier(apple: 0xBC)
    /// Humidifier-Dehumidifier.
    package static let humidifierDehumidifier: TypeIdentifier = TypeIdentifier(apple: 0xBD)
    /// Service Label.
    package static let serviceLabel: TypeIdentifier = TypeIdentifier(apple: 0xCC)
    /// Irrigation-System.
    package static let irrigationSystem: TypeIdentifier = TypeIdentifier(apple: 0xCF)
    /// Valve.
    package static let valve: TypeIdentifier = TypeIdentifier(apple: 0xD0)
    /// Faucet.
    package static let faucet: TypeIdentifier = TypeIdentifier(apple: 0xD7)
    /// Television.
    package static let television: TypeIdentifier = TypeIdentifier(apple: 0xD8)
    /// Input Source.
    package static let inputSource: TypeIdentifier = TypeIdentifier(apple: 0xD9)
    /// Access Control.
    package static let accessControl: TypeIdentifier = TypeIdentifier(apple: 0xDA)
    /// Camera RTP Stream Management.
    package static let cameraRTPStreamManagement: TypeIdentifier = TypeIdentifier(apple: 0x110)
    /// Camera Control.
    package static let cameraControl: TypeIdentifier = TypeIdentifier(apple: 0x111)
    /// Microphone.
    package static let microphone: TypeIdentifier = TypeIdentifier(apple: 0x112)
    /// Speaker.
    package static let speaker: TypeIdentifier = TypeIdentifier(apple: 0x113)
    /// Doorbell.
    package static let doorbell: TypeIdentifier = TypeIdentifier(apple: 0x121)
    /// Target Control Management.
    package static let targetControlManagement: TypeIdentifier = TypeIdentifier(apple: 0x122)
    /// Target Control.
    package static let targetControl: TypeIdentifier = TypeIdentifier(apple: 0x125)
    /// Audio Stream Management.
    package static let audioStreamManagement: TypeIdentifier = TypeIdentifier(apple: 0x127)
    /// Data Stream Transport Management.
    package static let dataStreamTransportManagement: TypeIdentifier = TypeIdentifier(apple: 0x129)
    /// Siri.
    package static let siri: TypeIdentifier = TypeIdentifier(apple: 0x133)
    /// Transfer Transport Management.
    package static let transferTransportManagement: TypeIdentifier = TypeIdentifier(apple: 0x203)
    /// Camera Recording Management.
    package static let cameraRecordingManagement: TypeIdentifier = TypeIdentifier(apple: 0x204)
    /// Wi-Fi Router.
    package static let wiFiRouter: TypeIdentifier = TypeIdentifier(apple: 0x20A)
    /// Wi-Fi Satellite.
    package static let wiFiSatellite: TypeIdentifier = TypeIdentifier(apple: 0x20F)
    /// Camera Operating Mode.
    package static let cameraOperatingMode: TypeIdentifier = TypeIdentifier(apple: 0x21A)
    /// Power Management.
    package static let powerManagement: TypeIdentifier = TypeIdentifier(apple: 0x221)
    /// Smart Speaker.
    package static let smartSpeaker: TypeIdentifier = TypeIdentifier(apple: 0x228)
    /// Wi-Fi Transport.
    package static let wiFiTransport: TypeIdentifier = TypeIdentifier(apple: 0x22A)
    /// Tap Management.
    package static let tapManagement: TypeIdentifier = TypeIdentifier(apple: 0x22E)
    /// Firmware Update.
    package static let firmwareUpdate: TypeIdentifier = TypeIdentifier(apple: 0x236)
    /// Diagnostics.
    package static let diagnostics: TypeIdentifier = TypeIdentifier(apple: 0x237)
    /// Accessory Runtime Information.
    package static let accessoryRuntimeInformation: TypeIdentifier = TypeIdentifier(apple: 0x239)
    /// Siri Endpoint.
    package static let siriEndpoint: TypeIdentifier = TypeIdentifier(apple: 0x253)
    /// Access Code.
    package static let accessCode: TypeIdentifier = TypeIdentifier(apple: 0x260)
    /// NFC Access.
    package static let nfcAccess: TypeIdentifier = TypeIdentifier(apple: 0x266)
    /// Asset Update.
    package static let assetUpdate: TypeIdentifier = TypeIdentifier(apple: 0x267)
    /// Assistant.
    package static let assistant: TypeIdentifier = TypeIdentifier(apple: 0x26A)
    /// Accessory Metrics.
    package static let accessoryMetrics: TypeIdentifier = TypeIdentifier(apple: 0x270)
    /// Thread Transport.
    package static let threadTransport: TypeIdentifier = TypeIdentifier(apple: 0x701)
}
