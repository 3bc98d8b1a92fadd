// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

/// The characteristics Apple defines, by name.
package enum CharacteristicType {
    /// Administrator Only Access.
    package static let administratorOnlyAccess: TypeIdentifier = TypeIdentifier(apple: 0x1)
    /// Audio Feedback.
    package static let audioFeedback: TypeIdentifier = TypeIdentifier(apple: 0x5)
    /// Brightness.
    package static let brightness: TypeIdentifier = TypeIdentifier(apple: 0x8)
    /// Cooling Threshold Temperature.
    package static let coolingThresholdTemperature: TypeIdentifier = TypeIdentifier(apple: 0xD)
    /// Current Door State.
    package static let currentDoorState: TypeIdentifier = TypeIdentifier(apple: 0xE)
    /// Current Heating Cooling State.
    package static let currentHeatingCoolingState: TypeIdentifier = TypeIdentifier(apple: 0xF)
    /// Current Relative Humidity.
    package static let currentRelativeHumidity: TypeIdentifier = TypeIdentifier(apple: 0x10)
    /// Current Temperature.
    package static let currentTemperature: TypeIdentifier = TypeIdentifier(apple: 0x11)
    /// Heating Threshold Temperature.
    package static let heatingThresholdTemperature: TypeIdentifier = TypeIdentifier(apple: 0x12)
    /// Hue.
    package static let hue: TypeIdentifier = TypeIdentifier(apple: 0x13)
    /// Identify.
    package static let identify: TypeIdentifier = TypeIdentifier(apple: 0x14)
    /// Lock Control Point.
    package static let lockControlPoint: TypeIdentifier = TypeIdentifier(apple: 0x19)
    /// Lock Management Auto Security Timeout.
    package static let lockManagementAutoSecurityTimeout: TypeIdentifier = TypeIdentifier(apple: 0x1A)
    /// Lock Last Known Action.
    package static let lockLastKnownAction: TypeIdentifier = TypeIdentifier(apple: 0x1C)
    /// Lock Current State.
    package static let lockCurrentState: TypeIdentifier = TypeIdentifier(apple: 0x1D)
    /// Lock Target State.
    package static let lockTargetState: TypeIdentifier = TypeIdentifier(apple: 0x1E)
    /// Logs.
    package static let logs: TypeIdentifier = TypeIdentifier(apple: 0x1F)
    /// Manufacturer.
    package static let manufacturer: TypeIdentifier = TypeIdentifier(apple: 0x20)
    /// Model.
    package static let model: TypeIdentifier = TypeIdentifier(apple: 0x21)
    /// Motion Detected.
    package static let motionDetected: TypeIdentifier = TypeIdentifier(apple: 0x22)
    /// Name.
    package static let name: TypeIdentifier = TypeIdentifier(apple: 0x23)
    /// Obstruction Detected.
    package static let obstructionDetected: TypeIdentifier = TypeIdentifier(apple: 0x24)
    /// On.
    package static let on: TypeIdentifier = TypeIdentifier(apple: 0x25)
    /// Outlet In Use.
    package static let outletInUse: TypeIdentifier = TypeIdentifier(apple: 0x26)
    /// Rotation Direction.
    package static let rotationDirection: TypeIdentifier = TypeIdentifier(apple: 0x28)
    /// Rotation Speed.
    package static let rotationSpeed: TypeIdentifier = TypeIdentifier(apple: 0x29)
    /// Saturation.
    package static let saturation: TypeIdentifier = TypeIdentifier(apple: 0x2F)
    /// Serial Number.
    package static let serialNumber: TypeIdentifier = TypeIdentifier(apple: 0x30)
    /// Target Door State.
    package static let targetDoorState: TypeIdentifier = TypeIdentifier(apple: 0x32)
    /// Target Heating Cooling State.
    package static let targetHeatingCoolingState: TypeIdentifier = TypeIdentifier(apple: 0x33)
    /// Target Relative Humidity.
    package static let targetRelativeHumidity: TypeIdentifier = TypeIdentifier(apple: 0x34)
    /// Target Temperature.
    package static let targetTemperature: TypeIdentifier = TypeIdentifier(apple: 0x35)
    /// Temperature Display Units.
    package static let temperatureDisplayUnits: TypeIdentifier = TypeIdentifier(apple: 0x36)
    /// Version.
    package static let version: TypeIdentifier = TypeIdentifier(apple: 0x37)
    /// Pair Setup.
    package static let pairSetup: TypeIdentifier = TypeIdentifier(apple: 0x4C)
    /// Pair Verify.
    package static let pairVerify: TypeIdentifier = TypeIdentifier(apple: 0x4E)
    /// Pairing Features.
    package static let pairingFeatures: TypeIdentifier = TypeIdentifier(apple: 0x4F)
    /// List Pairings.
    package static let listPairings: TypeIdentifier = TypeIdentifier(apple: 0x50)
    /// Firmware Revision.
    package static let firmwareRevision: TypeIdentifier = TypeIdentifier(apple: 0x52)
    /// Hardware Revision.
    package static let hardwareRevision: TypeIdentifier = TypeIdentifier(apple: 0x53)
    /// Software Revision.
    package static let softwareRevision: TypeIdentifier = TypeIdentifier(apple: 0x54)
    /// Accessory Identifier.
    package static let accessoryIdentifier: TypeIdentifier = TypeIdentifier(apple: 0x57)
    /// Tunneled Accessory State Number.
    package static let tunneledAccessoryStateNumber: TypeIdentifier = TypeIdentifier(apple: 0x58)
    /// Tunneled Accessory Connected.
    package static let tunneledAccessoryConnected: TypeIdentifier = TypeIdentifier(apple: 0x59)
    /// Relay Enabled.
    package static let relayEnabled: TypeIdentifier = TypeIdentifier(apple: 0x5B)
    /// Relay State.
    package static let relayState: TypeIdentifier = TypeIdentifier(apple: 0x5C)
    /// Relay Control Point.
    package static let relayControlPoint: TypeIdentifier = TypeIdentifier(apple: 0x5E)
    /// Tunneled Accessory Advertising.
    package static let tunneledAccessoryAdvertising: TypeIdentifier = TypeIdentifier(apple: 0x60)
    /// Tunnel Connection Timeout.
    package static let tunnelConnectionTimeout: TypeIdentifier = TypeIdentifier(apple: 0x61)
    /// Reachable.
    package static let reachable: TypeIdentifier = TypeIdentifier(apple: 0x63)
    /// Air Particulate Density.
    package static let airParticulateDensity: TypeIdentifier = TypeIdentifier(apple: 0x64)
    /// Air Particulate Size.
    package static let airParticulateSize: TypeIdentifier = TypeIdentifier(apple: 0x65)
    /// Security System Current State.
    package static let securitySystemCurrentState: TypeIdentifier = TypeIdentifier(apple: 0x66)
    /// Security System Target State.
    package static let securitySystemTargetState: TypeIdentifier = TypeIdentifier(apple: 0x67)
    /// Battery Level.
    package static let batteryLevel: TypeIdentifier = TypeIdentifier(apple: 0x68)
    /// Carbon Monoxide Detected.
    package static let carbonMonoxideDetected: TypeIdentifier = TypeIdentifier(apple: 0x69)
    /// Contact Sensor State.
    package static let contactSensorState: TypeIdentifier = TypeIdentifier(apple: 0x6A)
    /// Current Ambient Light Level.
    package static let currentAmbientLightLevel: TypeIdentifier = TypeIdentifier(apple: 0x6B)
    /// Current Horizontal Tilt Angle.
    package static let currentHorizontalTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0x6C)
    /// Current Position.
    package static let currentPosition: TypeIdentifier = TypeIdentifier(apple: 0x6D)
    /// Current Vertical Tilt Angle.
    package static let currentVerticalTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0x6E)
    /// Hold Position.
    package static let holdPosition: TypeIdentifier = TypeIdentifier(apple: 0x6F)
    /// Leak Detected.
    package static let leakDetected: TypeIdentifier = TypeIdentifier(apple: 0x70)
    /// Occupancy Detected.
    package static let occupancyDetected: TypeIdentifier = TypeIdentifier(apple: 0x71)
    /// Position State.
    package static let positionState: TypeIdentifier = TypeIdentifier(apple: 0x72)
    /// Programmable Switch Event.
    package static let programmableSwitchEvent: TypeIdentifier = TypeIdentifier(apple: 0x73)
    /// Programmable Switch Output State.
    package static let programmableSwitchOutputState: TypeIdentifier = TypeIdentifier(apple: 0x74)
    /// Status Active.
    package static let statusActive: TypeIdentifier = TypeIdentifier(apple: 0x75)
    /// Smoke Detected.
    package static let smokeDetected: TypeIdentifier = TypeIdentifier(apple: 0x76)
    /// Status Fault.
    package static let statusFault: TypeIdentifier = TypeIdentifier(apple: 0x77)
    /// Status Jammed.
    package static let statusJammed: TypeIdentifier = TypeIdentifier(apple: 0x78)
    /// Status Low Battery.
    package static let statusLowBattery: TypeIdentifier = TypeIdentifier(apple: 0x79)
    /// Status Tampered.
    package static let statusTampered: TypeIdentifier = TypeIdentifier(apple: 0x7A)
    /// Target Horizontal Tilt Angle.
    package static let targetHorizontalTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0x7B)
    /// Target Position.
    package static let targetPosition: TypeIdentifier = TypeIdentifier(apple: 0x7C)
    /// Target Vertical Tilt Angle.
    package static let targetVerticalTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0x7D)
    /// Security System Alarm Type.
    package static let securitySystemAlarmType: TypeIdentifier = TypeIdentifier(apple: 0x8E)
    /// Charging State.
    package static let chargingState: TypeIdentifier = TypeIdentifier(apple: 0x8F)
    /// Carbon Monoxide Level.
    package static let carbonMonoxideLevel: TypeIdentifier = TypeIdentifier(apple: 0x90)
    /// Carbon Monoxide Peak Level.
    package static let carbonMonoxidePeakLevel: TypeIdentifier = TypeIdentifier(apple: 0x91)
    /// Carbon Dioxide Detected.
    package static let carbonDioxideDetected: TypeIdentifier = TypeIdentifier(apple: 0x92)
    /// Carbon Dioxide Level.
    package static let carbonDioxideLevel: TypeIdentifier = TypeIdentifier(apple: 0x93)
    /// Carbon Dioxide Peak Level.
    package static let carbonDioxidePeakLevel: TypeIdentifier = TypeIdentifier(apple: 0x94)
    /// Air Quality.
    package static let airQuality: TypeIdentifier = TypeIdentifier(apple: 0x95)
    /// Day of the Week.
    package static let dayOfTheWeek: TypeIdentifier = TypeIdentifier(apple: 0x98)
    /// Time Update.
    package static let timeUpdate: TypeIdentifier = TypeIdentifier(apple: 0x9A)
    /// Current Time.
    package static let currentTime: TypeIdentifier = TypeIdentifier(apple: 0x9B)
    /// Link Quality.
    package static let linkQuality: TypeIdentifier = TypeIdentifier(apple: 0x9C)
    /// Configure Bridged Accessory Status.
    package static let configureBridgedAccessoryStatus: TypeIdentifier = TypeIdentifier(apple: 0x9D)
    /// Discover Bridged Accessories.
    package static let discoverBridgedAccessories: TypeIdentifier = TypeIdentifier(apple: 0x9E)
    /// Discovered Bridged Accessories.
    package static let discoveredBridgedAccessories: TypeIdentifier = TypeIdentifier(apple: 0x9F)
    /// Configure Bridged Accessory.
    package static let configureBridgedAccessory: TypeIdentifier = TypeIdentifier(apple: 0xA0)
    /// Category.
    package static let category: TypeIdentifier = TypeIdentifier(apple: 0xA3)
    /// App Matching Identifier.
    package static let appMatchingIdentifier: TypeIdentifier = TypeIdentifier(apple: 0xA4)
    /// Service Signature.
    package static let serviceSignature: TypeIdentifier = TypeIdentifier(apple: 0xA5)
    /// Accessory Flags.
    package static let accessoryFlags: TypeIdentifier = TypeIdentifier(apple: 0xA6)
    /// Lock Physical Controls.
    package static let lockPhysicalControls: TypeIdentifier = TypeIdentifier(apple: 0xA7)
    /// Target Air Purifier State.
    package static let targetAirPurifierState: TypeIdentifier = TypeIdentifier(apple: 0xA8)
    /// Current Air Purifier State.
    package static let currentAirPurifierState: TypeIdentifier = TypeIdentifier(apple: 0xA9)
    /// Current Slat State.
    package static let currentSlatState: TypeIdentifier = TypeIdentifier(apple: 0xAA)
    /// Filter Life Level.
    package static let filterLifeLevel: TypeIdentifier = TypeIdentifier(apple: 0xAB)
    /// Filter Change Indication.
    package static let filterChangeIndication: TypeIdentifier = TypeIdentifier(apple: 0xAC)
    /// Reset Filter Indication.
    package static let resetFilterIndication: TypeIdentifier = TypeIdentifier(apple: 0xAD)
    /// Target Air Quality.
    package static let targetAirQuality: TypeIdentifier = TypeIdentifier(apple: 0xAE)
    /// Current Fan State.
    package static let currentFanState: TypeIdentifier = TypeIdentifier(apple: 0xAF)
    /// Active.
    package static let active: TypeIdentifier = TypeIdentifier(apple: 0xB0)
    /// Current Heater-Cooler State.
    package static let currentHeaterCoolerState: TypeIdentifier = TypeIdentifier(apple: 0xB1)
    /// Target Heater-Cooler State.
    package static let targetHeaterCoolerState: TypeIdentifier = TypeIdentifier(apple: 0xB2)
    /// Current Humidifier-Dehumidifier State.
    package static let currentHumidifierDehumidifierState: TypeIdentifier = TypeIdentifier(apple: 0xB3)
    /// Target Humidifier-Dehumidifier State.
    package static let targetHumidifierDehumidifierState: TypeIdentifier = TypeIdentifier(apple: 0xB4)
    /// Water Level.
    package static let waterLevel: TypeIdentifier = TypeIdentifier(apple: 0xB5)
    /// Swing Mode.
    package static let swingMode: TypeIdentifier = TypeIdentifier(apple: 0xB6)
    /// Target Slat State.
    package static let targetSlatState: TypeIdentifier = TypeIdentifier(apple: 0xBE)
    /// Target Fan State.
    package static let targetFanState: TypeIdentifier = TypeIdentifier(apple: 0xBF)
    /// Slat Type.
    package static let slatType: TypeIdentifier = TypeIdentifier(apple: 0xC0)
    /// Current Tilt Angle.
    package static let currentTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0xC1)
    /// Target Tilt Angle.
    package static let targetTiltAngle: TypeIdentifier = TypeIdentifier(apple: 0xC2)
    /// Ozone Density.
    package static let ozoneDensity: TypeIdentifier = TypeIdentifier(apple: 0xC3)
    /// Nitrogen Dioxide Density.
    package static let nitrogenDioxideDensity: TypeIdentifier = TypeIdentifier(apple: 0xC4)
    /// Sulphur Dioxide Density.
    package static let sulphurDioxideDensity: TypeIdentifier = TypeIdentifier(apple: 0xC5)
    /// PM2.5 Density.
    package static let pm25Density: TypeIdentifier = TypeIdentifier(apple: 0xC6)
    /// PM10 Density.
    package static let pm10Density: TypeIdentifier = TypeIdentifier(apple: 0xC7)
    /// VOC Density.
    package static let vocDensity: TypeIdentifier = TypeIdentifier(apple: 0xC8)
    /// Relative Humidity Dehumidifier Threshold.
    package static let relativeHumidityDehumidifierThreshold: TypeIdentifier = TypeIdentifier(apple: 0xC9)
    /// Relative Humidity Humidifier Threshold.
    package static let relativeHumidityHumidifierThreshold: TypeIdentifier = TypeIdentifier(apple: 0xCA)
    /// Service Label Index.
    package static let serviceLabelIndex: TypeIdentifier = TypeIdentifier(apple: 0xCB)
    /// Service Label Namespace.
    package static let serviceLabelNamespace: TypeIdentifier = TypeIdentifier(apple: 0xCD)
    /// Color Temperature.
    package static let colorTemperature: TypeIdentifier = TypeIdentifier(apple: 0xCE)
    /// Program Mode.
    package static let programMode: TypeIdentifier = TypeIdentifier(apple: 0xD1)
    /// In Use.
    package static let inUse: TypeIdentifier = TypeIdentifier(apple: 0xD2)
    /// Set Duration.
    package static let setDuration: TypeIdentifier = TypeIdentifier(apple: 0xD3)
    /// Remaining Duration.
    package static let remainingDuration: TypeIdentifier = TypeIdentifier(apple: 0xD4)
    /// Valve Type.
    package static let valveType: TypeIdentifier = TypeIdentifier(apple: 0xD5)
    /// Is Configured.
    package static let isConfigured: TypeIdentifier = TypeIdentifier(apple: 0xD6)
    /// Input Source Type.
    package static let inputSourceType: TypeIdentifier = TypeIdentifier(apple: 0xDB)
    /// Input Device Type.
    package static let inputDeviceType: TypeIdentifier = TypeIdentifier(apple: 0xDC)
    /// Closed Captions.
    package static let closedCaptions: TypeIdentifier = TypeIdentifier(apple: 0xDD)
    /// Power Mode Selection.
    package static let powerModeSelection: TypeIdentifier = TypeIdentifier(apple: 0xDF)
    /// Current Media State.
    package static let currentMediaState: TypeIdentifier = TypeIdentifier(apple: 0xE0)
    /// Remote Key.
    package static let remoteKey: TypeIdentifier = TypeIdentifier(apple: 0xE1)
    /// Picture Mode.
    package static let pictureMode: TypeIdentifier = TypeIdentifier(apple: 0xE2)
    /// Configured Name.
    package static let configuredName: TypeIdentifier = TypeIdentifier(apple: 0xE3)
    /// Password Setting.
    package static let passwordSetting: TypeIdentifier = TypeIdentifier(apple: 0xE4)
    /// Access Control Level.
    package static let accessControlLevel: TypeIdentifier = TypeIdentifier(apple: 0xE5)
    /// Identifier.
    package static let identifier: TypeIdentifier = TypeIdentifier(apple: 0xE6)
    /// Active Identifier.
    package static let activeIdentifier: TypeIdentifier = TypeIdentifier(apple: 0xE7)
    /// Sleep Discovery Mode.
    package static let sleepDiscoveryMode: TypeIdentifier = TypeIdentifier(apple: 0xE8)
    /// Volume Control Type.
    package static let volumeControlType: TypeIdentifier = TypeIdentifier(apple: 0xE9)
    /// Volume Selector.
    package static let volumeSelector: TypeIdentifier = TypeIdentifier(apple: 0xEA)
    /// Supported Video Stream Configuration.
    package static let supportedVideoStreamConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x114)
    /// Supported Audio Stream Configuration.
    package static let supportedAudioStreamConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x115)
    /// Supported RTP Configuration.
    package static let supportedRTPConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x116)
    /// Selected RTP Stream Configuration.
    package static let selectedRTPStreamConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x117)
    /// Setup Endpoints.
    package static let setupEndpoints: TypeIdentifier = TypeIdentifier(apple: 0x118)
    /// Volume.
    package static let volume: TypeIdentifier = TypeIdentifier(apple: 0x119)
    /// Mute.
    package static let mute: TypeIdentifier = TypeIdentifier(apple: 0x11A)
    /// Night Vision.
    package static let nightVision: TypeIdentifier = TypeIdentifier(apple: 0x11B)
    /// Optical Zoom.
    package static let opticalZoom: TypeIdentifier = TypeIdentifier(apple: 0x11C)
    /// Digital Zoom.
    package static let digitalZoom: TypeIdentifier = TypeIdentifier(apple: 0x11D)
    /// Image Rotation.
    package static let imageRotation: TypeIdentifier = TypeIdentifier(apple: 0x11E)
    /// Image Mirroring.
    package static let imageMirroring: TypeIdentifier = TypeIdentifier(apple: 0x11F)
    /// Streaming Status.
    package static let streamingStatus: TypeIdentifier = TypeIdentifier(apple: 0x120)
    /// Target Control Supported Configuration.
    package static let targetControlSupportedConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x123)
    /// Target Control List.
    package static let targetControlList: TypeIdentifier = TypeIdentifier(apple: 0x124)
    /// Button Event.
    package static let buttonEvent: TypeIdentifier = TypeIdentifier(apple: 0x126)
    /// Selected Audio Stream Configuration.
    package static let selectedAudioStreamConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x128)
    /// Supported Data Stream Transport Configuration.
    package static let supportedDataStreamTransportConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x130)
    /// Setup Data Stream Transport.
    package static let setupDataStreamTransport: TypeIdentifier = TypeIdentifier(apple: 0x131)
    /// Siri Input Type.
    package static let siriInputType: TypeIdentifier = TypeIdentifier(apple: 0x132)
    /// Target Visibility State.
    package static let targetVisibilityState: TypeIdentifier = TypeIdentifier(apple: 0x134)
    /// Current Visibility State.
    package static let currentVisibilityState: TypeIdentifier = TypeIdentifier(apple: 0x135)
    /// Display Order.
    package static let displayOrder: TypeIdentifier = TypeIdentifier(apple: 0x136)
    /// Target Media State.
    package static let targetMediaState: TypeIdentifier = TypeIdentifier(apple: 0x137)
    /// Data Stream HAP Transport.
    package static let dataStreamHAPTransport: TypeIdentifier = TypeIdentifier(apple: 0x138)
    /// Data Stream HAP Transport Interrupt.
    package static let dataStreamHAPTransportInterrupt: TypeIdentifier = TypeIdentifier(apple: 0x139)
    /// Characteristic Value Transition Control.
    package static let characteristicValueTransitionControl: TypeIdentifier = TypeIdentifier(apple: 0x143)
    /// Supported Characteristic Value Transition Configuration.
    package static let supportedCharacteristicValueTransitionConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x144)
    /// Setup Transfer Transport.
    package static let setupTransferTransport: TypeIdentifier = TypeIdentifier(apple: 0x201)
    /// Supported Transfer Transport Configuration.
    package static let supportedTransferTransportConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x202)
    /// Supported Camera Recording Configuration.
    package static let supportedCameraRecordingConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x205)
    /// Supported Video Recording Configuration.
    package static let supportedVideoRecordingConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x206)
    /// Supported Audio Recording Configuration.
    package static let supportedAudioRecordingConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x207)
    /// Selected Camera Recording Configuration.
    package static let selectedCameraRecordingConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x209)
    /// Network Client Profile Control.
    package static let networkClientProfileControl: TypeIdentifier = TypeIdentifier(apple: 0x20C)
    /// Network Client Status Control.
    package static let networkClientStatusControl: TypeIdentifier = TypeIdentifier(apple: 0x20D)
    /// Router Status.
    package static let routerStatus: TypeIdentifier = TypeIdentifier(apple: 0x20E)
    /// Supported Router Configuration.
    package static let supportedRouterConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x210)
    /// WAN Configuration List.
    package static let wanConfigurationList: TypeIdentifier = TypeIdentifier(apple: 0x211)
    /// WAN Status List.
    package static let wanStatusList: TypeIdentifier = TypeIdentifier(apple: 0x212)
    /// Managed Network Enable.
    package static let managedNetworkEnable: TypeIdentifier = TypeIdentifier(apple: 0x215)
    /// HomeKit Camera Active.
    package static let homeKitCameraActive: TypeIdentifier = TypeIdentifier(apple: 0x21B)
    /// Third Party Camera Active.
    package static let thirdPartyCameraActive: TypeIdentifier = TypeIdentifier(apple: 0x21C)
    /// Camera Operating Mode Indicator.
    package static let cameraOperatingModeIndicator: TypeIdentifier = TypeIdentifier(apple: 0x21D)
    /// Wi-Fi Satellite Status.
    package static let wiFiSatelliteStatus: TypeIdentifier = TypeIdentifier(apple: 0x21E)
    /// Network Access Violation Control.
    package static let networkAccessViolationControl: TypeIdentifier = TypeIdentifier(apple: 0x21F)
    /// Product Data.
    package static let productData: TypeIdentifier = TypeIdentifier(apple: 0x220)
    /// Wake Configuration.
    package static let wakeConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x222)
    /// Event Snapshots Active.
    package static let eventSnapshotsActive: TypeIdentifier = TypeIdentifier(apple: 0x223)
    /// Diagonal Field Of View.
    package static let diagonalFieldOfView: TypeIdentifier = TypeIdentifier(apple: 0x224)
    /// Periodic Snapshots Active.
    package static let periodicSnapshotsActive: TypeIdentifier = TypeIdentifier(apple: 0x225)
    /// Recording Audio Active.
    package static let recordingAudioActive: TypeIdentifier = TypeIdentifier(apple: 0x226)
    /// Manually Disabled.
    package static let manuallyDisabled: TypeIdentifier = TypeIdentifier(apple: 0x227)
    /// Video Analysis Active.
    package static let videoAnalysisActive: TypeIdentifier = TypeIdentifier(apple: 0x229)
    /// Current Transport.
    package static let currentTransport: TypeIdentifier = TypeIdentifier(apple: 0x22B)
    /// Wi-Fi Capabilities.
    package static let wiFiCapabilities: TypeIdentifier = TypeIdentifier(apple: 0x22C)
    /// Wi-Fi Configuration Control.
    package static let wiFiConfigurationControl: TypeIdentifier = TypeIdentifier(apple: 0x22D)
    /// Tap Type.
    package static let tapType: TypeIdentifier = TypeIdentifier(apple: 0x22F)
    /// Token.
    package static let token: TypeIdentifier = TypeIdentifier(apple: 0x231)
    /// Operating State Response.
    package static let operatingStateResponse: TypeIdentifier = TypeIdentifier(apple: 0x232)
    /// Supported Firmware Update Configuration.
    package static let supportedFirmwareUpdateConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x233)
    /// Firmware Update Readiness.
    package static let firmwareUpdateReadiness: TypeIdentifier = TypeIdentifier(apple: 0x234)
    /// Firmware Update Status.
    package static let firmwareUpdateStatus: TypeIdentifier = TypeIdentifier(apple: 0x235)
    /// Supported Diagnostics Snapshot.
    package static let supportedDiagnosticsSnapshot: TypeIdentifier = TypeIdentifier(apple: 0x238)
    /// Sleep Interval.
    package static let sleepInterval: TypeIdentifier = TypeIdentifier(apple: 0x23A)
    /// Activity Interval.
    package static let activityInterval: TypeIdentifier = TypeIdentifier(apple: 0x23B)
    /// Ping.
    package static let ping: TypeIdentifier = TypeIdentifier(apple: 0x23C)
    /// Event Retransmission Maximum.
    package static let eventRetransmissionMaximum: TypeIdentifier = TypeIdentifier(apple: 0x23D)
    /// Event Transmission Counters.
    package static let eventTransmissionCounters: TypeIdentifier = TypeIdentifier(apple: 0x23E)
    /// Received Signal Strength Indication.
    package static let receivedSignalStrengthIndication: TypeIdentifier = TypeIdentifier(apple: 0x23F)
    /// Signal To Noise Ratio.
    package static let signalToNoiseRatio: TypeIdentifier = TypeIdentifier(apple: 0x241)
    /// Transmit Power.
    package static let transmitPower: TypeIdentifier = TypeIdentifier(apple: 0x242)
    /// Maximum Transmit Power.
    package static let maximumTransmitPower: TypeIdentifier = TypeIdentifier(apple: 0x243)
    /// Receiver Sensitivity.
    package static let receiverSensitivity: TypeIdentifier = TypeIdentifier(apple: 0x244)
    /// CCA Signal Detect Threshold.
    package static let ccaSignalDetectThreshold: TypeIdentifier = TypeIdentifier(apple: 0x245)
    /// CCA Energy Detect Threshold.
    package static let ccaEnergyDetectThreshold: TypeIdentifier = TypeIdentifier(apple: 0x246)
    /// MAC Retransmission Maximum.
    package static let macRetransmissionMaximum: TypeIdentifier = TypeIdentifier(apple: 0x247)
    /// MAC Transmission Counters.
    package static let macTransmissionCounters: TypeIdentifier = TypeIdentifier(apple: 0x248)
    /// Staged Firmware Version.
    package static let stagedFirmwareVersion: TypeIdentifier = TypeIdentifier(apple: 0x249)
    /// Heart Beat.
    package static let heartBeat: TypeIdentifier = TypeIdentifier(apple: 0x24A)
    /// Characteristic Value Active Transition Count.
    package static let characteristicValueActiveTransitionCount: TypeIdentifier = TypeIdentifier(apple: 0x24B)
    /// Supported Diagnostics Modes.
    package static let supportedDiagnosticsModes: TypeIdentifier = TypeIdentifier(apple: 0x24C)
    /// Selected Diagnostics Modes.
    package static let selectedDiagnosticsModes: TypeIdentifier = TypeIdentifier(apple: 0x24D)
    /// Crypto Hash.
    package static let cryptoHash: TypeIdentifier = TypeIdentifier(apple: 0x250)
    /// Supported Sleep Configuration.
    package static let supportedSleepConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x251)
    /// Selected Sleep Configuration.
    package static let selectedSleepConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x252)
    /// Siri Endpoint Session Status.
    package static let siriEndpointSessionStatus: TypeIdentifier = TypeIdentifier(apple: 0x254)
    /// Siri Enable.
    package static let siriEnable: TypeIdentifier = TypeIdentifier(apple: 0x255)
    /// Siri Listening.
    package static let siriListening: TypeIdentifier = TypeIdentifier(apple: 0x256)
    /// Siri Touch To Use.
    package static let siriTouchToUse: TypeIdentifier = TypeIdentifier(apple: 0x257)
    /// Siri Light On Use.
    package static let siriLightOnUse: TypeIdentifier = TypeIdentifier(apple: 0x258)
    /// Siri Engine Version.
    package static let siriEngineVersion: TypeIdentifier = TypeIdentifier(apple: 0x25A)
    /// AirPlay Enable.
    package static let airPlayEnable: TypeIdentifier = TypeIdentifier(apple: 0x25B)
    /// Access Code Supported Configuration.
    package static let accessCodeSupportedConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x261)
    /// Access Code Control Point.
    package static let accessCodeControlPoint: TypeIdentifier = TypeIdentifier(apple: 0x262)
    /// Configuration State.
    package static let configurationState: TypeIdentifier = TypeIdentifier(apple: 0x263)
    /// NFC Access Control Point.
    package static let nfcAccessControlPoint: TypeIdentifier = TypeIdentifier(apple: 0x264)
    /// NFC Access Supported Configuration.
    package static let nfcAccessSupportedConfiguration: TypeIdentifier = TypeIdentifier(apple: 0x265)
    /// Supported Asset Types.
    package static let supportedAssetTypes: TypeIdentifier = TypeIdentifier(apple: 0x268)
    /// Asset Update Readiness.
    package static let assetUpdateReadiness: TypeIdentifier = TypeIdentifier(apple: 0x269)
    /// Multifunction Button.
    package static let multifunctionButton: TypeIdentifier = TypeIdentifier(apple: 0x26B)
    /// Hardware Finish.
    package static let hardwareFinish: TypeIdentifier = TypeIdentifier(apple: 0x26C)
    /// Supported Metrics.
    package static let supportedMetrics: TypeIdentifier = TypeIdentifier(apple: 0x271)
    /// Metrics Buffer Full State.
    package static let metricsBufferFullState: TypeIdentifier = TypeIdentifier(apple: 0x272)
    /// Thread Node Capabilities.
    package static let threadNodeCapabilities: TypeIdentifier = TypeIdentifier(apple: 0x702)
    /// Thread Status.
    package static let threadStatus: TypeIdentifier = TypeIdentifier(apple: 0x703)
    /// Thread Control Point.
    package static let threadControlPoint: TypeIdentifier = TypeIdentifier(apple: 0x704)
    /// Thread OpenThread Version.
    package static let threadOpenThreadVersion: TypeIdentifier = TypeIdentifier(apple: 0x706)
}
