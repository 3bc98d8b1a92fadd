// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

extension Catalogue {
    static func appendServices(to list: inout [ServiceDefinition]) {
        list.append(ServiceDefinition(
            type: ServiceType.accessoryInformation, name: "AccessoryInformation", displayName: "Accessory Information", homeKitConstant: "HMServiceTypeAccessoryInformation",
            required: [CharacteristicType.firmwareRevision, CharacteristicType.identify, CharacteristicType.manufacturer, CharacteristicType.model, CharacteristicType.name, CharacteristicType.serialNumber],
            optional: [CharacteristicType.accessoryFlags, CharacteristicType.hardwareRevision, CharacteristicType.appMatchingIdentifier, CharacteristicType.configuredName, CharacteristicType.hardwareFinish, CharacteristicType.productData, CharacteristicType.softwareRevision], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.fan, name: "Fan", displayName: "Fan", homeKitConstant: "HMServiceTypeFan",
            required: [CharacteristicType.on],
            optional: [CharacteristicType.name, CharacteristicType.rotationDirection, CharacteristicType.rotationSpeed], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.garageDoorOpener, name: "GarageDoorOpener", displayName: "Garage Door Opener", homeKitConstant: "HMServiceTypeGarageDoorOpener",
            required: [CharacteristicType.currentDoorState, CharacteristicType.targetDoorState, CharacteristicType.obstructionDetected],
            optional: [CharacteristicType.lockCurrentState, CharacteristicType.lockTargetState, CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.lightbulb, name: "Lightbulb", displayName: "Lightbulb", homeKitConstant: "HMServiceTypeLightbulb",
            required: [CharacteristicType.on],
            optional: [CharacteristicType.brightness, CharacteristicType.hue, CharacteristicType.name, CharacteristicType.saturation, CharacteristicType.colorTemperature, CharacteristicType.characteristicValueActiveTransitionCount, CharacteristicType.characteristicValueTransitionControl, CharacteristicType.supportedCharacteristicValueTransitionConfiguration], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.lockManagement, name: "LockManagement", displayName: "Lock Management", homeKitConstant: "HMServiceTypeLockManagement",
            required: [CharacteristicType.lockControlPoint, CharacteristicType.version],
            optional: [CharacteristicType.logs, CharacteristicType.audioFeedback, CharacteristicType.lockManagementAutoSecurityTimeout, CharacteristicType.administratorOnlyAccess, CharacteristicType.lockLastKnownAction, CharacteristicType.currentDoorState, CharacteristicType.motionDetected], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.lockMechanism, name: "LockMechanism", displayName: "Lock Mechanism", homeKitConstant: "HMServiceTypeLockMechanism",
            required: [CharacteristicType.lockCurrentState, CharacteristicType.lockTargetState],
            optional: [CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.outlet, name: "Outlet", displayName: "Outlet", homeKitConstant: "HMServiceTypeOutlet",
            required: [CharacteristicType.on, CharacteristicType.outletInUse],
            optional: [CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.switch, name: "Switch", displayName: "Switch", homeKitConstant: "HMServiceTypeSwitch",
            required: [CharacteristicType.on],
            optional: [CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.thermostat, name: "Thermostat", displayName: "Thermostat", homeKitConstant: "HMServiceTypeThermostat",
            required: [CharacteristicType.currentHeatingCoolingState, CharacteristicType.targetHeatingCoolingState, CharacteristicType.currentTemperature, CharacteristicType.targetTemperature, CharacteristicType.temperatureDisplayUnits],
            optional: [CharacteristicType.coolingThresholdTemperature, CharacteristicType.currentRelativeHumidity, CharacteristicType.heatingThresholdTemperature, CharacteristicType.name, CharacteristicType.targetRelativeHumidity], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.pairing, name: "Pairing", displayName: "Pairing", homeKitConstant: nil,
            required: [CharacteristicType.pairSetup, CharacteristicType.pairVerify, CharacteristicType.pairingFeatures, CharacteristicType.listPairings],
            optional: [], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.tunnel, name: "Tunnel", displayName: "Tunnel", homeKitConstant: nil,
            required: [CharacteristicType.accessoryIdentifier, CharacteristicType.tunnelConnectionTimeout, CharacteristicType.tunneledAccessoryAdvertising, CharacteristicType.tunneledAccessoryConnected, CharacteristicType.tunneledAccessoryStateNumber],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.cloudRelay, name: "CloudRelay", displayName: "Cloud Relay", homeKitConstant: nil,
            required: [CharacteristicType.relayControlPoint, CharacteristicType.relayState, CharacteristicType.relayEnabled],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.bridgingState, name: "BridgingState", displayName: "Bridging State", homeKitConstant: nil,
            required: [CharacteristicType.reachable, CharacteristicType.linkQuality, CharacteristicType.accessoryIdentifier, CharacteristicType.category],
            optional: [CharacteristicType.name], tier: .legacy))
        list.append(ServiceDefinition(
            type: ServiceType.securitySystem, name: "SecuritySystem", displayName: "Security System", homeKitConstant: "HMServiceTypeSecuritySystem",
            required: [CharacteristicType.securitySystemCurrentState, CharacteristicType.securitySystemTargetState],
            optional: [CharacteristicType.name, CharacteristicType.securitySystemAlarmType, CharacteristicType.statusFault, CharacteristicType.statusTampered], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.carbonMonoxideSensor, name: "CarbonMonoxideSensor", displayName: "Carbon Monoxide Sensor", homeKitConstant: "HMServiceTypeCarbonMonoxideSensor",
            required: [CharacteristicType.carbonMonoxideDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery, CharacteristicType.carbonMonoxideLevel, CharacteristicType.carbonMonoxidePeakLevel], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.contactSensor, name: "ContactSensor", displayName: "Contact Sensor", homeKitConstant: "HMServiceTypeContactSensor",
            required: [CharacteristicType.contactSensorState],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.door, name: "Door", displayName: "Door", homeKitConstant: "HMServiceTypeDoor",
            required: [CharacteristicType.currentPosition, CharacteristicType.targetPosition, CharacteristicType.positionState],
            optional: [CharacteristicType.name, CharacteristicType.holdPosition, CharacteristicType.obstructionDetected], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.humiditySensor, name: "HumiditySensor", displayName: "Humidity Sensor", homeKitConstant: "HMServiceTypeHumiditySensor",
            required: [CharacteristicType.currentRelativeHumidity],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.leakSensor, name: "LeakSensor", displayName: "Leak Sensor", homeKitConstant: "HMServiceTypeLeakSensor",
            required: [CharacteristicType.leakDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.lightSensor, name: "LightSensor", displayName: "Light Sensor", homeKitConstant: "HMServiceTypeLightSensor",
            required: [CharacteristicType.currentAmbientLightLevel],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusLowBattery, CharacteristicType.statusTampered], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.motionSensor, name: "MotionSensor", displayName: "Motion Sensor", homeKitConstant: "HMServiceTypeMotionSensor",
            required: [CharacteristicType.motionDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.occupancySensor, name: "OccupancySensor", displayName: "Occupancy Sensor", homeKitConstant: "HMServiceTypeOccupancySensor",
            required: [CharacteristicType.occupancyDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.smokeSensor, name: "SmokeSensor", displayName: "Smoke Sensor", homeKitConstant: "HMServiceTypeSmokeSensor",
            required: [CharacteristicType.smokeDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.statefulProgrammableSwitch, name: "StatefulProgrammableSwitch", displayName: "Stateful Programmable Switch", homeKitConstant: "HMServiceTypeStatefulProgrammableSwitch",
            required: [CharacteristicType.programmableSwitchEvent, CharacteristicType.programmableSwitchOutputState],
            optional: [CharacteristicType.name], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.statelessProgrammableSwitch, name: "StatelessProgrammableSwitch", displayName: "Stateless Programmable Switch", homeKitConstant: "HMServiceTypeStatelessProgrammableSwitch",
            required: [CharacteristicType.programmableSwitchEvent],
            optional: [CharacteristicType.name, CharacteristicType.serviceLabelIndex], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.temperatureSensor, name: "TemperatureSensor", displayName: "Temperature Sensor", homeKitConstant: "HMServiceTypeTemperatureSensor",
            required: [CharacteristicType.currentTemperature],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusLowBattery, CharacteristicType.statusTampered], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.window, name: "Window", displayName: "Window", homeKitConstant: "HMServiceTypeWindow",
            required: [CharacteristicType.currentPosition, CharacteristicType.targetPosition, CharacteristicType.positionState],
            optional: [CharacteristicType.name, CharacteristicType.holdPosition, CharacteristicType.obstructionDetected], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.windowCovering, name: "WindowCovering", displayName: "Window Covering", homeKitConstant: "HMServiceTypeWindowCovering",
            required: [CharacteristicType.targetPosition, CharacteristicType.currentPosition, CharacteristicType.positionState],
            optional: [CharacteristicType.name, CharacteristicType.holdPosition, CharacteristicType.currentHorizontalTiltAngle, CharacteristicType.targetHorizontalTiltAngle, CharacteristicType.currentVerticalTiltAngle, CharacteristicType.targetVerticalTiltAngle, CharacteristicType.obstructionDetected], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.airQualitySensor, name: "AirQualitySensor", displayName: "Air Quality Sensor", homeKitConstant: "HMServiceTypeAirQualitySensor",
            required: [CharacteristicType.airQuality],
            optional: [CharacteristicType.name, CharacteristicType.ozoneDensity, CharacteristicType.nitrogenDioxideDensity, CharacteristicType.sulphurDioxideDensity, CharacteristicType.pm25Density, CharacteristicType.pm10Density, CharacteristicType.vocDensity, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.battery, name: "Battery", displayName: "Battery", homeKitConstant: "HMServiceTypeBattery",
            required: [CharacteristicType.batteryLevel, CharacteristicType.chargingState, CharacteristicType.statusLowBattery],
            optional: [CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.carbonDioxideSensor, name: "CarbonDioxideSensor", displayName: "Carbon Dioxide Sensor", homeKitConstant: "HMServiceTypeCarbonDioxideSensor",
            required: [CharacteristicType.carbonDioxideDetected],
            optional: [CharacteristicType.name, CharacteristicType.statusActive, CharacteristicType.statusFault, CharacteristicType.statusTampered, CharacteristicType.statusLowBattery, CharacteristicType.carbonDioxideLevel, CharacteristicType.carbonDioxidePeakLevel], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.timeInformation, name: "TimeInformation", displayName: "Time Information", homeKitConstant: nil,
            required: [CharacteristicType.currentTime, CharacteristicType.dayOfTheWeek, CharacteristicType.timeUpdate],
            optional: [CharacteristicType.name], tier: .legacy))
        list.append(ServiceDefinition(
            type: ServiceType.bridgeConfiguration, name: "BridgeConfiguration", displayName: "Bridge Configuration", homeKitConstant: nil,
            required: [CharacteristicType.configureBridgedAccessoryStatus, CharacteristicType.discoverBridgedAccessories, CharacteristicType.discoveredBridgedAccessories, CharacteristicType.configureBridgedAccessory],
            optional: [CharacteristicType.name], tier: .legacy))
        list.append(ServiceDefinition(
            type: ServiceType.protocolInformation, name: "ProtocolInformation", displayName: "Protocol Information", homeKitConstant: nil,
            required: [CharacteristicType.version],
            optional: [], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.fanv2, name: "Fanv2", displayName: "Fanv2", homeKitConstant: "HMServiceTypeVentilationFan",
            required: [CharacteristicType.active],
            optional: [CharacteristicType.name, CharacteristicType.currentFanState, CharacteristicType.targetFanState, CharacteristicType.rotationDirection, CharacteristicType.rotationSpeed, CharacteristicType.swingMode, CharacteristicType.lockPhysicalControls], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.slats, name: "Slats", displayName: "Slats", homeKitConstant: "HMServiceTypeSlats",
            required: [CharacteristicType.currentSlatState, CharacteristicType.slatType],
            optional: [CharacteristicType.name, CharacteristicType.swingMode, CharacteristicType.currentTiltAngle, CharacteristicType.targetTiltAngle], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.filterMaintenance, name: "FilterMaintenance", displayName: "Filter Maintenance", homeKitConstant: "HMServiceTypeFilterMaintenance",
            required: [CharacteristicType.filterChangeIndication],
            optional: [CharacteristicType.name, CharacteristicType.filterLifeLevel, CharacteristicType.resetFilterIndication], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.airPurifier, name: "AirPurifier", displayName: "Air Purifier", homeKitConstant: "HMServiceTypeAirPurifier",
            required: [CharacteristicType.active, CharacteristicType.currentAirPurifierState, CharacteristicType.targetAirPurifierState],
            optional: [CharacteristicType.name, CharacteristicType.rotationSpeed, CharacteristicType.swingMode, CharacteristicType.lockPhysicalControls], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.heaterCooler, name: "HeaterCooler", displayName: "Heater-Cooler", homeKitConstant: "HMServiceTypeHeaterCooler",
            required: [CharacteristicType.active, CharacteristicType.currentTemperature, CharacteristicType.currentHeaterCoolerState, CharacteristicType.targetHeaterCoolerState],
            optional: [CharacteristicType.name, CharacteristicType.rotationSpeed, CharacteristicType.temperatureDisplayUnits, CharacteristicType.swingMode, CharacteristicType.coolingThresholdTemperature, CharacteristicType.heatingThresholdTemperature, CharacteristicType.lockPhysicalControls], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.humidifierDehumidifier, name: "HumidifierDehumidifier", displayName: "Humidifier-Dehumidifier", homeKitConstant: "HMServiceTypeHumidifierDehumidifier",
            required: [CharacteristicType.active, CharacteristicType.currentRelativeHumidity, CharacteristicType.currentHumidifierDehumidifierState, CharacteristicType.targetHumidifierDehumidifierState],
            optional: [CharacteristicType.name, CharacteristicType.relativeHumidityDehumidifierThreshold, CharacteristicType.relativeHumidityHumidifierThreshold, CharacteristicType.rotationSpeed, CharacteristicType.swingMode, CharacteristicType.waterLevel, CharacteristicType.lockPhysicalControls], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.serviceLabel, name: "ServiceLabel", displayName: "Service Label", homeKitConstant: "HMServiceTypeLabel",
            required: [CharacteristicType.serviceLabelNamespace],
            optional: [], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.irrigationSystem, name: "IrrigationSystem", displayName: "Irrigation-System", homeKitConstant: "HMServiceTypeIrrigationSystem",
            required: [CharacteristicType.active, CharacteristicType.programMode, CharacteristicType.inUse],
            optional: [CharacteristicType.remainingDuration, CharacteristicType.name, CharacteristicType.statusFault], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.valve, name: "Valve", displayName: "Valve", homeKitConstant: "HMServiceTypeValve",
            required: [CharacteristicType.active, CharacteristicType.inUse, CharacteristicType.valveType],
            optional: [CharacteristicType.setDuration, CharacteristicType.remainingDuration, CharacteristicType.isConfigured, CharacteristicType.serviceLabelIndex, CharacteristicType.statusFault, CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.faucet, name: "Faucet", displayName: "Faucet", homeKitConstant: "HMServiceTypeFaucet",
            required: [CharacteristicType.active],
            optional: [CharacteristicType.statusFault, CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.television, name: "Television", displayName: "Television", homeKitConstant: "HMServiceTypeTelevision",
            required: [CharacteristicType.active, CharacteristicType.activeIdentifier, CharacteristicType.configuredName, CharacteristicType.remoteKey, CharacteristicType.sleepDiscoveryMode],
            optional: [CharacteristicType.brightness, CharacteristicType.closedCaptions, CharacteristicType.displayOrder, CharacteristicType.currentMediaState, CharacteristicType.targetMediaState, CharacteristicType.name, CharacteristicType.pictureMode, CharacteristicType.powerModeSelection], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.inputSource, name: "InputSource", displayName: "Input Source", homeKitConstant: "HMServiceTypeInputSource",
            required: [CharacteristicType.configuredName, CharacteristicType.inputSourceType, CharacteristicType.isConfigured, CharacteristicType.name, CharacteristicType.currentVisibilityState],
            optional: [CharacteristicType.identifier, CharacteristicType.inputDeviceType, CharacteristicType.targetVisibilityState], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.accessControl, name: "AccessControl", displayName: "Access Control", homeKitConstant: nil,
            required: [CharacteristicType.accessControlLevel],
            optional: [CharacteristicType.passwordSetting], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.cameraRTPStreamManagement, name: "CameraRTPStreamManagement", displayName: "Camera RTP Stream Management", homeKitConstant: "HMServiceTypeCameraRTPStreamManagement",
            required: [CharacteristicType.selectedRTPStreamConfiguration, CharacteristicType.setupEndpoints, CharacteristicType.streamingStatus, CharacteristicType.supportedAudioStreamConfiguration, CharacteristicType.supportedRTPConfiguration, CharacteristicType.supportedVideoStreamConfiguration],
            optional: [CharacteristicType.active], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.cameraControl, name: "CameraControl", displayName: "Camera Control", homeKitConstant: "HMServiceTypeCameraControl",
            required: [CharacteristicType.on],
            optional: [CharacteristicType.currentHorizontalTiltAngle, CharacteristicType.currentVerticalTiltAngle, CharacteristicType.targetHorizontalTiltAngle, CharacteristicType.targetVerticalTiltAngle, CharacteristicType.nightVision, CharacteristicType.opticalZoom, CharacteristicType.digitalZoom, CharacteristicType.imageMirroring, CharacteristicType.imageRotation, CharacteristicType.name], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.microphone, name: "Microphone", displayName: "Microphone", homeKitConstant: "HMServiceTypeMicrophone",
            required: [CharacteristicType.mute],
            optional: [CharacteristicType.volume], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.speaker, name: "Speaker", displayName: "Speaker", homeKitConstant: "HMServiceTypeSpeaker",
            required: [CharacteristicType.mute],
            optional: [CharacteristicType.active, CharacteristicType.volume, CharacteristicType.volumeControlType, CharacteristicType.volumeSelector], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.doorbell, name: "Doorbell", displayName: "Doorbell", homeKitConstant: "HMServiceTypeDoorbell",
            required: [CharacteristicType.programmableSwitchEvent],
            optional: [CharacteristicType.brightness, CharacteristicType.mute, CharacteristicType.name, CharacteristicType.operatingStateResponse, CharacteristicType.volume], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.targetControlManagement, name: "TargetControlManagement", displayName: "Target Control Management", homeKitConstant: nil,
            required: [CharacteristicType.targetControlSupportedConfiguration, CharacteristicType.targetControlList],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.targetControl, name: "TargetControl", displayName: "Target Control", homeKitConstant: nil,
            required: [CharacteristicType.active, CharacteristicType.activeIdentifier, CharacteristicType.buttonEvent],
            optional: [CharacteristicType.name], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.audioStreamManagement, name: "AudioStreamManagement", displayName: "Audio Stream Management", homeKitConstant: nil,
            required: [CharacteristicType.supportedAudioStreamConfiguration, CharacteristicType.selectedAudioStreamConfiguration],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.dataStreamTransportManagement, name: "DataStreamTransportManagement", displayName: "Data Stream Transport Management", homeKitConstant: nil,
            required: [CharacteristicType.setupDataStreamTransport, CharacteristicType.supportedDataStreamTransportConfiguration, CharacteristicType.version],
            optional: [], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.siri, name: "Siri", displayName: "Siri", homeKitConstant: nil,
            required: [CharacteristicType.siriInputType],
            optional: [CharacteristicType.multifunctionButton, CharacteristicType.siriEnable, CharacteristicType.siriEngineVersion, CharacteristicType.siriLightOnUse, CharacteristicType.siriListening, CharacteristicType.siriTouchToUse], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.transferTransportManagement, name: "TransferTransportManagement", displayName: "Transfer Transport Management", homeKitConstant: nil,
            required: [CharacteristicType.supportedTransferTransportConfiguration, CharacteristicType.setupTransferTransport],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.cameraRecordingManagement, name: "CameraRecordingManagement", displayName: "Camera Recording Management", homeKitConstant: nil,
            required: [CharacteristicType.active, CharacteristicType.selectedCameraRecordingConfiguration, CharacteristicType.supportedAudioRecordingConfiguration, CharacteristicType.supportedCameraRecordingConfiguration, CharacteristicType.supportedVideoRecordingConfiguration],
            optional: [CharacteristicType.recordingAudioActive], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.wiFiRouter, name: "WiFiRouter", displayName: "Wi-Fi Router", homeKitConstant: "HMServiceTypeWiFiRouter",
            required: [CharacteristicType.configuredName, CharacteristicType.managedNetworkEnable, CharacteristicType.networkAccessViolationControl, CharacteristicType.networkClientProfileControl, CharacteristicType.networkClientStatusControl, CharacteristicType.routerStatus, CharacteristicType.supportedRouterConfiguration, CharacteristicType.wanConfigurationList, CharacteristicType.wanStatusList],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.wiFiSatellite, name: "WiFiSatellite", displayName: "Wi-Fi Satellite", homeKitConstant: "HMServiceTypeWiFiSatellite",
            required: [CharacteristicType.wiFiSatelliteStatus],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.cameraOperatingMode, name: "CameraOperatingMode", displayName: "Camera Operating Mode", homeKitConstant: nil,
            required: [CharacteristicType.eventSnapshotsActive, CharacteristicType.homeKitCameraActive],
            optional: [CharacteristicType.cameraOperatingModeIndicator, CharacteristicType.manuallyDisabled, CharacteristicType.nightVision, CharacteristicType.periodicSnapshotsActive, CharacteristicType.thirdPartyCameraActive, CharacteristicType.diagonalFieldOfView], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.powerManagement, name: "PowerManagement", displayName: "Power Management", homeKitConstant: nil,
            required: [CharacteristicType.wakeConfiguration],
            optional: [CharacteristicType.selectedSleepConfiguration, CharacteristicType.supportedSleepConfiguration], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.smartSpeaker, name: "SmartSpeaker", displayName: "Smart Speaker", homeKitConstant: nil,
            required: [CharacteristicType.currentMediaState, CharacteristicType.targetMediaState],
            optional: [CharacteristicType.airPlayEnable, CharacteristicType.configuredName, CharacteristicType.mute, CharacteristicType.name, CharacteristicType.volume], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.wiFiTransport, name: "WiFiTransport", displayName: "Wi-Fi Transport", homeKitConstant: nil,
            required: [CharacteristicType.currentTransport, CharacteristicType.wiFiCapabilities],
            optional: [CharacteristicType.wiFiConfigurationControl], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.tapManagement, name: "TapManagement", displayName: "Tap Management", homeKitConstant: nil,
            required: [CharacteristicType.active, CharacteristicType.cryptoHash, CharacteristicType.tapType, CharacteristicType.token],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.firmwareUpdate, name: "FirmwareUpdate", displayName: "Firmware Update", homeKitConstant: nil,
            required: [CharacteristicType.firmwareUpdateReadiness, CharacteristicType.firmwareUpdateStatus],
            optional: [CharacteristicType.stagedFirmwareVersion, CharacteristicType.supportedFirmwareUpdateConfiguration], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.diagnostics, name: "Diagnostics", displayName: "Diagnostics", homeKitConstant: nil,
            required: [CharacteristicType.supportedDiagnosticsSnapshot],
            optional: [CharacteristicType.selectedDiagnosticsModes, CharacteristicType.supportedDiagnosticsModes], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.accessoryRuntimeInformation, name: "AccessoryRuntimeInformation", displayName: "Accessory Runtime Information", homeKitConstant: nil,
            required: [CharacteristicType.ping],
            optional: [CharacteristicType.activityInterval, CharacteristicType.heartBeat, CharacteristicType.sleepInterval], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.siriEndpoint, name: "SiriEndpoint", displayName: "Siri Endpoint", homeKitConstant: nil,
            required: [CharacteristicType.siriEndpointSessionStatus, CharacteristicType.version],
            optional: [CharacteristicType.activeIdentifier, CharacteristicType.manuallyDisabled], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.accessCode, name: "AccessCode", displayName: "Access Code", homeKitConstant: nil,
            required: [CharacteristicType.accessCodeControlPoint, CharacteristicType.accessCodeSupportedConfiguration, CharacteristicType.configurationState],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.nfcAccess, name: "NFCAccess", displayName: "NFC Access", homeKitConstant: nil,
            required: [CharacteristicType.configurationState, CharacteristicType.nfcAccessControlPoint, CharacteristicType.nfcAccessSupportedConfiguration],
            optional: [], tier: .public))
        list.append(ServiceDefinition(
            type: ServiceType.assetUpdate, name: "AssetUpdate", displayName: "Asset Update", homeKitConstant: nil,
            required: [CharacteristicType.assetUpdateReadiness, CharacteristicType.supportedAssetTypes],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.assistant, name: "Assistant", displayName: "Assistant", homeKitConstant: nil,
            required: [CharacteristicType.active, CharacteristicType.identifier, CharacteristicType.name],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.accessoryMetrics, name: "AccessoryMetrics", displayName: "Accessory Metrics", homeKitConstant: nil,
            required: [CharacteristicType.active, CharacteristicType.metricsBufferFullState, CharacteristicType.supportedMetrics],
            optional: [], tier: .extended))
        list.append(ServiceDefinition(
            type: ServiceType.threadTransport, name: "ThreadTransport", displayName: "Thread Transport", homeKitConstant: nil,
            required: [CharacteristicType.currentTransport, CharacteristicType.threadControlPoint, CharacteristicType.threadNodeCapabilities, CharacteristicType.threadStatus],
            optional: [CharacteristicType.ccaEnergyDetectThreshold, CharacteristicType.ccaSignalDetectThreshold, CharacteristicType.eventRetransmissionMaximum, CharacteristicType.eventTransmissionCounters, CharacteristicType.macRetransmissionMaximum, CharacteristicType.macTransmissionCounters, CharacteristicType.receiverSensitivity, CharacteristicType.receivedSignalStrengthIndication, CharacteristicType.signalToNoiseRatio, CharacteristicType.threadOpenThreadVersion, CharacteristicType.transmitPower, CharacteristicType.maximumTransmitPower], tier: .extended))
    }
}
