// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

extension Catalogue {
    static func appendCharacteristics3(to list: inout [CharacteristicDefinition]) {
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetMediaState, name: "TargetMediaState", displayName: "Target Media State", homeKitConstant: "HMCharacteristicTypeTargetMediaState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "play"), ValueName(1, "pause"), ValueName(2, "stop")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.dataStreamHAPTransport, name: "DataStreamHAPTransport", displayName: "Data Stream HAP Transport", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.dataStreamHAPTransportInterrupt, name: "DataStreamHAPTransportInterrupt", displayName: "Data Stream HAP Transport Interrupt", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.characteristicValueTransitionControl, name: "CharacteristicValueTransitionControl", displayName: "Characteristic Value Transition Control", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedCharacteristicValueTransitionConfiguration, name: "SupportedCharacteristicValueTransitionConfiguration", displayName: "Supported Characteristic Value Transition Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.setupTransferTransport, name: "SetupTransferTransport", displayName: "Setup Transfer Transport", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.write, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedTransferTransportConfiguration, name: "SupportedTransferTransportConfiguration", displayName: "Supported Transfer Transport Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedCameraRecordingConfiguration, name: "SupportedCameraRecordingConfiguration", displayName: "Supported Camera Recording Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedVideoRecordingConfiguration, name: "SupportedVideoRecordingConfiguration", displayName: "Supported Video Recording Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedAudioRecordingConfiguration, name: "SupportedAudioRecordingConfiguration", displayName: "Supported Audio Recording Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.selectedCameraRecordingConfiguration, name: "SelectedCameraRecordingConfiguration", displayName: "Selected Camera Recording Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.networkClientProfileControl, name: "NetworkClientProfileControl", displayName: "Network Client Profile Control", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify, .timedWrite, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.networkClientStatusControl, name: "NetworkClientStatusControl", displayName: "Network Client Status Control", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.routerStatus, name: "RouterStatus", displayName: "Router Status", homeKitConstant: "HMCharacteristicTypeRouterStatus",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .notify], tier: .extended,
            valueNames: [ValueName(0, "ready"), ValueName(1, "notReady")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedRouterConfiguration, name: "SupportedRouterConfiguration", displayName: "Supported Router Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wanConfigurationList, name: "WANConfigurationList", displayName: "WAN Configuration List", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wanStatusList, name: "WANStatusList", displayName: "WAN Status List", homeKitConstant: "HMCharacteristicTypeWANStatusList",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.managedNetworkEnable, name: "ManagedNetworkEnable", displayName: "Managed Network Enable", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify, .timedWrite], tier: .extended,
            valueNames: [ValueName(0, "disabled"), ValueName(1, "enabled")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.homeKitCameraActive, name: "HomeKitCameraActive", displayName: "HomeKit Camera Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "off"), ValueName(1, "on")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.thirdPartyCameraActive, name: "ThirdPartyCameraActive", displayName: "Third Party Camera Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "off"), ValueName(1, "on")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.cameraOperatingModeIndicator, name: "CameraOperatingModeIndicator", displayName: "Camera Operating Mode Indicator", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify, .timedWrite], tier: .public,
            valueNames: [ValueName(0, "disable"), ValueName(1, "enable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wiFiSatelliteStatus, name: "WiFiSatelliteStatus", displayName: "Wi-Fi Satellite Status", homeKitConstant: "HMCharacteristicTypeWiFiSatelliteStatus",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2)),
            permissions: [.read, .notify], tier: .extended,
            valueNames: [ValueName(0, "unknown"), ValueName(1, "connected"), ValueName(2, "notConnected")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.networkAccessViolationControl, name: "NetworkAccessViolationControl", displayName: "Network Access Violation Control", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify, .timedWrite, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.productData, name: "ProductData", displayName: "Product Data", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .data),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wakeConfiguration, name: "WakeConfiguration", displayName: "Wake Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.eventSnapshotsActive, name: "EventSnapshotsActive", displayName: "Event Snapshots Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "disable"), ValueName(1, "enable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.diagonalFieldOfView, name: "DiagonalFieldOfView", displayName: "Diagonal Field Of View", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .float, unit: "arcdegrees", minimum: .double(0.0), maximum: .double(360.0)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.periodicSnapshotsActive, name: "PeriodicSnapshotsActive", displayName: "Periodic Snapshots Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "disable"), ValueName(1, "enable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.recordingAudioActive, name: "RecordingAudioActive", displayName: "Recording Audio Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .write, .notify, .timedWrite], tier: .public,
            valueNames: [ValueName(0, "disable"), ValueName(1, "enable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.manuallyDisabled, name: "ManuallyDisabled", displayName: "Manually Disabled", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "enabled"), ValueName(1, "disabled")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.videoAnalysisActive, name: "VideoAnalysisActive", displayName: "Video Analysis Active", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentTransport, name: "CurrentTransport", displayName: "Current Transport", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wiFiCapabilities, name: "WiFiCapabilities", displayName: "Wi-Fi Capabilities", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.wiFiConfigurationControl, name: "WiFiConfigurationControl", displayName: "Wi-Fi Configuration Control", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify, .timedWrite, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.tapType, name: "TapType", displayName: "Tap Type", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.token, name: "Token", displayName: "Token", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .data),
            permissions: [.write], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.operatingStateResponse, name: "OperatingStateResponse", displayName: "Operating State Response", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedFirmwareUpdateConfiguration, name: "SupportedFirmwareUpdateConfiguration", displayName: "Supported Firmware Update Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.firmwareUpdateReadiness, name: "FirmwareUpdateReadiness", displayName: "Firmware Update Readiness", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.firmwareUpdateStatus, name: "FirmwareUpdateStatus", displayName: "Firmware Update Status", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedDiagnosticsSnapshot, name: "SupportedDiagnosticsSnapshot", displayName: "Supported Diagnostics Snapshot", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.sleepInterval, name: "SleepInterval", displayName: "Sleep Interval", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32, minimum: .integer(0), step: .integer(1)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.activityInterval, name: "ActivityInterval", displayName: "Activity Interval", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32, minimum: .integer(0), step: .integer(1)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.ping, name: "Ping", displayName: "Ping", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .data),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.eventRetransmissionMaximum, name: "EventRetransmissionMaximum", displayName: "Event Retransmission Maximum", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.eventTransmissionCounters, name: "EventTransmissionCounters", displayName: "Event Transmission Counters", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.receivedSignalStrengthIndication, name: "ReceivedSignalStrengthIndication", displayName: "Received Signal Strength Indication", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.signalToNoiseRatio, name: "SignalToNoiseRatio", displayName: "Signal To Noise Ratio", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.transmitPower, name: "TransmitPower", displayName: "Transmit Power", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.maximumTransmitPower, name: "MaximumTransmitPower", displayName: "Maximum Transmit Power", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.receiverSensitivity, name: "ReceiverSensitivity", displayName: "Receiver Sensitivity", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.ccaSignalDetectThreshold, name: "CCASignalDetectThreshold", displayName: "CCA Signal Detect Threshold", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.ccaEnergyDetectThreshold, name: "CCAEnergyDetectThreshold", displayName: "CCA Energy Detect Threshold", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.macRetransmissionMaximum, name: "MACRetransmissionMaximum", displayName: "MAC Retransmission Maximum", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.macTransmissionCounters, name: "MACTransmissionCounters", displayName: "MAC Transmission Counters", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .data),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.stagedFirmwareVersion, name: "StagedFirmwareVersion", displayName: "Staged Firmware Version", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.heartBeat, name: "HeartBeat", displayName: "Heart Beat", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.characteristicValueActiveTransitionCount, name: "CharacteristicValueActiveTransitionCount", displayName: "Characteristic Value Active Transition Count", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedDiagnosticsModes, name: "SupportedDiagnosticsModes", displayName: "Supported Diagnostics Modes", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.selectedDiagnosticsModes, name: "SelectedDiagnosticsModes", displayName: "Selected Diagnostics Modes", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read, .write], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.cryptoHash, name: "CryptoHash", displayName: "Crypto Hash", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.write, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedSleepConfiguration, name: "SupportedSleepConfiguration", displayName: "Supported Sleep Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.selectedSleepConfiguration, name: "SelectedSleepConfiguration", displayName: "Selected Sleep Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriEndpointSessionStatus, name: "SiriEndpointSessionStatus", displayName: "Siri Endpoint Session Status", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriEnable, name: "SiriEnable", displayName: "Siri Enable", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriListening, name: "SiriListening", displayName: "Siri Listening", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriTouchToUse, name: "SiriTouchToUse", displayName: "Siri Touch To Use", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriLightOnUse, name: "SiriLightOnUse", displayName: "Siri Light On Use", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriEngineVersion, name: "SiriEngineVersion", displayName: "Siri Engine Version", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.airPlayEnable, name: "AirPlayEnable", displayName: "AirPlay Enable", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.accessCodeSupportedConfiguration, name: "AccessCodeSupportedConfiguration", displayName: "Access Code Supported Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.accessCodeControlPoint, name: "AccessCodeControlPoint", displayName: "Access Code Control Point", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.configurationState, name: "ConfigurationState", displayName: "Configuration State", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.nfcAccessControlPoint, name: "NFCAccessControlPoint", displayName: "NFC Access Control Point", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.nfcAccessSupportedConfiguration, name: "NFCAccessSupportedConfiguration", displayName: "NFC Access Supported Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedAssetTypes, name: "SupportedAssetTypes", displayName: "Supported Asset Types", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.assetUpdateReadiness, name: "AssetUpdateReadiness", displayName: "Asset Update Readiness", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.multifunctionButton, name: "MultifunctionButton", displayName: "Multifunction Button", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.hardwareFinish, name: "HardwareFinish", displayName: "Hardware Finish", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedMetrics, name: "SupportedMetrics", displayName: "Supported Metrics", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.metricsBufferFullState, name: "MetricsBufferFullState", displayName: "Metrics Buffer Full State", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.threadNodeCapabilities, name: "ThreadNodeCapabilities", displayName: "Thread Node Capabilities", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16, minimum: .integer(0), maximum: .integer(31), step: .integer(1)),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.threadStatus, name: "ThreadStatus", displayName: "Thread Status", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16, minimum: .integer(0), maximum: .integer(6), step: .integer(1)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.threadControlPoint, name: "ThreadControlPoint", displayName: "Thread Control Point", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.write], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.threadOpenThreadVersion, name: "ThreadOpenThreadVersion", displayName: "Thread OpenThread Version", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .extended))
    }
}
