// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension CharacteristicName where Value == [UInt8] {
    /// Lock Control Point.
    public static var lockControlPoint: Self { Self(CharacteristicType.lockControlPoint) }
    /// Logs.
    public static var logs: Self { Self(CharacteristicType.logs) }
    /// Pair Setup.
    public static var pairSetup: Self { Self(CharacteristicType.pairSetup) }
    /// Pair Verify.
    public static var pairVerify: Self { Self(CharacteristicType.pairVerify) }
    /// List Pairings.
    public static var listPairings: Self { Self(CharacteristicType.listPairings) }
    /// Relay Control Point.
    public static var relayControlPoint: Self { Self(CharacteristicType.relayControlPoint) }
    /// App Matching Identifier.
    public static var appMatchingIdentifier: Self { Self(CharacteristicType.appMatchingIdentifier) }
    /// Service Signature.
    public static var serviceSignature: Self { Self(CharacteristicType.serviceSignature) }
    /// Password Setting.
    public static var passwordSetting: Self { Self(CharacteristicType.passwordSetting) }
    /// Supported Video Stream Configuration.
    public static var supportedVideoStreamConfiguration: Self { Self(CharacteristicType.supportedVideoStreamConfiguration) }
    /// Supported Audio Stream Configuration.
    public static var supportedAudioStreamConfiguration: Self { Self(CharacteristicType.supportedAudioStreamConfiguration) }
    /// Supported RTP Configuration.
    public static var supportedRTPConfiguration: Self { Self(CharacteristicType.supportedRTPConfiguration) }
    /// Selected RTP Stream Configuration.
    public static var selectedRTPStreamConfiguration: Self { Self(CharacteristicType.selectedRTPStreamConfiguration) }
    /// Setup Endpoints.
    public static var setupEndpoints: Self { Self(CharacteristicType.setupEndpoints) }
    /// Streaming Status.
    public static var streamingStatus: Self { Self(CharacteristicType.streamingStatus) }
    /// Target Control Supported Configuration.
    public static var targetControlSupportedConfiguration: Self { Self(CharacteristicType.targetControlSupportedConfiguration) }
    /// Target Control List.
    public static var targetControlList: Self { Self(CharacteristicType.targetControlList) }
    /// Button Event.
    public static var buttonEvent: Self { Self(CharacteristicType.buttonEvent) }
    /// Selected Audio Stream Configuration.
    public static var selectedAudioStreamConfiguration: Self { Self(CharacteristicType.selectedAudioStreamConfiguration) }
    /// Supported Data Stream Transport Configuration.
    public static var supportedDataStreamTransportConfiguration: Self { Self(CharacteristicType.supportedDataStreamTransportConfiguration) }
    /// Setup Data Stream Transport.
    public static var setupDataStreamTransport: Self { Self(CharacteristicType.setupDataStreamTransport) }
    /// Display Order.
    public static var displayOrder: Self { Self(CharacteristicType.displayOrder) }
    /// Data Stream HAP Transport.
    public static var dataStreamHAPTransport: Self { Self(CharacteristicType.dataStreamHAPTransport) }
    /// Data Stream HAP Transport Interrupt.
    public static var dataStreamHAPTransportInterrupt: Self { Self(CharacteristicType.dataStreamHAPTransportInterrupt) }
    /// Characteristic Value Transition Control.
    public static var characteristicValueTransitionControl: Self { Self(CharacteristicType.characteristicValueTransitionControl) }
    /// Supported Characteristic Value Transition Configuration.
    public static var supportedCharacteristicValueTransitionConfiguration: Self { Self(CharacteristicType.supportedCharacteristicValueTransitionConfiguration) }
    /// Setup Transfer Transport.
    public static var setupTransferTransport: Self { Self(CharacteristicType.setupTransferTransport) }
    /// Supported Transfer Transport Configuration.
    public static var supportedTransferTransportConfiguration: Self { Self(CharacteristicType.supportedTransferTransportConfiguration) }
    /// Supported Camera Recording Configuration.
    public static var supportedCameraRecordingConfiguration: Self { Self(CharacteristicType.supportedCameraRecordingConfiguration) }
    /// Supported Video Recording Configuration.
    public static var supportedVideoRecordingConfiguration: Self { Self(CharacteristicType.supportedVideoRecordingConfiguration) }
    /// Supported Audio Recording Configuration.
    public static var supportedAudioRecordingConfiguration: Self { Self(CharacteristicType.supportedAudioRecordingConfiguration) }
    /// Selected Camera Recording Configuration.
    public static var selectedCameraRecordingConfiguration: Self { Self(CharacteristicType.selectedCameraRecordingConfiguration) }
    /// Network Client Profile Control.
    public static var networkClientProfileControl: Self { Self(CharacteristicType.networkClientProfileControl) }
    /// Network Client Status Control.
    public static var networkClientStatusControl: Self { Self(CharacteristicType.networkClientStatusControl) }
    /// Supported Router Configuration.
    public static var supportedRouterConfiguration: Self { Self(CharacteristicType.supportedRouterConfiguration) }
    /// WAN Configuration List.
    public static var wanConfigurationList: Self { Self(CharacteristicType.wanConfigurationList) }
    /// WAN Status List.
    public static var wanStatusList: Self { Self(CharacteristicType.wanStatusList) }
    /// Network Access Violation Control.
    public static var networkAccessViolationControl: Self { Self(CharacteristicType.networkAccessViolationControl) }
    /// Product Data.
    public static var productData: Self { Self(CharacteristicType.productData) }
    /// Wake Configuration.
    public static var wakeConfiguration: Self { Self(CharacteristicType.wakeConfiguration) }
    /// Wi-Fi Configuration Control.
    public static var wiFiConfigurationControl: Self { Self(CharacteristicType.wiFiConfigurationControl) }
    /// Token.
    public static var token: Self { Self(CharacteristicType.token) }
    /// Operating State Response.
    public static var operatingStateResponse: Self { Self(CharacteristicType.operatingStateResponse) }
    /// Supported Firmware Update Configuration.
    public static var supportedFirmwareUpdateConfiguration: Self { Self(CharacteristicType.supportedFirmwareUpdateConfiguration) }
    /// Firmware Update Readiness.
    public static var firmwareUpdateReadiness: Self { Self(CharacteristicType.firmwareUpdateReadiness) }
    /// Firmware Update Status.
    public static var firmwareUpdateStatus: Self { Self(CharacteristicType.firmwareUpdateStatus) }
    /// Supported Diagnostics Snapshot.
    public static var supportedDiagnosticsSnapshot: Self { Self(CharacteristicType.supportedDiagnosticsSnapshot) }
    /// Ping.
    public static var ping: Self { Self(CharacteristicType.ping) }
    /// MAC Transmission Counters.
    public static var macTransmissionCounters: Self { Self(CharacteristicType.macTransmissionCounters) }
    /// Crypto Hash.
    public static var cryptoHash: Self { Self(CharacteristicType.cryptoHash) }
    /// Supported Sleep Configuration.
    public static var supportedSleepConfiguration: Self { Self(CharacteristicType.supportedSleepConfiguration) }
    /// Selected Sleep Configuration.
    public static var selectedSleepConfiguration: Self { Self(CharacteristicType.selectedSleepConfiguration) }
    /// Siri Endpoint Session Status.
    public static var siriEndpointSessionStatus: Self { Self(CharacteristicType.siriEndpointSessionStatus) }
    /// Access Code Supported Configuration.
    public static var accessCodeSupportedConfiguration: Self { Self(CharacteristicType.accessCodeSupportedConfiguration) }
    /// Access Code Control Point.
    public static var accessCodeControlPoint: Self { Self(CharacteristicType.accessCodeControlPoint) }
    /// NFC Access Control Point.
    public static var nfcAccessControlPoint: Self { Self(CharacteristicType.nfcAccessControlPoint) }
    /// NFC Access Supported Configuration.
    public static var nfcAccessSupportedConfiguration: Self { Self(CharacteristicType.nfcAccessSupportedConfiguration) }
    /// Hardware Finish.
    public static var hardwareFinish: Self { Self(CharacteristicType.hardwareFinish) }
    /// Supported Metrics.
    public static var supportedMetrics: Self { Self(CharacteristicType.supportedMetrics) }
    /// Thread Control Point.
    public static var threadControlPoint: Self { Self(CharacteristicType.threadControlPoint) }
}
