// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension Service.Name {
    /// Fan; needs `on`.
    public static let fan = Self(ServiceType.fan)
    /// Garage Door Opener; needs `currentDoorState`, `targetDoorState`, `obstructionDetected`.
    public static let garageDoorOpener = Self(ServiceType.garageDoorOpener)
    /// Lightbulb; needs `on`.
    public static let lightbulb = Self(ServiceType.lightbulb)
    /// Lock Management; needs `lockControlPoint`, `version`.
    public static let lockManagement = Self(ServiceType.lockManagement)
    /// Lock Mechanism; needs `lockCurrentState`, `lockTargetState`.
    public static let lockMechanism = Self(ServiceType.lockMechanism)
    /// Outlet; needs `on`, `outletInUse`.
    public static let outlet = Self(ServiceType.outlet)
    /// Switch; needs `on`.
    public static let `switch` = Self(ServiceType.switch)
    /// Thermostat; needs `currentHeatingCoolingState`, `targetHeatingCoolingState`, `currentTemperature`, `targetTemperature`, `temperatureDisplayUnits`.
    public static let thermostat = Self(ServiceType.thermostat)
    /// Tunnel; needs `accessoryIdentifier`, `tunnelConnectionTimeout`, `tunneledAccessoryAdvertising`, `tunneledAccessoryConnected`, `tunneledAccessoryStateNumber`.
    public static let tunnel = Self(ServiceType.tunnel)
    /// Cloud Relay; needs `relayControlPoint`, `relayState`, `relayEnabled`.
    public static let cloudRelay = Self(ServiceType.cloudRelay)
    /// Security System; needs `securitySystemCurrentState`, `securitySystemTargetState`.
    public static let securitySystem = Self(ServiceType.securitySystem)
    /// Carbon Monoxide Sensor; needs `carbonMonoxideDetected`.
    public static let carbonMonoxideSensor = Self(ServiceType.carbonMonoxideSensor)
    /// Contact Sensor; needs `contactSensorState`.
    public static let contactSensor = Self(ServiceType.contactSensor)
    /// Door; needs `currentPosition`, `targetPosition`, `positionState`.
    public static let door = Self(ServiceType.door)
    /// Humidity Sensor; needs `currentRelativeHumidity`.
    public static let humiditySensor = Self(ServiceType.humiditySensor)
    /// Leak Sensor; needs `leakDetected`.
    public static let leakSensor = Self(ServiceType.leakSensor)
    /// Light Sensor; needs `currentAmbientLightLevel`.
    public static let lightSensor = Self(ServiceType.lightSensor)
    /// Motion Sensor; needs `motionDetected`.
    public static let motionSensor = Self(ServiceType.motionSensor)
    /// Occupancy Sensor; needs `occupancyDetected`.
    public static let occupancySensor = Self(ServiceType.occupancySensor)
    /// Smoke Sensor; needs `smokeDetected`.
    public static let smokeSensor = Self(ServiceType.smokeSensor)
    /// Stateful Programmable Switch; needs `programmableSwitchEvent`, `programmableSwitchOutputState`.
    public static let statefulProgrammableSwitch = Self(ServiceType.statefulProgrammableSwitch)
    /// Stateless Programmable Switch; needs `programmableSwitchEvent`.
    public static let statelessProgrammableSwitch = Self(ServiceType.statelessProgrammableSwitch)
    /// Temperature Sensor; needs `currentTemperature`.
    public static let temperatureSensor = Self(ServiceType.temperatureSensor)
    /// Window; needs `currentPosition`, `targetPosition`, `positionState`.
    public static let window = Self(ServiceType.window)
    /// Window Covering; needs `targetPosition`, `currentPosition`, `positionState`.
    public static let windowCovering = Self(ServiceType.windowCovering)
    /// Air Quality Sensor; needs `airQuality`.
    public static let airQualitySensor = Self(ServiceType.airQualitySensor)
    /// Battery; needs `batteryLevel`, `chargingState`, `statusLowBattery`.
    public static let battery = Self(ServiceType.battery)
    /// Carbon Dioxide Sensor; needs `carbonDioxideDetected`.
    public static let carbonDioxideSensor = Self(ServiceType.carbonDioxideSensor)
    /// Fanv2; needs `active`.
    public static let fanv2 = Self(ServiceType.fanv2)
    /// Slats; needs `currentSlatState`, `slatType`.
    public static let slats = Self(ServiceType.slats)
    /// Filter Maintenance; needs `filterChangeIndication`.
    public static let filterMaintenance = Self(ServiceType.filterMaintenance)
    /// Air Purifier; needs `active`, `currentAirPurifierState`, `targetAirPurifierState`.
    public static let airPurifier = Self(ServiceType.airPurifier)
    /// Heater-Cooler; needs `active`, `currentTemperature`, `currentHeaterCoolerState`, `targetHeaterCoolerState`.
    public static let heaterCooler = Self(ServiceType.heaterCooler)
    /// Humidifier-Dehumidifier; needs `active`, `currentRelativeHumidity`, `currentHumidifierDehumidifierState`, `targetHumidifierDehumidifierState`.
    public static let humidifierDehumidifier = Self(ServiceType.humidifierDehumidifier)
    /// Service Label; needs `serviceLabelNamespace`.
    public static let serviceLabel = Self(ServiceType.serviceLabel)
    /// Irrigation-System; needs `active`, `programMode`, `inUse`.
    public static let irrigationSystem = Self(ServiceType.irrigationSystem)
    /// Valve; needs `active`, `inUse`, `valveType`.
    public static let valve = Self(ServiceType.valve)
    /// Faucet; needs `active`.
    public static let faucet = Self(ServiceType.faucet)
    /// Television; needs `active`, `activeIdentifier`, `configuredName`, `remoteKey`, `sleepDiscoveryMode`.
    public static let television = Self(ServiceType.television)
    /// Input Source; needs `configuredName`, `inputSourceType`, `isConfigured`, `name`, `currentVisibilityState`.
    public static let inputSource = Self(ServiceType.inputSource)
    /// Access Control; needs `accessControlLevel`.
    public static let accessControl = Self(ServiceType.accessControl)
    /// Camera RTP Stream Management; needs `selectedRTPStreamConfiguration`, `setupEndpoints`, `streamingStatus`, `supportedAudioStreamConfiguration`, `supportedRTPConfiguration`, `supportedVideoStreamConfiguration`.
    public static let cameraRTPStreamManagement = Self(ServiceType.cameraRTPStreamManagement)
    /// Camera Control; needs `on`.
    public static let cameraControl = Self(ServiceType.cameraControl)
    /// Microphone; needs `mute`.
    public static let microphone = Self(ServiceType.microphone)
    /// Speaker; needs `mute`.
    public static let speaker = Self(ServiceType.speaker)
    /// Doorbell; needs `programmableSwitchEvent`.
    public static let doorbell = Self(ServiceType.doorbell)
    /// Target Control Management; needs `targetControlSupportedConfiguration`, `targetControlList`.
    public static let targetControlManagement = Self(ServiceType.targetControlManagement)
    /// Target Control; needs `active`, `activeIdentifier`, `buttonEvent`.
    public static let targetControl = Self(ServiceType.targetControl)
    /// Audio Stream Management; needs `supportedAudioStreamConfiguration`, `selectedAudioStreamConfiguration`.
    public static let audioStreamManagement = Self(ServiceType.audioStreamManagement)
    /// Data Stream Transport Management; needs `setupDataStreamTransport`, `supportedDataStreamTransportConfiguration`, `version`.
    public static let dataStreamTransportManagement = Self(ServiceType.dataStreamTransportManagement)
    /// Siri; needs `siriInputType`.
    public static let siri = Self(ServiceType.siri)
    /// Transfer Transport Management; needs `supportedTransferTransportConfiguration`, `setupTransferTransport`.
    public static let transferTransportManagement = Self(ServiceType.transferTransportManagement)
    /// Camera Recording Management; needs `active`, `selectedCameraRecordingConfiguration`, `supportedAudioRecordingConfiguration`, `supportedCameraRecordingConfiguration`, `supportedVideoRecordingConfiguration`.
    public static let cameraRecordingManagement = Self(ServiceType.cameraRecordingManagement)
    /// Wi-Fi Router; needs `configuredName`, `managedNetworkEnable`, `networkAccessViolationControl`, `networkClientProfileControl`, `networkClientStatusControl`, `routerStatus`, `supportedRouterConfiguration`, `wanConfigurationList`, `wanStatusList`.
    public static let wiFiRouter = Self(ServiceType.wiFiRouter)
    /// Wi-Fi Satellite; needs `wiFiSatelliteStatus`.
    public static let wiFiSatellite = Self(ServiceType.wiFiSatellite)
    /// Camera Operating Mode; needs `eventSnapshotsActive`, `homeKitCameraActive`.
    public static let cameraOperatingMode = Self(ServiceType.cameraOperatingMode)
    /// Power Management; needs `wakeConfiguration`.
    public static let powerManagement = Self(ServiceType.powerManagement)
    /// Smart Speaker; needs `currentMediaState`, `targetMediaState`.
    public static let smartSpeaker = Self(ServiceType.smartSpeaker)
    /// Wi-Fi Transport; needs `currentTransport`, `wiFiCapabilities`.
    public static let wiFiTransport = Self(ServiceType.wiFiTransport)
    /// Tap Management; needs `active`, `cryptoHash`, `tapType`, `token`.
    public static let tapManagement = Self(ServiceType.tapManagement)
    /// Firmware Update; needs `firmwareUpdateReadiness`, `firmwareUpdateStatus`.
    public static let firmwareUpdate = Self(ServiceType.firmwareUpdate)
    /// Diagnostics; needs `supportedDiagnosticsSnapshot`.
    public static let diagnostics = Self(ServiceType.diagnostics)
    /// Accessory Runtime Information; needs `ping`.
    public static let accessoryRuntimeInformation = Self(ServiceType.accessoryRuntimeInformation)
    /// Siri Endpoint; needs `siriEndpointSessionStatus`, `version`.
    public static let siriEndpoint = Self(ServiceType.siriEndpoint)
    /// Access Code; needs `accessCodeControlPoint`, `accessCodeSupportedConfiguration`, `configurationState`.
    public static let accessCode = Self(ServiceType.accessCode)
    /// NFC Access; needs `configurationState`, `nfcAccessControlPoint`, `nfcAccessSupportedConfiguration`.
    public static let nfcAccess = Self(ServiceType.nfcAccess)
    /// Asset Update; needs `assetUpdateReadiness`, `supportedAssetTypes`.
    public static let assetUpdate = Self(ServiceType.assetUpdate)
    /// Assistant; needs `active`, `identifier`, `name`.
    public static let assistant = Self(ServiceType.assistant)
    /// Accessory Metrics; needs `active`, `metricsBufferFullState`, `supportedMetrics`.
    public static let accessoryMetrics = Self(ServiceType.accessoryMetrics)
    /// Thread Transport; needs `currentTransport`, `threadControlPoint`, `threadNodeCapabilities`, `threadStatus`.
    public static let threadTransport = Self(ServiceType.threadTransport)
}
