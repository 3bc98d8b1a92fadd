// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension CharacteristicName where Value == Int {
    /// Brightness, 0 to 100 per cent.
    public static var brightness: Self { Self(CharacteristicType.brightness) }
    /// Current Door State, 0 to 4: 0 open, 1 closed, 2 opening, 3 closing, 4 stopped.
    public static var currentDoorState: Self { Self(CharacteristicType.currentDoorState) }
    /// Current Heating Cooling State, 0 to 2: 0 off, 1 heat, 2 cool.
    public static var currentHeatingCoolingState: Self { Self(CharacteristicType.currentHeatingCoolingState) }
    /// Lock Management Auto Security Timeout, seconds.
    public static var lockManagementAutoSecurityTimeout: Self { Self(CharacteristicType.lockManagementAutoSecurityTimeout) }
    /// Lock Last Known Action, 0 to 10: 0 securedPhysicallyInterior, 1 unsecuredPhysicallyInterior, 2 securedPhysicallyExterior, 3 unsecuredPhysicallyExterior, 4 securedByKeypad, 5 unsecuredByKeypad, 6 securedRemotely, 7 unsecuredRemotely, 8 securedByAutoSecureTimeout, 9 securedPhysically, 10 unsecuredPhysically.
    public static var lockLastKnownAction: Self { Self(CharacteristicType.lockLastKnownAction) }
    /// Lock Current State, 0 to 3: 0 unsecured, 1 secured, 2 jammed, 3 unknown.
    public static var lockCurrentState: Self { Self(CharacteristicType.lockCurrentState) }
    /// Lock Target State, 0 to 1: 0 unsecured, 1 secured.
    public static var lockTargetState: Self { Self(CharacteristicType.lockTargetState) }
    /// Rotation Direction, 0 to 1: 0 clockwise, 1 counterClockwise.
    public static var rotationDirection: Self { Self(CharacteristicType.rotationDirection) }
    /// Target Door State, 0 to 1: 0 open, 1 closed.
    public static var targetDoorState: Self { Self(CharacteristicType.targetDoorState) }
    /// Target Heating Cooling State, 0 to 3: 0 off, 1 heat, 2 cool, 3 auto.
    public static var targetHeatingCoolingState: Self { Self(CharacteristicType.targetHeatingCoolingState) }
    /// Temperature Display Units, 0 to 1: 0 celsius, 1 fahrenheit.
    public static var temperatureDisplayUnits: Self { Self(CharacteristicType.temperatureDisplayUnits) }
    /// Pairing Features: 1 supportsAppleAuthenticationCoprocessor, 2 supportsSoftwareAuthentication.
    public static var pairingFeatures: Self { Self(CharacteristicType.pairingFeatures) }
    /// Tunneled Accessory State Number.
    public static var tunneledAccessoryStateNumber: Self { Self(CharacteristicType.tunneledAccessoryStateNumber) }
    /// Relay State, 0 to 5.
    public static var relayState: Self { Self(CharacteristicType.relayState) }
    /// Tunnel Connection Timeout.
    public static var tunnelConnectionTimeout: Self { Self(CharacteristicType.tunnelConnectionTimeout) }
    /// Air Particulate Size, 0 to 1: 0 pm2_5, 1 pm10.
    public static var airParticulateSize: Self { Self(CharacteristicType.airParticulateSize) }
    /// Security System Current State, 0 to 4: 0 stayArm, 1 awayArm, 2 nightArm, 3 disarmed, 4 alarmTriggered.
    public static var securitySystemCurrentState: Self { Self(CharacteristicType.securitySystemCurrentState) }
    /// Security System Target State, 0 to 3: 0 stayArm, 1 awayArm, 2 nightArm, 3 disarm.
    public static var securitySystemTargetState: Self { Self(CharacteristicType.securitySystemTargetState) }
    /// Battery Level, 0 to 100 per cent.
    public static var batteryLevel: Self { Self(CharacteristicType.batteryLevel) }
    /// Carbon Monoxide Detected, 0 to 1: 0 coLevelsNormal, 1 coLevelsAbnormal.
    public static var carbonMonoxideDetected: Self { Self(CharacteristicType.carbonMonoxideDetected) }
    /// Contact Sensor State, 0 to 1: 0 contactDetected, 1 contactNotDetected.
    public static var contactSensorState: Self { Self(CharacteristicType.contactSensorState) }
    /// Current Horizontal Tilt Angle, -90 to 90 degrees of arc.
    public static var currentHorizontalTiltAngle: Self { Self(CharacteristicType.currentHorizontalTiltAngle) }
    /// Current Position, 0 to 100 per cent.
    public static var currentPosition: Self { Self(CharacteristicType.currentPosition) }
    /// Current Vertical Tilt Angle, -90 to 90 degrees of arc.
    public static var currentVerticalTiltAngle: Self { Self(CharacteristicType.currentVerticalTiltAngle) }
    /// Leak Detected, 0 to 1: 0 leakNotDetected, 1 leakDetected.
    public static var leakDetected: Self { Self(CharacteristicType.leakDetected) }
    /// Occupancy Detected, 0 to 1: 0 occupancyNotDetected, 1 occupancyDetected.
    public static var occupancyDetected: Self { Self(CharacteristicType.occupancyDetected) }
    /// Position State, 0 to 2: 0 decreasing, 1 increasing, 2 stopped.
    public static var positionState: Self { Self(CharacteristicType.positionState) }
    /// Programmable Switch Event, 0 to 2: 0 singlePress, 1 doublePress, 2 longPress.
    public static var programmableSwitchEvent: Self { Self(CharacteristicType.programmableSwitchEvent) }
    /// Programmable Switch Output State, 0 to 1.
    public static var programmableSwitchOutputState: Self { Self(CharacteristicType.programmableSwitchOutputState) }
    /// Smoke Detected, 0 to 1: 0 smokeNotDetected, 1 smokeDetected.
    public static var smokeDetected: Self { Self(CharacteristicType.smokeDetected) }
    /// Status Fault, 0 to 1: 0 noFault, 1 generalFault.
    public static var statusFault: Self { Self(CharacteristicType.statusFault) }
    /// Status Jammed, 0 to 1: 0 notJammed, 1 jammed.
    public static var statusJammed: Self { Self(CharacteristicType.statusJammed) }
    /// Status Low Battery, 0 to 1: 0 batteryLevelNormal, 1 batteryLevelLow.
    public static var statusLowBattery: Self { Self(CharacteristicType.statusLowBattery) }
    /// Status Tampered, 0 to 1: 0 notTampered, 1 tampered.
    public static var statusTampered: Self { Self(CharacteristicType.statusTampered) }
    /// Target Horizontal Tilt Angle, -90 to 90 degrees of arc.
    public static var targetHorizontalTiltAngle: Self { Self(CharacteristicType.targetHorizontalTiltAngle) }
    /// Target Position, 0 to 100 per cent.
    public static var targetPosition: Self { Self(CharacteristicType.targetPosition) }
    /// Target Vertical Tilt Angle, -90 to 90 degrees of arc.
    public static var targetVerticalTiltAngle: Self { Self(CharacteristicType.targetVerticalTiltAngle) }
    /// Security System Alarm Type, 0 to 1: 0 noAlarm, 1 unknown.
    public static var securitySystemAlarmType: Self { Self(CharacteristicType.securitySystemAlarmType) }
    /// Charging State, 0 to 2: 0 notCharging, 1 charging, 2 notChargeable.
    public static var chargingState: Self { Self(CharacteristicType.chargingState) }
    /// Carbon Dioxide Detected, 0 to 1: 0 co2LevelsNormal, 1 co2LevelsAbnormal.
    public static var carbonDioxideDetected: Self { Self(CharacteristicType.carbonDioxideDetected) }
    /// Air Quality, 0 to 5: 0 unknown, 1 excellent, 2 good, 3 fair, 4 inferior, 5 poor.
    public static var airQuality: Self { Self(CharacteristicType.airQuality) }
    /// Accessory Flags.
    public static var accessoryFlags: Self { Self(CharacteristicType.accessoryFlags) }
    /// Lock Physical Controls, 0 to 1: 0 controlLockDisabled, 1 controlLockEnabled.
    public static var lockPhysicalControls: Self { Self(CharacteristicType.lockPhysicalControls) }
    /// Target Air Purifier State, 0 to 1: 0 manual, 1 auto.
    public static var targetAirPurifierState: Self { Self(CharacteristicType.targetAirPurifierState) }
    /// Current Air Purifier State, 0 to 2: 0 inactive, 1 idle, 2 purifyingAir.
    public static var currentAirPurifierState: Self { Self(CharacteristicType.currentAirPurifierState) }
    /// Current Slat State, 0 to 2: 0 fixed, 1 jammed, 2 swinging.
    public static var currentSlatState: Self { Self(CharacteristicType.currentSlatState) }
    /// Filter Change Indication, 0 to 1: 0 filterOk, 1 changeFilter.
    public static var filterChangeIndication: Self { Self(CharacteristicType.filterChangeIndication) }
    /// Reset Filter Indication, 1 to 1.
    public static var resetFilterIndication: Self { Self(CharacteristicType.resetFilterIndication) }
    /// Current Fan State, 0 to 2: 0 inactive, 1 idle, 2 blowingAir.
    public static var currentFanState: Self { Self(CharacteristicType.currentFanState) }
    /// Active, 0 to 1: 0 inactive, 1 active.
    public static var active: Self { Self(CharacteristicType.active) }
    /// Current Heater-Cooler State, 0 to 3: 0 inactive, 1 idle, 2 heating, 3 cooling.
    public static var currentHeaterCoolerState: Self { Self(CharacteristicType.currentHeaterCoolerState) }
    /// Target Heater-Cooler State, 0 to 2: 0 auto, 1 heat, 2 cool.
    public static var targetHeaterCoolerState: Self { Self(CharacteristicType.targetHeaterCoolerState) }
    /// Current Humidifier-Dehumidifier State, 0 to 3: 0 inactive, 1 idle, 2 humidifying, 3 dehumidifying.
    public static var currentHumidifierDehumidifierState: Self { Self(CharacteristicType.currentHumidifierDehumidifierState) }
    /// Target Humidifier-Dehumidifier State, 0 to 2: 0 humidifierOrDehumidifier, 1 humidifier, 2 dehumidifier.
    public static var targetHumidifierDehumidifierState: Self { Self(CharacteristicType.targetHumidifierDehumidifierState) }
    /// Swing Mode, 0 to 1: 0 swingDisabled, 1 swingEnabled.
    public static var swingMode: Self { Self(CharacteristicType.swingMode) }
    /// Target Fan State, 0 to 1: 0 manual, 1 auto.
    public static var targetFanState: Self { Self(CharacteristicType.targetFanState) }
    /// Slat Type, 0 to 1: 0 horizontal, 1 vertical.
    public static var slatType: Self { Self(CharacteristicType.slatType) }
    /// Current Tilt Angle, -90 to 90 degrees of arc.
    public static var currentTiltAngle: Self { Self(CharacteristicType.currentTiltAngle) }
    /// Target Tilt Angle, -90 to 90 degrees of arc.
    public static var targetTiltAngle: Self { Self(CharacteristicType.targetTiltAngle) }
    /// Service Label Index, 1 to 255.
    public static var serviceLabelIndex: Self { Self(CharacteristicType.serviceLabelIndex) }
    /// Service Label Namespace, 0 to 1: 0 dots, 1 arabicNumerals.
    public static var serviceLabelNamespace: Self { Self(CharacteristicType.serviceLabelNamespace) }
    /// Color Temperature, 50 to 400.
    public static var colorTemperature: Self { Self(CharacteristicType.colorTemperature) }
    /// Program Mode, 0 to 2: 0 noProgramScheduled, 1 programScheduled, 2 programScheduledManualMode.
    public static var programMode: Self { Self(CharacteristicType.programMode) }
    /// In Use, 0 to 1: 0 notInUse, 1 inUse.
    public static var inUse: Self { Self(CharacteristicType.inUse) }
    /// Set Duration, 0 to 3600 seconds.
    public static var setDuration: Self { Self(CharacteristicType.setDuration) }
    /// Remaining Duration, 0 to 3600 seconds.
    public static var remainingDuration: Self { Self(CharacteristicType.remainingDuration) }
    /// Valve Type, 0 to 3: 0 genericValve, 1 irrigation, 2 showerHead, 3 waterFaucet.
    public static var valveType: Self { Self(CharacteristicType.valveType) }
    /// Is Configured, 0 to 1: 0 notConfigured, 1 configured.
    public static var isConfigured: Self { Self(CharacteristicType.isConfigured) }
    /// Input Source Type, 0 to 10: 0 other, 1 homeScreen, 2 tuner, 3 hdmi, 4 compositeVideo, 5 sVideo, 6 componentVideo, 7 dvi, 8 airplay, 9 usb, 10 application.
    public static var inputSourceType: Self { Self(CharacteristicType.inputSourceType) }
    /// Input Device Type, 0 to 6: 0 other, 1 tv, 2 recording, 3 tuner, 4 playback, 5 audioSystem, 6 none.
    public static var inputDeviceType: Self { Self(CharacteristicType.inputDeviceType) }
    /// Closed Captions, 0 to 1: 0 disabled, 1 enabled.
    public static var closedCaptions: Self { Self(CharacteristicType.closedCaptions) }
    /// Power Mode Selection, 0 to 1: 0 show, 1 hide.
    public static var powerModeSelection: Self { Self(CharacteristicType.powerModeSelection) }
    /// Current Media State, 0 to 5 per cent: 0 play, 1 pause, 2 stop, 3 unknown, 4 loading, 5 interrupted.
    public static var currentMediaState: Self { Self(CharacteristicType.currentMediaState) }
    /// Remote Key, 0 to 16: 0 rewind, 1 fastForward, 2 nextTrack, 3 previousTrack, 4 arrowUp, 5 arrowDown, 6 arrowLeft, 7 arrowRight, 8 select, 9 back, 10 exit, 11 playPause, 12 play, 13 pause, 14 menu, 15 information, 16 home.
    public static var remoteKey: Self { Self(CharacteristicType.remoteKey) }
    /// Picture Mode, 0 to 13: 0 standard, 1 movie, 2 sport, 3 game, 4 photo, 5 vivid, 6 dark, 7 bright, 8 computer, 9 night, 10 calibrated, 11 custom1, 12 custom2, 13 custom3.
    public static var pictureMode: Self { Self(CharacteristicType.pictureMode) }
    /// Access Control Level, 0 to 2.
    public static var accessControlLevel: Self { Self(CharacteristicType.accessControlLevel) }
    /// Identifier.
    public static var identifier: Self { Self(CharacteristicType.identifier) }
    /// Active Identifier.
    public static var activeIdentifier: Self { Self(CharacteristicType.activeIdentifier) }
    /// Sleep Discovery Mode, 0 to 1: 0 notDiscoverable, 1 alwaysDiscoverable.
    public static var sleepDiscoveryMode: Self { Self(CharacteristicType.sleepDiscoveryMode) }
    /// Volume Control Type, 0 to 3: 0 none, 1 relative, 2 relativeWithCurrent, 3 absolute.
    public static var volumeControlType: Self { Self(CharacteristicType.volumeControlType) }
    /// Volume Selector, 0 to 1: 0 increment, 1 decrement.
    public static var volumeSelector: Self { Self(CharacteristicType.volumeSelector) }
    /// Volume, 0 to 100 per cent.
    public static var volume: Self { Self(CharacteristicType.volume) }
    /// Siri Input Type, 0 to 0: 0 pushButtonTriggeredAppleTv.
    public static var siriInputType: Self { Self(CharacteristicType.siriInputType) }
    /// Target Visibility State, 0 to 1: 0 shown, 1 hidden.
    public static var targetVisibilityState: Self { Self(CharacteristicType.targetVisibilityState) }
    /// Current Visibility State, 0 to 1: 0 shown, 1 hidden, 2 connected, 3 alwaysShown.
    public static var currentVisibilityState: Self { Self(CharacteristicType.currentVisibilityState) }
    /// Target Media State, 0 to 2: 0 play, 1 pause, 2 stop.
    public static var targetMediaState: Self { Self(CharacteristicType.targetMediaState) }
    /// Router Status, 0 to 1: 0 ready, 1 notReady.
    public static var routerStatus: Self { Self(CharacteristicType.routerStatus) }
    /// Managed Network Enable, 0 to 1: 0 disabled, 1 enabled.
    public static var managedNetworkEnable: Self { Self(CharacteristicType.managedNetworkEnable) }
    /// HomeKit Camera Active, 0 to 1: 0 off, 1 on.
    public static var homeKitCameraActive: Self { Self(CharacteristicType.homeKitCameraActive) }
    /// Third Party Camera Active: 0 off, 1 on.
    public static var thirdPartyCameraActive: Self { Self(CharacteristicType.thirdPartyCameraActive) }
    /// Wi-Fi Satellite Status, 0 to 2: 0 unknown, 1 connected, 2 notConnected.
    public static var wiFiSatelliteStatus: Self { Self(CharacteristicType.wiFiSatelliteStatus) }
    /// Event Snapshots Active, 0 to 1: 0 disable, 1 enable.
    public static var eventSnapshotsActive: Self { Self(CharacteristicType.eventSnapshotsActive) }
    /// Periodic Snapshots Active: 0 disable, 1 enable.
    public static var periodicSnapshotsActive: Self { Self(CharacteristicType.periodicSnapshotsActive) }
    /// Recording Audio Active: 0 disable, 1 enable.
    public static var recordingAudioActive: Self { Self(CharacteristicType.recordingAudioActive) }
    /// Video Analysis Active.
    public static var videoAnalysisActive: Self { Self(CharacteristicType.videoAnalysisActive) }
    /// Wi-Fi Capabilities.
    public static var wiFiCapabilities: Self { Self(CharacteristicType.wiFiCapabilities) }
    /// Tap Type.
    public static var tapType: Self { Self(CharacteristicType.tapType) }
    /// Sleep Interval.
    public static var sleepInterval: Self { Self(CharacteristicType.sleepInterval) }
    /// Activity Interval.
    public static var activityInterval: Self { Self(CharacteristicType.activityInterval) }
    /// Event Retransmission Maximum.
    public static var eventRetransmissionMaximum: Self { Self(CharacteristicType.eventRetransmissionMaximum) }
    /// Event Transmission Counters.
    public static var eventTransmissionCounters: Self { Self(CharacteristicType.eventTransmissionCounters) }
    /// Received Signal Strength Indication.
    public static var receivedSignalStrengthIndication: Self { Self(CharacteristicType.receivedSignalStrengthIndication) }
    /// Signal To Noise Ratio.
    public static var signalToNoiseRatio: Self { Self(CharacteristicType.signalToNoiseRatio) }
    /// Transmit Power.
    public static var transmitPower: Self { Self(CharacteristicType.transmitPower) }
    /// Maximum Transmit Power.
    public static var maximumTransmitPower: Self { Self(CharacteristicType.maximumTransmitPower) }
    /// Receiver Sensitivity.
    public static var receiverSensitivity: Self { Self(CharacteristicType.receiverSensitivity) }
    /// CCA Signal Detect Threshold.
    public static var ccaSignalDetectThreshold: Self { Self(CharacteristicType.ccaSignalDetectThreshold) }
    /// CCA Energy Detect Threshold.
    public static var ccaEnergyDetectThreshold: Self { Self(CharacteristicType.ccaEnergyDetectThreshold) }
    /// MAC Retransmission Maximum.
    public static var macRetransmissionMaximum: Self { Self(CharacteristicType.macRetransmissionMaximum) }
    /// Heart Beat.
    public static var heartBeat: Self { Self(CharacteristicType.heartBeat) }
    /// Characteristic Value Active Transition Count.
    public static var characteristicValueActiveTransitionCount: Self { Self(CharacteristicType.characteristicValueActiveTransitionCount) }
    /// Supported Diagnostics Modes.
    public static var supportedDiagnosticsModes: Self { Self(CharacteristicType.supportedDiagnosticsModes) }
    /// Selected Diagnostics Modes.
    public static var selectedDiagnosticsModes: Self { Self(CharacteristicType.selectedDiagnosticsModes) }
    /// Siri Enable, 0 to 1.
    public static var siriEnable: Self { Self(CharacteristicType.siriEnable) }
    /// Siri Listening, 0 to 1.
    public static var siriListening: Self { Self(CharacteristicType.siriListening) }
    /// Siri Touch To Use, 0 to 1.
    public static var siriTouchToUse: Self { Self(CharacteristicType.siriTouchToUse) }
    /// Siri Light On Use, 0 to 1.
    public static var siriLightOnUse: Self { Self(CharacteristicType.siriLightOnUse) }
    /// AirPlay Enable, 0 to 1.
    public static var airPlayEnable: Self { Self(CharacteristicType.airPlayEnable) }
    /// Configuration State.
    public static var configurationState: Self { Self(CharacteristicType.configurationState) }
    /// Supported Asset Types.
    public static var supportedAssetTypes: Self { Self(CharacteristicType.supportedAssetTypes) }
    /// Asset Update Readiness.
    public static var assetUpdateReadiness: Self { Self(CharacteristicType.assetUpdateReadiness) }
    /// Multifunction Button, 0 to 1.
    public static var multifunctionButton: Self { Self(CharacteristicType.multifunctionButton) }
    /// Thread Node Capabilities, 0 to 31.
    public static var threadNodeCapabilities: Self { Self(CharacteristicType.threadNodeCapabilities) }
    /// Thread Status, 0 to 6.
    public static var threadStatus: Self { Self(CharacteristicType.threadStatus) }
}
