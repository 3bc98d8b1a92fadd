// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// HAP 'Active': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueActivationState.
public let HMCharacteristicTypeActive: String = "000000B0-0000-1000-8000-0026BB765291"

/// HAP 'Active Identifier': uint32, notify/read/write.
public let HMCharacteristicTypeActiveIdentifier: String = "000000E7-0000-1000-8000-0026BB765291"

/// HAP 'Administrator Only Access': bool, notify/read/write.
public let HMCharacteristicTypeAdminOnlyAccess: String = "00000001-0000-1000-8000-0026BB765291"

/// HAP 'Air Particulate Density': float, notify/read, 0...1000.
public let HMCharacteristicTypeAirParticulateDensity: String = "00000064-0000-1000-8000-0026BB765291"

/// HAP 'Air Particulate Size': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueAirParticulateSize.
public let HMCharacteristicTypeAirParticulateSize: String = "00000065-0000-1000-8000-0026BB765291"

/// HAP 'Air Quality': uint8, notify/read, 0...5 step 1; values HMCharacteristicValueAirQuality.
public let HMCharacteristicTypeAirQuality: String = "00000095-0000-1000-8000-0026BB765291"

/// HAP 'Audio Feedback': bool, notify/read/write.
public let HMCharacteristicTypeAudioFeedback: String = "00000005-0000-1000-8000-0026BB765291"

/// HAP 'Battery Level': uint8, notify/read, 0...100 step 1 percentage.
public let HMCharacteristicTypeBatteryLevel: String = "00000068-0000-1000-8000-0026BB765291"

/// HAP 'Brightness': int, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeBrightness: String = "00000008-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Dioxide Detected': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueCarbonDioxideDetectionStatus.
public let HMCharacteristicTypeCarbonDioxideDetected: String = "00000092-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Dioxide Level': float, notify/read, 0...100000 step 1.
public let HMCharacteristicTypeCarbonDioxideLevel: String = "00000093-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Dioxide Peak Level': float, notify/read, 0...100000 step 1.
public let HMCharacteristicTypeCarbonDioxidePeakLevel: String = "00000094-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Monoxide Detected': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueCarbonMonoxideDetectionStatus.
public let HMCharacteristicTypeCarbonMonoxideDetected: String = "00000069-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Monoxide Level': float, notify/read, 0...100 step 1.
public let HMCharacteristicTypeCarbonMonoxideLevel: String = "00000090-0000-1000-8000-0026BB765291"

/// HAP 'Carbon Monoxide Peak Level': float, notify/read, 0...100 step 1.
public let HMCharacteristicTypeCarbonMonoxidePeakLevel: String = "00000091-0000-1000-8000-0026BB765291"

/// HAP 'Charging State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueChargingState.
public let HMCharacteristicTypeChargingState: String = "0000008F-0000-1000-8000-0026BB765291"

/// HAP 'Closed Captions': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueClosedCaptions.
public let HMCharacteristicTypeClosedCaptions: String = "000000DD-0000-1000-8000-0026BB765291"

/// HAP 'Color Temperature': int, notify/read/write, 140...500 step 1.
public let HMCharacteristicTypeColorTemperature: String = "000000CE-0000-1000-8000-0026BB765291"

/// HAP 'Configured Name': string, notify/read/write.
public let HMCharacteristicTypeConfiguredName: String = "000000E3-0000-1000-8000-0026BB765291"

/// HAP 'Contact Sensor State': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueContactState.
public let HMCharacteristicTypeContactState: String = "0000006A-0000-1000-8000-0026BB765291"

/// HAP 'Cooling Threshold Temperature': float, notify/read/write, 10...35 step 0.1 celsius.
public let HMCharacteristicTypeCoolingThreshold: String = "0000000D-0000-1000-8000-0026BB765291"

/// HAP 'Current Air Purifier State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueCurrentAirPurifierState.
public let HMCharacteristicTypeCurrentAirPurifierState: String = "000000A9-0000-1000-8000-0026BB765291"

/// HAP 'Current Door State': uint8, notify/read, 0...4 step 1; values HMCharacteristicValueDoorState.
public let HMCharacteristicTypeCurrentDoorState: String = "0000000E-0000-1000-8000-0026BB765291"

/// HAP 'Current Fan State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueCurrentFanState.
public let HMCharacteristicTypeCurrentFanState: String = "000000AF-0000-1000-8000-0026BB765291"

/// HAP 'Current Heater-Cooler State': uint8, notify/read, 0...3 step 1; values HMCharacteristicValueCurrentHeaterCoolerState.
public let HMCharacteristicTypeCurrentHeaterCoolerState: String = "000000B1-0000-1000-8000-0026BB765291"

/// HAP 'Current Heating Cooling State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueCurrentHeatingCooling.
public let HMCharacteristicTypeCurrentHeatingCooling: String = "0000000F-0000-1000-8000-0026BB765291"

/// HAP 'Current Horizontal Tilt Angle': int, notify/read, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeCurrentHorizontalTilt: String = "0000006C-0000-1000-8000-0026BB765291"

/// HAP 'Current Humidifier-Dehumidifier State': uint8, notify/read, 0...3 step 1; values HMCharacteristicValueCurrentHumidifierDehumidifierState.
public let HMCharacteristicTypeCurrentHumidifierDehumidifierState: String = "000000B3-0000-1000-8000-0026BB765291"

/// HAP 'Current Ambient Light Level': float, notify/read, 0.0001...100000 lux.
public let HMCharacteristicTypeCurrentLightLevel: String = "0000006B-0000-1000-8000-0026BB765291"

/// HAP 'Lock Current State': uint8, notify/read, 0...3 step 1; values HMCharacteristicValueLockMechanismState.
public let HMCharacteristicTypeCurrentLockMechanismState: String = "0000001D-0000-1000-8000-0026BB765291"

/// HAP 'Current Media State': uint8, notify/read, 0...5 step 1; values HMCharacteristicValueCurrentMediaState.
public let HMCharacteristicTypeCurrentMediaState: String = "000000E0-0000-1000-8000-0026BB765291"

/// HAP 'Current Position': uint8, notify/read, 0...100 step 1 percentage.
public let HMCharacteristicTypeCurrentPosition: String = "0000006D-0000-1000-8000-0026BB765291"

/// HAP 'Current Relative Humidity': float, notify/read, 0...100 step 1 percentage.
public let HMCharacteristicTypeCurrentRelativeHumidity: String = "00000010-0000-1000-8000-0026BB765291"

/// HAP 'Security System Current State': uint8, notify/read, 0...4 step 1; values HMCharacteristicValueCurrentSecuritySystemState.
public let HMCharacteristicTypeCurrentSecuritySystemState: String = "00000066-0000-1000-8000-0026BB765291"

/// HAP 'Current Slat State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueCurrentSlatState.
public let HMCharacteristicTypeCurrentSlatState: String = "000000AA-0000-1000-8000-0026BB765291"

/// HAP 'Current Temperature': float, notify/read, -270...100 step 0.1 celsius.
public let HMCharacteristicTypeCurrentTemperature: String = "00000011-0000-1000-8000-0026BB765291"

/// HAP 'Current Tilt Angle': int, notify/read, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeCurrentTilt: String = "000000C1-0000-1000-8000-0026BB765291"

/// HAP 'Current Vertical Tilt Angle': int, notify/read, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeCurrentVerticalTilt: String = "0000006E-0000-1000-8000-0026BB765291"

/// HAP 'Current Visibility State': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueCurrentVisibilityState.
public let HMCharacteristicTypeCurrentVisibilityState: String = "00000135-0000-1000-8000-0026BB765291"

/// HAP 'Relative Humidity Dehumidifier Threshold': float, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeDehumidifierThreshold: String = "000000C9-0000-1000-8000-0026BB765291"

/// HAP 'Digital Zoom': float, notify/read/write step 0.1.
public let HMCharacteristicTypeDigitalZoom: String = "0000011D-0000-1000-8000-0026BB765291"

/// HAP 'Filter Change Indication': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueFilterChange.
public let HMCharacteristicTypeFilterChangeIndication: String = "000000AC-0000-1000-8000-0026BB765291"

/// HAP 'Filter Life Level': float, notify/read, 0...100 step 1.
public let HMCharacteristicTypeFilterLifeLevel: String = "000000AB-0000-1000-8000-0026BB765291"

/// HAP 'Reset Filter Indication': uint8, write, 1...1 step 1; write 1 to reset.
public let HMCharacteristicTypeFilterResetChangeIndication: String = "000000AD-0000-1000-8000-0026BB765291"

/// HAP 'Firmware Revision': string, read; deprecated: use HMAccessory.firmwareVersion.
@available(*, deprecated, message: "Use HMAccessory.firmwareVersion.")
public let HMCharacteristicTypeFirmwareVersion: String = "00000052-0000-1000-8000-0026BB765291"

/// HAP 'Hardware Revision': string, read.
public let HMCharacteristicTypeHardwareVersion: String = "00000053-0000-1000-8000-0026BB765291"

/// HAP 'Heating Threshold Temperature': float, notify/read/write, 0...25 step 0.1 celsius.
public let HMCharacteristicTypeHeatingThreshold: String = "00000012-0000-1000-8000-0026BB765291"

/// HAP 'Hold Position': bool, write.
public let HMCharacteristicTypeHoldPosition: String = "0000006F-0000-1000-8000-0026BB765291"

/// HAP 'Hue': float, notify/read/write, 0...360 step 1 arc_degree.
public let HMCharacteristicTypeHue: String = "00000013-0000-1000-8000-0026BB765291"

/// HAP 'Relative Humidity Humidifier Threshold': float, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeHumidifierThreshold: String = "000000CA-0000-1000-8000-0026BB765291"

/// HAP 'Identifier': uint32, read.
public let HMCharacteristicTypeIdentifier: String = "000000E6-0000-1000-8000-0026BB765291"

/// HAP 'Identify': bool, write; write true to make the device show itself.
public let HMCharacteristicTypeIdentify: String = "00000014-0000-1000-8000-0026BB765291"

/// HAP 'Image Mirroring': bool, notify/read/write.
public let HMCharacteristicTypeImageMirroring: String = "0000011F-0000-1000-8000-0026BB765291"

/// HAP 'Image Rotation': int, notify/read/write, 0...360 step 1 arc_degree; 0, 90, 180 or 270.
public let HMCharacteristicTypeImageRotation: String = "0000011E-0000-1000-8000-0026BB765291"

/// HAP 'In Use': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueUsageState.
public let HMCharacteristicTypeInUse: String = "000000D2-0000-1000-8000-0026BB765291"

/// HAP 'Input Device Type': uint8, notify/read, 0...6 step 1; values HMCharacteristicValueInputDeviceType.
public let HMCharacteristicTypeInputDeviceType: String = "000000DC-0000-1000-8000-0026BB765291"

/// HAP 'Programmable Switch Event': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueInputEvent; button press event; value only meaningful in notifications.
public let HMCharacteristicTypeInputEvent: String = "00000073-0000-1000-8000-0026BB765291"

/// HAP 'Input Source Type': uint8, notify/read, 0...10 step 1; values HMCharacteristicValueInputSourceType.
public let HMCharacteristicTypeInputSourceType: String = "000000DB-0000-1000-8000-0026BB765291"

/// HAP 'Is Configured': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueConfigurationState.
public let HMCharacteristicTypeIsConfigured: String = "000000D6-0000-1000-8000-0026BB765291"

/// HAP 'Service Label Index': uint8, read, 1...255 step 1.
public let HMCharacteristicTypeLabelIndex: String = "000000CB-0000-1000-8000-0026BB765291"

/// HAP 'Service Label Namespace': uint8, read, 0...1 step 1; values HMCharacteristicValueLabelNamespace.
public let HMCharacteristicTypeLabelNamespace: String = "000000CD-0000-1000-8000-0026BB765291"

/// HAP 'Leak Detected': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueLeakStatus.
public let HMCharacteristicTypeLeakDetected: String = "00000070-0000-1000-8000-0026BB765291"

/// HAP 'Lock Management Auto Security Timeout': uint32, notify/read/write seconds; seconds.
public let HMCharacteristicTypeLockManagementAutoSecureTimeout: String = "0000001A-0000-1000-8000-0026BB765291"

/// HAP 'Lock Control Point': tlv8, write.
public let HMCharacteristicTypeLockManagementControlPoint: String = "00000019-0000-1000-8000-0026BB765291"

/// HAP 'Lock Last Known Action': uint8, notify/read, 0...10 step 1; values HMCharacteristicValueLockMechanismLastKnownAction.
public let HMCharacteristicTypeLockMechanismLastKnownAction: String = "0000001C-0000-1000-8000-0026BB765291"

/// HAP 'Lock Physical Controls': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueLockPhysicalControlsState.
public let HMCharacteristicTypeLockPhysicalControls: String = "000000A7-0000-1000-8000-0026BB765291"

/// HAP 'Logs': tlv8, notify/read.
public let HMCharacteristicTypeLogs: String = "0000001F-0000-1000-8000-0026BB765291"

/// HAP 'Manufacturer': string, read; deprecated: use HMAccessory.manufacturer.
@available(*, deprecated, message: "Use HMAccessory.manufacturer.")
public let HMCharacteristicTypeManufacturer: String = "00000020-0000-1000-8000-0026BB765291"

/// HAP 'Model': string, read; deprecated: use HMAccessory.model.
@available(*, deprecated, message: "Use HMAccessory.model.")
public let HMCharacteristicTypeModel: String = "00000021-0000-1000-8000-0026BB765291"

/// HAP 'Motion Detected': bool, notify/read.
public let HMCharacteristicTypeMotionDetected: String = "00000022-0000-1000-8000-0026BB765291"

/// HAP 'Mute': bool, notify/read/write.
public let HMCharacteristicTypeMute: String = "0000011A-0000-1000-8000-0026BB765291"

/// HAP 'Name': string, read.
public let HMCharacteristicTypeName: String = "00000023-0000-1000-8000-0026BB765291"

/// HAP 'Night Vision': bool, notify/read/write/timed-write.
public let HMCharacteristicTypeNightVision: String = "0000011B-0000-1000-8000-0026BB765291"

/// HAP 'Nitrogen Dioxide Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypeNitrogenDioxideDensity: String = "000000C4-0000-1000-8000-0026BB765291"

/// HAP 'Obstruction Detected': bool, notify/read.
public let HMCharacteristicTypeObstructionDetected: String = "00000024-0000-1000-8000-0026BB765291"

/// HAP 'Occupancy Detected': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueOccupancyStatus.
public let HMCharacteristicTypeOccupancyDetected: String = "00000071-0000-1000-8000-0026BB765291"

/// HAP 'Optical Zoom': float, notify/read/write step 0.1.
public let HMCharacteristicTypeOpticalZoom: String = "0000011C-0000-1000-8000-0026BB765291"

/// HAP 'Outlet In Use': bool, notify/read.
public let HMCharacteristicTypeOutletInUse: String = "00000026-0000-1000-8000-0026BB765291"

/// HAP 'Programmable Switch Output State': uint8, notify/read/write, 0...1 step 1.
public let HMCharacteristicTypeOutputState: String = "00000074-0000-1000-8000-0026BB765291"

/// HAP 'Ozone Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypeOzoneDensity: String = "000000C3-0000-1000-8000-0026BB765291"

/// HAP 'PM10 Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypePM10Density: String = "000000C7-0000-1000-8000-0026BB765291"

/// HAP 'PM2.5 Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypePM2_5Density: String = "000000C6-0000-1000-8000-0026BB765291"

/// HAP 'Picture Mode': uint8, notify/read/write, 0...13 step 1; values HMCharacteristicValuePictureMode.
public let HMCharacteristicTypePictureMode: String = "000000E2-0000-1000-8000-0026BB765291"

/// HAP 'Position State': uint8, notify/read, 0...2 step 1; values HMCharacteristicValuePositionState.
public let HMCharacteristicTypePositionState: String = "00000072-0000-1000-8000-0026BB765291"

/// HAP 'Power Mode Selection': uint8, write, 0...1 step 1; values HMCharacteristicValuePowerModeSelection.
public let HMCharacteristicTypePowerModeSelection: String = "000000DF-0000-1000-8000-0026BB765291"

/// HAP 'On': bool, notify/read/write.
public let HMCharacteristicTypePowerState: String = "00000025-0000-1000-8000-0026BB765291"

/// HAP 'Program Mode': uint8, notify/read, 0...2 step 1; values HMCharacteristicValueProgramMode.
public let HMCharacteristicTypeProgramMode: String = "000000D1-0000-1000-8000-0026BB765291"

/// HAP 'Remaining Duration': uint32, notify/read, 0...3600 step 1 seconds.
public let HMCharacteristicTypeRemainingDuration: String = "000000D4-0000-1000-8000-0026BB765291"

/// HAP 'Remote Key': uint8, write, 0...16 step 1; values HMCharacteristicValueRemoteKey.
public let HMCharacteristicTypeRemoteKey: String = "000000E1-0000-1000-8000-0026BB765291"

/// HAP 'Rotation Direction': int, notify/read/write, 0...1 step 1; values HMCharacteristicValueRotationDirection.
public let HMCharacteristicTypeRotationDirection: String = "00000028-0000-1000-8000-0026BB765291"

/// HAP 'Rotation Speed': float, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeRotationSpeed: String = "00000029-0000-1000-8000-0026BB765291"

/// HAP 'Router Status': uint8, notify/read, 0...1; values HMCharacteristicValueRouterStatus.
public let HMCharacteristicTypeRouterStatus: String = "0000020E-0000-1000-8000-0026BB765291"

/// HAP 'Saturation': float, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeSaturation: String = "0000002F-0000-1000-8000-0026BB765291"

/// HAP 'Security System Alarm Type': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueSecuritySystemAlarmType.
public let HMCharacteristicTypeSecuritySystemAlarmType: String = "0000008E-0000-1000-8000-0026BB765291"

/// HAP 'Selected RTP Stream Configuration': tlv8, read/write.
public let HMCharacteristicTypeSelectedStreamConfiguration: String = "00000117-0000-1000-8000-0026BB765291"

/// HAP 'Serial Number': string, read; deprecated without replacement.
@available(*, deprecated, message: "There is nothing instead.")
public let HMCharacteristicTypeSerialNumber: String = "00000030-0000-1000-8000-0026BB765291"

/// HAP 'Set Duration': uint32, notify/read/write, 0...3600 step 1 seconds.
public let HMCharacteristicTypeSetDuration: String = "000000D3-0000-1000-8000-0026BB765291"

/// HAP 'Setup Endpoints': tlv8, read/write.
public let HMCharacteristicTypeSetupStreamEndpoint: String = "00000118-0000-1000-8000-0026BB765291"

/// HAP 'Slat Type': uint8, read, 0...1 step 1; values HMCharacteristicValueSlatType.
public let HMCharacteristicTypeSlatType: String = "000000C0-0000-1000-8000-0026BB765291"

/// HAP 'Smoke Detected': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueSmokeDetectionStatus.
public let HMCharacteristicTypeSmokeDetected: String = "00000076-0000-1000-8000-0026BB765291"

/// HAP 'Software Revision': string, read.
public let HMCharacteristicTypeSoftwareVersion: String = "00000054-0000-1000-8000-0026BB765291"

/// HAP 'Status Active': bool, notify/read.
public let HMCharacteristicTypeStatusActive: String = "00000075-0000-1000-8000-0026BB765291"

/// HAP 'Status Fault': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueStatusFault.
public let HMCharacteristicTypeStatusFault: String = "00000077-0000-1000-8000-0026BB765291"

/// HAP 'Status Jammed': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueJammedStatus.
public let HMCharacteristicTypeStatusJammed: String = "00000078-0000-1000-8000-0026BB765291"

/// HAP 'Status Low Battery': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueBatteryStatus.
public let HMCharacteristicTypeStatusLowBattery: String = "00000079-0000-1000-8000-0026BB765291"

/// HAP 'Status Tampered': uint8, notify/read, 0...1 step 1; values HMCharacteristicValueTamperedStatus.
public let HMCharacteristicTypeStatusTampered: String = "0000007A-0000-1000-8000-0026BB765291"

/// HAP 'Streaming Status': tlv8, notify/read.
public let HMCharacteristicTypeStreamingStatus: String = "00000120-0000-1000-8000-0026BB765291"

/// HAP 'Sulphur Dioxide Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypeSulphurDioxideDensity: String = "000000C5-0000-1000-8000-0026BB765291"

/// HAP 'Supported Audio Stream Configuration': tlv8, read.
public let HMCharacteristicTypeSupportedAudioStreamConfiguration: String = "00000115-0000-1000-8000-0026BB765291"

/// HAP 'Supported RTP Configuration': tlv8, read.
public let HMCharacteristicTypeSupportedRTPConfiguration: String = "00000116-0000-1000-8000-0026BB765291"

/// HAP 'Supported Video Stream Configuration': tlv8, read.
public let HMCharacteristicTypeSupportedVideoStreamConfiguration: String = "00000114-0000-1000-8000-0026BB765291"

/// HAP 'Swing Mode': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueSwingMode.
public let HMCharacteristicTypeSwingMode: String = "000000B6-0000-1000-8000-0026BB765291"

/// HAP 'Target Air Purifier State': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTargetAirPurifierState.
public let HMCharacteristicTypeTargetAirPurifierState: String = "000000A8-0000-1000-8000-0026BB765291"

/// HAP 'Target Door State': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTargetDoorState.
public let HMCharacteristicTypeTargetDoorState: String = "00000032-0000-1000-8000-0026BB765291"

/// HAP 'Target Fan State': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTargetFanState.
public let HMCharacteristicTypeTargetFanState: String = "000000BF-0000-1000-8000-0026BB765291"

/// HAP 'Target Heater-Cooler State': uint8, notify/read/write, 0...2 step 1; values HMCharacteristicValueTargetHeaterCoolerState.
public let HMCharacteristicTypeTargetHeaterCoolerState: String = "000000B2-0000-1000-8000-0026BB765291"

/// HAP 'Target Heating Cooling State': uint8, notify/read/write, 0...3 step 1; values HMCharacteristicValueHeatingCooling.
public let HMCharacteristicTypeTargetHeatingCooling: String = "00000033-0000-1000-8000-0026BB765291"

/// HAP 'Target Horizontal Tilt Angle': int, notify/read/write, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeTargetHorizontalTilt: String = "0000007B-0000-1000-8000-0026BB765291"

/// HAP 'Target Humidifier-Dehumidifier State': uint8, notify/read/write, 0...2 step 1; values HMCharacteristicValueTargetHumidifierDehumidifierState.
public let HMCharacteristicTypeTargetHumidifierDehumidifierState: String = "000000B4-0000-1000-8000-0026BB765291"

/// HAP 'Lock Target State': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTargetLockMechanismState.
public let HMCharacteristicTypeTargetLockMechanismState: String = "0000001E-0000-1000-8000-0026BB765291"

/// HAP 'Target Media State': uint8, notify/read/write, 0...2 step 1; values HMCharacteristicValueTargetMediaState.
public let HMCharacteristicTypeTargetMediaState: String = "00000137-0000-1000-8000-0026BB765291"

/// HAP 'Target Position': uint8, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeTargetPosition: String = "0000007C-0000-1000-8000-0026BB765291"

/// HAP 'Target Relative Humidity': float, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeTargetRelativeHumidity: String = "00000034-0000-1000-8000-0026BB765291"

/// HAP 'Security System Target State': uint8, notify/read/write, 0...3 step 1; values HMCharacteristicValueTargetSecuritySystemState.
public let HMCharacteristicTypeTargetSecuritySystemState: String = "00000067-0000-1000-8000-0026BB765291"

/// HAP 'Target Temperature': float, notify/read/write, 10...38 step 0.1 celsius.
public let HMCharacteristicTypeTargetTemperature: String = "00000035-0000-1000-8000-0026BB765291"

/// HAP 'Target Tilt Angle': int, notify/read/write, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeTargetTilt: String = "000000C2-0000-1000-8000-0026BB765291"

/// HAP 'Target Vertical Tilt Angle': int, notify/read/write, -90...90 step 1 arc_degree.
public let HMCharacteristicTypeTargetVerticalTilt: String = "0000007D-0000-1000-8000-0026BB765291"

/// HAP 'Target Visibility State': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTargetVisibilityState.
public let HMCharacteristicTypeTargetVisibilityState: String = "00000134-0000-1000-8000-0026BB765291"

/// HAP 'Temperature Display Units': uint8, notify/read/write, 0...1 step 1; values HMCharacteristicValueTemperatureUnit.
public let HMCharacteristicTypeTemperatureUnits: String = "00000036-0000-1000-8000-0026BB765291"

/// HAP 'Valve Type': uint8, notify/read, 0...3 step 1; values HMCharacteristicValueValveType.
public let HMCharacteristicTypeValveType: String = "000000D5-0000-1000-8000-0026BB765291"

/// HAP 'Version': string, read.
public let HMCharacteristicTypeVersion: String = "00000037-0000-1000-8000-0026BB765291"

/// HAP 'VOC Density': float, notify/read, 0...1000 step 1.
public let HMCharacteristicTypeVolatileOrganicCompoundDensity: String = "000000C8-0000-1000-8000-0026BB765291"

/// HAP 'Volume': uint8, notify/read/write, 0...100 step 1 percentage.
public let HMCharacteristicTypeVolume: String = "00000119-0000-1000-8000-0026BB765291"

/// HAP 'Volume Control Type': uint8, notify/read, 0...3 step 1; values HMCharacteristicValueVolumeControlType.
public let HMCharacteristicTypeVolumeControlType: String = "000000E9-0000-1000-8000-0026BB765291"

/// HAP 'Volume Selector': uint8, write, 0...1 step 1; values HMCharacteristicValueVolumeSelector.
public let HMCharacteristicTypeVolumeSelector: String = "000000EA-0000-1000-8000-0026BB765291"

/// HAP 'WAN Status List': tlv8, notify/read.
public let HMCharacteristicTypeWANStatusList: String = "00000212-0000-1000-8000-0026BB765291"

/// HAP 'Water Level': float, notify/read, 0...100 step 1 percentage.
public let HMCharacteristicTypeWaterLevel: String = "000000B5-0000-1000-8000-0026BB765291"

/// HAP 'Wi-Fi Satellite Status': uint8, notify/read, 0...2; values HMCharacteristicValueWiFiSatelliteStatus.
public let HMCharacteristicTypeWiFiSatelliteStatus: String = "0000021E-0000-1000-8000-0026BB765291"
