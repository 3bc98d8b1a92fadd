// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

extension Catalogue {
    static func appendCharacteristics1(to list: inout [CharacteristicDefinition]) {
        list.append(CharacteristicDefinition(
            type: CharacteristicType.administratorOnlyAccess, name: "AdministratorOnlyAccess", displayName: "Administrator Only Access", homeKitConstant: "HMCharacteristicTypeAdminOnlyAccess",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.audioFeedback, name: "AudioFeedback", displayName: "Audio Feedback", homeKitConstant: "HMCharacteristicTypeAudioFeedback",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.brightness, name: "Brightness", displayName: "Brightness", homeKitConstant: "HMCharacteristicTypeBrightness",
            metadata: CharacteristicMetadata(format: .int, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.coolingThresholdTemperature, name: "CoolingThresholdTemperature", displayName: "Cooling Threshold Temperature", homeKitConstant: "HMCharacteristicTypeCoolingThreshold",
            metadata: CharacteristicMetadata(format: .float, unit: "celsius", minimum: .double(10.0), maximum: .double(35.0), step: .double(0.1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentDoorState, name: "CurrentDoorState", displayName: "Current Door State", homeKitConstant: "HMCharacteristicTypeCurrentDoorState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(4), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "open"), ValueName(1, "closed"), ValueName(2, "opening"), ValueName(3, "closing"), ValueName(4, "stopped")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentHeatingCoolingState, name: "CurrentHeatingCoolingState", displayName: "Current Heating Cooling State", homeKitConstant: "HMCharacteristicTypeCurrentHeatingCooling",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "off"), ValueName(1, "heat"), ValueName(2, "cool")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentRelativeHumidity, name: "CurrentRelativeHumidity", displayName: "Current Relative Humidity", homeKitConstant: "HMCharacteristicTypeCurrentRelativeHumidity",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentTemperature, name: "CurrentTemperature", displayName: "Current Temperature", homeKitConstant: "HMCharacteristicTypeCurrentTemperature",
            metadata: CharacteristicMetadata(format: .float, unit: "celsius", minimum: .double(0.0), maximum: .double(100.0), step: .double(0.1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.heatingThresholdTemperature, name: "HeatingThresholdTemperature", displayName: "Heating Threshold Temperature", homeKitConstant: "HMCharacteristicTypeHeatingThreshold",
            metadata: CharacteristicMetadata(format: .float, unit: "celsius", minimum: .double(0.0), maximum: .double(25.0), step: .double(0.1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.hue, name: "Hue", displayName: "Hue", homeKitConstant: "HMCharacteristicTypeHue",
            metadata: CharacteristicMetadata(format: .float, unit: "arcdegrees", minimum: .double(0.0), maximum: .double(360.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.identify, name: "Identify", displayName: "Identify", homeKitConstant: "HMCharacteristicTypeIdentify",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockControlPoint, name: "LockControlPoint", displayName: "Lock Control Point", homeKitConstant: "HMCharacteristicTypeLockManagementControlPoint",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockManagementAutoSecurityTimeout, name: "LockManagementAutoSecurityTimeout", displayName: "Lock Management Auto Security Timeout", homeKitConstant: "HMCharacteristicTypeLockManagementAutoSecureTimeout",
            metadata: CharacteristicMetadata(format: .uint32, unit: "seconds"),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockLastKnownAction, name: "LockLastKnownAction", displayName: "Lock Last Known Action", homeKitConstant: "HMCharacteristicTypeLockMechanismLastKnownAction",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(10), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "securedPhysicallyInterior"), ValueName(1, "unsecuredPhysicallyInterior"), ValueName(2, "securedPhysicallyExterior"), ValueName(3, "unsecuredPhysicallyExterior"), ValueName(4, "securedByKeypad"), ValueName(5, "unsecuredByKeypad"), ValueName(6, "securedRemotely"), ValueName(7, "unsecuredRemotely"), ValueName(8, "securedByAutoSecureTimeout"), ValueName(9, "securedPhysically"), ValueName(10, "unsecuredPhysically")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockCurrentState, name: "LockCurrentState", displayName: "Lock Current State", homeKitConstant: "HMCharacteristicTypeCurrentLockMechanismState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "unsecured"), ValueName(1, "secured"), ValueName(2, "jammed"), ValueName(3, "unknown")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockTargetState, name: "LockTargetState", displayName: "Lock Target State", homeKitConstant: "HMCharacteristicTypeTargetLockMechanismState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "unsecured"), ValueName(1, "secured")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.logs, name: "Logs", displayName: "Logs", homeKitConstant: "HMCharacteristicTypeLogs",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.manufacturer, name: "Manufacturer", displayName: "Manufacturer", homeKitConstant: "HMCharacteristicTypeManufacturer",
            metadata: CharacteristicMetadata(format: .string, maximumLength: 64),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.model, name: "Model", displayName: "Model", homeKitConstant: "HMCharacteristicTypeModel",
            metadata: CharacteristicMetadata(format: .string, maximumLength: 64),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.motionDetected, name: "MotionDetected", displayName: "Motion Detected", homeKitConstant: "HMCharacteristicTypeMotionDetected",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.name, name: "Name", displayName: "Name", homeKitConstant: "HMCharacteristicTypeName",
            metadata: CharacteristicMetadata(format: .string, maximumLength: 64),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.obstructionDetected, name: "ObstructionDetected", displayName: "Obstruction Detected", homeKitConstant: "HMCharacteristicTypeObstructionDetected",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.on, name: "On", displayName: "On", homeKitConstant: "HMCharacteristicTypePowerState",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.outletInUse, name: "OutletInUse", displayName: "Outlet In Use", homeKitConstant: "HMCharacteristicTypeOutletInUse",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.rotationDirection, name: "RotationDirection", displayName: "Rotation Direction", homeKitConstant: "HMCharacteristicTypeRotationDirection",
            metadata: CharacteristicMetadata(format: .int, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "clockwise"), ValueName(1, "counterClockwise")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.rotationSpeed, name: "RotationSpeed", displayName: "Rotation Speed", homeKitConstant: "HMCharacteristicTypeRotationSpeed",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.saturation, name: "Saturation", displayName: "Saturation", homeKitConstant: "HMCharacteristicTypeSaturation",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.serialNumber, name: "SerialNumber", displayName: "Serial Number", homeKitConstant: "HMCharacteristicTypeSerialNumber",
            metadata: CharacteristicMetadata(format: .string, maximumLength: 64),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetDoorState, name: "TargetDoorState", displayName: "Target Door State", homeKitConstant: "HMCharacteristicTypeTargetDoorState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "open"), ValueName(1, "closed")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetHeatingCoolingState, name: "TargetHeatingCoolingState", displayName: "Target Heating Cooling State", homeKitConstant: "HMCharacteristicTypeTargetHeatingCooling",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "off"), ValueName(1, "heat"), ValueName(2, "cool"), ValueName(3, "auto")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetRelativeHumidity, name: "TargetRelativeHumidity", displayName: "Target Relative Humidity", homeKitConstant: "HMCharacteristicTypeTargetRelativeHumidity",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetTemperature, name: "TargetTemperature", displayName: "Target Temperature", homeKitConstant: "HMCharacteristicTypeTargetTemperature",
            metadata: CharacteristicMetadata(format: .float, unit: "celsius", minimum: .double(10.0), maximum: .double(38.0), step: .double(0.1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.temperatureDisplayUnits, name: "TemperatureDisplayUnits", displayName: "Temperature Display Units", homeKitConstant: "HMCharacteristicTypeTemperatureUnits",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "celsius"), ValueName(1, "fahrenheit")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.version, name: "Version", displayName: "Version", homeKitConstant: "HMCharacteristicTypeVersion",
            metadata: CharacteristicMetadata(format: .string, maximumLength: 64),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pairSetup, name: "PairSetup", displayName: "Pair Setup", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pairVerify, name: "PairVerify", displayName: "Pair Verify", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pairingFeatures, name: "PairingFeatures", displayName: "Pairing Features", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read], tier: .public,
            valueNames: [ValueName(1, "supportsAppleAuthenticationCoprocessor"), ValueName(2, "supportsSoftwareAuthentication")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.listPairings, name: "ListPairings", displayName: "List Pairings", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.firmwareRevision, name: "FirmwareRevision", displayName: "Firmware Revision", homeKitConstant: "HMCharacteristicTypeFirmwareVersion",
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.hardwareRevision, name: "HardwareRevision", displayName: "Hardware Revision", homeKitConstant: "HMCharacteristicTypeHardwareVersion",
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.softwareRevision, name: "SoftwareRevision", displayName: "Software Revision", homeKitConstant: "HMCharacteristicTypeSoftwareVersion",
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.accessoryIdentifier, name: "AccessoryIdentifier", displayName: "Accessory Identifier", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.tunneledAccessoryStateNumber, name: "TunneledAccessoryStateNumber", displayName: "Tunneled Accessory State Number", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.tunneledAccessoryConnected, name: "TunneledAccessoryConnected", displayName: "Tunneled Accessory Connected", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.relayEnabled, name: "RelayEnabled", displayName: "Relay Enabled", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.relayState, name: "RelayState", displayName: "Relay State", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(5), step: .integer(1)),
            permissions: [.read, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.relayControlPoint, name: "RelayControlPoint", displayName: "Relay Control Point", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.tunneledAccessoryAdvertising, name: "TunneledAccessoryAdvertising", displayName: "Tunneled Accessory Advertising", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.tunnelConnectionTimeout, name: "TunnelConnectionTimeout", displayName: "Tunnel Connection Timeout", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .int),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.reachable, name: "Reachable", displayName: "Reachable", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.airParticulateDensity, name: "AirParticulateDensity", displayName: "Air Particulate Density", homeKitConstant: "HMCharacteristicTypeAirParticulateDensity",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.airParticulateSize, name: "AirParticulateSize", displayName: "Air Particulate Size", homeKitConstant: "HMCharacteristicTypeAirParticulateSize",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "pm2_5"), ValueName(1, "pm10")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.securitySystemCurrentState, name: "SecuritySystemCurrentState", displayName: "Security System Current State", homeKitConstant: "HMCharacteristicTypeCurrentSecuritySystemState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(4), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "stayArm"), ValueName(1, "awayArm"), ValueName(2, "nightArm"), ValueName(3, "disarmed"), ValueName(4, "alarmTriggered")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.securitySystemTargetState, name: "SecuritySystemTargetState", displayName: "Security System Target State", homeKitConstant: "HMCharacteristicTypeTargetSecuritySystemState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "stayArm"), ValueName(1, "awayArm"), ValueName(2, "nightArm"), ValueName(3, "disarm")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.batteryLevel, name: "BatteryLevel", displayName: "Battery Level", homeKitConstant: "HMCharacteristicTypeBatteryLevel",
            metadata: CharacteristicMetadata(format: .uint8, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonMonoxideDetected, name: "CarbonMonoxideDetected", displayName: "Carbon Monoxide Detected", homeKitConstant: "HMCharacteristicTypeCarbonMonoxideDetected",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "coLevelsNormal"), ValueName(1, "coLevelsAbnormal")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.contactSensorState, name: "ContactSensorState", displayName: "Contact Sensor State", homeKitConstant: "HMCharacteristicTypeContactState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "contactDetected"), ValueName(1, "contactNotDetected")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentAmbientLightLevel, name: "CurrentAmbientLightLevel", displayName: "Current Ambient Light Level", homeKitConstant: "HMCharacteristicTypeCurrentLightLevel",
            metadata: CharacteristicMetadata(format: .float, unit: "lux", minimum: .double(0.0001), maximum: .double(100000.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentHorizontalTiltAngle, name: "CurrentHorizontalTiltAngle", displayName: "Current Horizontal Tilt Angle", homeKitConstant: "HMCharacteristicTypeCurrentHorizontalTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentPosition, name: "CurrentPosition", displayName: "Current Position", homeKitConstant: "HMCharacteristicTypeCurrentPosition",
            metadata: CharacteristicMetadata(format: .uint8, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentVerticalTiltAngle, name: "CurrentVerticalTiltAngle", displayName: "Current Vertical Tilt Angle", homeKitConstant: "HMCharacteristicTypeCurrentVerticalTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.holdPosition, name: "HoldPosition", displayName: "Hold Position", homeKitConstant: "HMCharacteristicTypeHoldPosition",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.leakDetected, name: "LeakDetected", displayName: "Leak Detected", homeKitConstant: "HMCharacteristicTypeLeakDetected",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "leakNotDetected"), ValueName(1, "leakDetected")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.occupancyDetected, name: "OccupancyDetected", displayName: "Occupancy Detected", homeKitConstant: "HMCharacteristicTypeOccupancyDetected",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "occupancyNotDetected"), ValueName(1, "occupancyDetected")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.positionState, name: "PositionState", displayName: "Position State", homeKitConstant: "HMCharacteristicTypePositionState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "decreasing"), ValueName(1, "increasing"), ValueName(2, "stopped")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.programmableSwitchEvent, name: "ProgrammableSwitchEvent", displayName: "Programmable Switch Event", homeKitConstant: "HMCharacteristicTypeInputEvent",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public, sendsEventsAtOnce: true,
            valueNames: [ValueName(0, "singlePress"), ValueName(1, "doublePress"), ValueName(2, "longPress")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.programmableSwitchOutputState, name: "ProgrammableSwitchOutputState", displayName: "Programmable Switch Output State", homeKitConstant: "HMCharacteristicTypeOutputState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.statusActive, name: "StatusActive", displayName: "Status Active", homeKitConstant: "HMCharacteristicTypeStatusActive",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.smokeDetected, name: "SmokeDetected", displayName: "Smoke Detected", homeKitConstant: "HMCharacteristicTypeSmokeDetected",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "smokeNotDetected"), ValueName(1, "smokeDetected")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.statusFault, name: "StatusFault", displayName: "Status Fault", homeKitConstant: "HMCharacteristicTypeStatusFault",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "noFault"), ValueName(1, "generalFault")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.statusJammed, name: "StatusJammed", displayName: "Status Jammed", homeKitConstant: "HMCharacteristicTypeStatusJammed",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notJammed"), ValueName(1, "jammed")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.statusLowBattery, name: "StatusLowBattery", displayName: "Status Low Battery", homeKitConstant: "HMCharacteristicTypeStatusLowBattery",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "batteryLevelNormal"), ValueName(1, "batteryLevelLow")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.statusTampered, name: "StatusTampered", displayName: "Status Tampered", homeKitConstant: "HMCharacteristicTypeStatusTampered",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notTampered"), ValueName(1, "tampered")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetHorizontalTiltAngle, name: "TargetHorizontalTiltAngle", displayName: "Target Horizontal Tilt Angle", homeKitConstant: "HMCharacteristicTypeTargetHorizontalTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetPosition, name: "TargetPosition", displayName: "Target Position", homeKitConstant: "HMCharacteristicTypeTargetPosition",
            metadata: CharacteristicMetadata(format: .uint8, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetVerticalTiltAngle, name: "TargetVerticalTiltAngle", displayName: "Target Vertical Tilt Angle", homeKitConstant: "HMCharacteristicTypeTargetVerticalTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.securitySystemAlarmType, name: "SecuritySystemAlarmType", displayName: "Security System Alarm Type", homeKitConstant: "HMCharacteristicTypeSecuritySystemAlarmType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "noAlarm"), ValueName(1, "unknown")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.chargingState, name: "ChargingState", displayName: "Charging State", homeKitConstant: "HMCharacteristicTypeChargingState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notCharging"), ValueName(1, "charging"), ValueName(2, "notChargeable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonMonoxideLevel, name: "CarbonMonoxideLevel", displayName: "Carbon Monoxide Level", homeKitConstant: "HMCharacteristicTypeCarbonMonoxideLevel",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonMonoxidePeakLevel, name: "CarbonMonoxidePeakLevel", displayName: "Carbon Monoxide Peak Level", homeKitConstant: "HMCharacteristicTypeCarbonMonoxidePeakLevel",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonDioxideDetected, name: "CarbonDioxideDetected", displayName: "Carbon Dioxide Detected", homeKitConstant: "HMCharacteristicTypeCarbonDioxideDetected",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "co2LevelsNormal"), ValueName(1, "co2LevelsAbnormal")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonDioxideLevel, name: "CarbonDioxideLevel", displayName: "Carbon Dioxide Level", homeKitConstant: "HMCharacteristicTypeCarbonDioxideLevel",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(100000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.carbonDioxidePeakLevel, name: "CarbonDioxidePeakLevel", displayName: "Carbon Dioxide Peak Level", homeKitConstant: "HMCharacteristicTypeCarbonDioxidePeakLevel",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(100000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.airQuality, name: "AirQuality", displayName: "Air Quality", homeKitConstant: "HMCharacteristicTypeAirQuality",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(5), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "unknown"), ValueName(1, "excellent"), ValueName(2, "good"), ValueName(3, "fair"), ValueName(4, "inferior"), ValueName(5, "poor")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.dayOfTheWeek, name: "DayOfTheWeek", displayName: "Day of the Week", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(1), maximum: .integer(7)),
            permissions: [.read, .write], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.timeUpdate, name: "TimeUpdate", displayName: "Time Update", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write], tier: .legacy))
    }
}
