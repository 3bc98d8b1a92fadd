// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

extension Catalogue {
    static func appendCharacteristics2(to list: inout [CharacteristicDefinition]) {
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentTime, name: "CurrentTime", displayName: "Current Time", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read, .write], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.linkQuality, name: "LinkQuality", displayName: "Link Quality", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(1), maximum: .integer(4)),
            permissions: [.read, .notify], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.configureBridgedAccessoryStatus, name: "ConfigureBridgedAccessoryStatus", displayName: "Configure Bridged Accessory Status", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.discoverBridgedAccessories, name: "DiscoverBridgedAccessories", displayName: "Discover Bridged Accessories", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8),
            permissions: [.read, .write, .notify], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.discoveredBridgedAccessories, name: "DiscoveredBridgedAccessories", displayName: "Discovered Bridged Accessories", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16),
            permissions: [.read, .notify], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.configureBridgedAccessory, name: "ConfigureBridgedAccessory", displayName: "Configure Bridged Accessory", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.write], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.category, name: "Category", displayName: "Category", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16, minimum: .integer(1), maximum: .integer(16)),
            permissions: [.read, .notify], tier: .legacy))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.appMatchingIdentifier, name: "AppMatchingIdentifier", displayName: "App Matching Identifier", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.serviceSignature, name: "ServiceSignature", displayName: "Service Signature", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .data),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.accessoryFlags, name: "AccessoryFlags", displayName: "Accessory Flags", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint32),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.lockPhysicalControls, name: "LockPhysicalControls", displayName: "Lock Physical Controls", homeKitConstant: "HMCharacteristicTypeLockPhysicalControls",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "controlLockDisabled"), ValueName(1, "controlLockEnabled")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetAirPurifierState, name: "TargetAirPurifierState", displayName: "Target Air Purifier State", homeKitConstant: "HMCharacteristicTypeTargetAirPurifierState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "manual"), ValueName(1, "auto")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentAirPurifierState, name: "CurrentAirPurifierState", displayName: "Current Air Purifier State", homeKitConstant: "HMCharacteristicTypeCurrentAirPurifierState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "inactive"), ValueName(1, "idle"), ValueName(2, "purifyingAir")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentSlatState, name: "CurrentSlatState", displayName: "Current Slat State", homeKitConstant: "HMCharacteristicTypeCurrentSlatState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "fixed"), ValueName(1, "jammed"), ValueName(2, "swinging")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.filterLifeLevel, name: "FilterLifeLevel", displayName: "Filter Life Level", homeKitConstant: "HMCharacteristicTypeFilterLifeLevel",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.filterChangeIndication, name: "FilterChangeIndication", displayName: "Filter Change Indication", homeKitConstant: "HMCharacteristicTypeFilterChangeIndication",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "filterOk"), ValueName(1, "changeFilter")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.resetFilterIndication, name: "ResetFilterIndication", displayName: "Reset Filter Indication", homeKitConstant: "HMCharacteristicTypeFilterResetChangeIndication",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(1), maximum: .integer(1), step: .integer(1)),
            permissions: [.write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetAirQuality, name: "TargetAirQuality", displayName: "Target Air Quality", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2)),
            permissions: [.read, .write, .notify], tier: .legacy,
            valueNames: [ValueName(0, "excellent"), ValueName(1, "good"), ValueName(2, "fair")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentFanState, name: "CurrentFanState", displayName: "Current Fan State", homeKitConstant: "HMCharacteristicTypeCurrentFanState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "inactive"), ValueName(1, "idle"), ValueName(2, "blowingAir")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.active, name: "Active", displayName: "Active", homeKitConstant: "HMCharacteristicTypeActive",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "inactive"), ValueName(1, "active")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentHeaterCoolerState, name: "CurrentHeaterCoolerState", displayName: "Current Heater-Cooler State", homeKitConstant: "HMCharacteristicTypeCurrentHeaterCoolerState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "inactive"), ValueName(1, "idle"), ValueName(2, "heating"), ValueName(3, "cooling")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetHeaterCoolerState, name: "TargetHeaterCoolerState", displayName: "Target Heater-Cooler State", homeKitConstant: "HMCharacteristicTypeTargetHeaterCoolerState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "auto"), ValueName(1, "heat"), ValueName(2, "cool")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentHumidifierDehumidifierState, name: "CurrentHumidifierDehumidifierState", displayName: "Current Humidifier-Dehumidifier State", homeKitConstant: "HMCharacteristicTypeCurrentHumidifierDehumidifierState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "inactive"), ValueName(1, "idle"), ValueName(2, "humidifying"), ValueName(3, "dehumidifying")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetHumidifierDehumidifierState, name: "TargetHumidifierDehumidifierState", displayName: "Target Humidifier-Dehumidifier State", homeKitConstant: "HMCharacteristicTypeTargetHumidifierDehumidifierState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "humidifierOrDehumidifier"), ValueName(1, "humidifier"), ValueName(2, "dehumidifier")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.waterLevel, name: "WaterLevel", displayName: "Water Level", homeKitConstant: "HMCharacteristicTypeWaterLevel",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.swingMode, name: "SwingMode", displayName: "Swing Mode", homeKitConstant: "HMCharacteristicTypeSwingMode",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "swingDisabled"), ValueName(1, "swingEnabled")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetSlatState, name: "TargetSlatState", displayName: "Target Slat State", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1)),
            permissions: [.read, .write, .notify], tier: .legacy,
            valueNames: [ValueName(0, "manual"), ValueName(1, "auto")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetFanState, name: "TargetFanState", displayName: "Target Fan State", homeKitConstant: "HMCharacteristicTypeTargetFanState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "manual"), ValueName(1, "auto")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.slatType, name: "SlatType", displayName: "Slat Type", homeKitConstant: "HMCharacteristicTypeSlatType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read], tier: .public,
            valueNames: [ValueName(0, "horizontal"), ValueName(1, "vertical")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentTiltAngle, name: "CurrentTiltAngle", displayName: "Current Tilt Angle", homeKitConstant: "HMCharacteristicTypeCurrentTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetTiltAngle, name: "TargetTiltAngle", displayName: "Target Tilt Angle", homeKitConstant: "HMCharacteristicTypeTargetTilt",
            metadata: CharacteristicMetadata(format: .int, unit: "arcdegrees", minimum: .integer(-90), maximum: .integer(90), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.ozoneDensity, name: "OzoneDensity", displayName: "Ozone Density", homeKitConstant: "HMCharacteristicTypeOzoneDensity",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.nitrogenDioxideDensity, name: "NitrogenDioxideDensity", displayName: "Nitrogen Dioxide Density", homeKitConstant: "HMCharacteristicTypeNitrogenDioxideDensity",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.sulphurDioxideDensity, name: "SulphurDioxideDensity", displayName: "Sulphur Dioxide Density", homeKitConstant: "HMCharacteristicTypeSulphurDioxideDensity",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pm25Density, name: "PM2_5Density", displayName: "PM2.5 Density", homeKitConstant: "HMCharacteristicTypePM2_5Density",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pm10Density, name: "PM10Density", displayName: "PM10 Density", homeKitConstant: "HMCharacteristicTypePM10Density",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.vocDensity, name: "VOCDensity", displayName: "VOC Density", homeKitConstant: "HMCharacteristicTypeVolatileOrganicCompoundDensity",
            metadata: CharacteristicMetadata(format: .float, minimum: .double(0.0), maximum: .double(1000.0), step: .double(1.0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.relativeHumidityDehumidifierThreshold, name: "RelativeHumidityDehumidifierThreshold", displayName: "Relative Humidity Dehumidifier Threshold", homeKitConstant: "HMCharacteristicTypeDehumidifierThreshold",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.relativeHumidityHumidifierThreshold, name: "RelativeHumidityHumidifierThreshold", displayName: "Relative Humidity Humidifier Threshold", homeKitConstant: "HMCharacteristicTypeHumidifierThreshold",
            metadata: CharacteristicMetadata(format: .float, unit: "percentage", minimum: .double(0.0), maximum: .double(100.0), step: .double(1.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.serviceLabelIndex, name: "ServiceLabelIndex", displayName: "Service Label Index", homeKitConstant: "HMCharacteristicTypeLabelIndex",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(1), maximum: .integer(255), step: .integer(1)),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.serviceLabelNamespace, name: "ServiceLabelNamespace", displayName: "Service Label Namespace", homeKitConstant: "HMCharacteristicTypeLabelNamespace",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read], tier: .public,
            valueNames: [ValueName(0, "dots"), ValueName(1, "arabicNumerals")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.colorTemperature, name: "ColorTemperature", displayName: "Color Temperature", homeKitConstant: "HMCharacteristicTypeColorTemperature",
            metadata: CharacteristicMetadata(format: .uint32, minimum: .integer(50), maximum: .integer(400), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.programMode, name: "ProgramMode", displayName: "Program Mode", homeKitConstant: "HMCharacteristicTypeProgramMode",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "noProgramScheduled"), ValueName(1, "programScheduled"), ValueName(2, "programScheduledManualMode")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.inUse, name: "InUse", displayName: "In Use", homeKitConstant: "HMCharacteristicTypeInUse",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notInUse"), ValueName(1, "inUse")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.setDuration, name: "SetDuration", displayName: "Set Duration", homeKitConstant: "HMCharacteristicTypeSetDuration",
            metadata: CharacteristicMetadata(format: .uint32, unit: "seconds", minimum: .integer(0), maximum: .integer(3600), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.remainingDuration, name: "RemainingDuration", displayName: "Remaining Duration", homeKitConstant: "HMCharacteristicTypeRemainingDuration",
            metadata: CharacteristicMetadata(format: .uint32, unit: "seconds", minimum: .integer(0), maximum: .integer(3600), step: .integer(1)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.valveType, name: "ValveType", displayName: "Valve Type", homeKitConstant: "HMCharacteristicTypeValveType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "genericValve"), ValueName(1, "irrigation"), ValueName(2, "showerHead"), ValueName(3, "waterFaucet")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.isConfigured, name: "IsConfigured", displayName: "Is Configured", homeKitConstant: "HMCharacteristicTypeIsConfigured",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notConfigured"), ValueName(1, "configured")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.inputSourceType, name: "InputSourceType", displayName: "Input Source Type", homeKitConstant: "HMCharacteristicTypeInputSourceType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(10), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "other"), ValueName(1, "homeScreen"), ValueName(2, "tuner"), ValueName(3, "hdmi"), ValueName(4, "compositeVideo"), ValueName(5, "sVideo"), ValueName(6, "componentVideo"), ValueName(7, "dvi"), ValueName(8, "airplay"), ValueName(9, "usb"), ValueName(10, "application")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.inputDeviceType, name: "InputDeviceType", displayName: "Input Device Type", homeKitConstant: "HMCharacteristicTypeInputDeviceType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(6), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "other"), ValueName(1, "tv"), ValueName(2, "recording"), ValueName(3, "tuner"), ValueName(4, "playback"), ValueName(5, "audioSystem"), ValueName(6, "none")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.closedCaptions, name: "ClosedCaptions", displayName: "Closed Captions", homeKitConstant: "HMCharacteristicTypeClosedCaptions",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "disabled"), ValueName(1, "enabled")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.powerModeSelection, name: "PowerModeSelection", displayName: "Power Mode Selection", homeKitConstant: "HMCharacteristicTypePowerModeSelection",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.write], tier: .public,
            valueNames: [ValueName(0, "show"), ValueName(1, "hide")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentMediaState, name: "CurrentMediaState", displayName: "Current Media State", homeKitConstant: "HMCharacteristicTypeCurrentMediaState",
            metadata: CharacteristicMetadata(format: .uint8, unit: "percentage", minimum: .integer(0), maximum: .integer(5), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "play"), ValueName(1, "pause"), ValueName(2, "stop"), ValueName(3, "unknown"), ValueName(4, "loading"), ValueName(5, "interrupted")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.remoteKey, name: "RemoteKey", displayName: "Remote Key", homeKitConstant: "HMCharacteristicTypeRemoteKey",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(16), step: .integer(1)),
            permissions: [.write], tier: .public,
            valueNames: [ValueName(0, "rewind"), ValueName(1, "fastForward"), ValueName(2, "nextTrack"), ValueName(3, "previousTrack"), ValueName(4, "arrowUp"), ValueName(5, "arrowDown"), ValueName(6, "arrowLeft"), ValueName(7, "arrowRight"), ValueName(8, "select"), ValueName(9, "back"), ValueName(10, "exit"), ValueName(11, "playPause"), ValueName(12, "play"), ValueName(13, "pause"), ValueName(14, "menu"), ValueName(15, "information"), ValueName(16, "home")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.pictureMode, name: "PictureMode", displayName: "Picture Mode", homeKitConstant: "HMCharacteristicTypePictureMode",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(13), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "standard"), ValueName(1, "movie"), ValueName(2, "sport"), ValueName(3, "game"), ValueName(4, "photo"), ValueName(5, "vivid"), ValueName(6, "dark"), ValueName(7, "bright"), ValueName(8, "computer"), ValueName(9, "night"), ValueName(10, "calibrated"), ValueName(11, "custom1"), ValueName(12, "custom2"), ValueName(13, "custom3")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.configuredName, name: "ConfiguredName", displayName: "Configured Name", homeKitConstant: "HMCharacteristicTypeConfiguredName",
            metadata: CharacteristicMetadata(format: .string),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.passwordSetting, name: "PasswordSetting", displayName: "Password Setting", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.accessControlLevel, name: "AccessControlLevel", displayName: "Access Control Level", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint16, minimum: .integer(0), maximum: .integer(2), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .extended))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.identifier, name: "Identifier", displayName: "Identifier", homeKitConstant: "HMCharacteristicTypeIdentifier",
            metadata: CharacteristicMetadata(format: .uint32, minimum: .integer(0), step: .integer(1)),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.activeIdentifier, name: "ActiveIdentifier", displayName: "Active Identifier", homeKitConstant: "HMCharacteristicTypeActiveIdentifier",
            metadata: CharacteristicMetadata(format: .uint32, minimum: .integer(0)),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.sleepDiscoveryMode, name: "SleepDiscoveryMode", displayName: "Sleep Discovery Mode", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "notDiscoverable"), ValueName(1, "alwaysDiscoverable")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.volumeControlType, name: "VolumeControlType", displayName: "Volume Control Type", homeKitConstant: "HMCharacteristicTypeVolumeControlType",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(3), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "none"), ValueName(1, "relative"), ValueName(2, "relativeWithCurrent"), ValueName(3, "absolute")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.volumeSelector, name: "VolumeSelector", displayName: "Volume Selector", homeKitConstant: "HMCharacteristicTypeVolumeSelector",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.write], tier: .public,
            valueNames: [ValueName(0, "increment"), ValueName(1, "decrement")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedVideoStreamConfiguration, name: "SupportedVideoStreamConfiguration", displayName: "Supported Video Stream Configuration", homeKitConstant: "HMCharacteristicTypeSupportedVideoStreamConfiguration",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedAudioStreamConfiguration, name: "SupportedAudioStreamConfiguration", displayName: "Supported Audio Stream Configuration", homeKitConstant: "HMCharacteristicTypeSupportedAudioStreamConfiguration",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedRTPConfiguration, name: "SupportedRTPConfiguration", displayName: "Supported RTP Configuration", homeKitConstant: "HMCharacteristicTypeSupportedRTPConfiguration",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.selectedRTPStreamConfiguration, name: "SelectedRTPStreamConfiguration", displayName: "Selected RTP Stream Configuration", homeKitConstant: "HMCharacteristicTypeSelectedStreamConfiguration",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.setupEndpoints, name: "SetupEndpoints", displayName: "Setup Endpoints", homeKitConstant: "HMCharacteristicTypeSetupStreamEndpoint",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.volume, name: "Volume", displayName: "Volume", homeKitConstant: "HMCharacteristicTypeVolume",
            metadata: CharacteristicMetadata(format: .uint8, unit: "percentage", minimum: .integer(0), maximum: .integer(100), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.mute, name: "Mute", displayName: "Mute", homeKitConstant: "HMCharacteristicTypeMute",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.nightVision, name: "NightVision", displayName: "Night Vision", homeKitConstant: "HMCharacteristicTypeNightVision",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify, .timedWrite], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.opticalZoom, name: "OpticalZoom", displayName: "Optical Zoom", homeKitConstant: "HMCharacteristicTypeOpticalZoom",
            metadata: CharacteristicMetadata(format: .float, step: .double(0.1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.digitalZoom, name: "DigitalZoom", displayName: "Digital Zoom", homeKitConstant: "HMCharacteristicTypeDigitalZoom",
            metadata: CharacteristicMetadata(format: .float, step: .double(0.1)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.imageRotation, name: "ImageRotation", displayName: "Image Rotation", homeKitConstant: "HMCharacteristicTypeImageRotation",
            metadata: CharacteristicMetadata(format: .float, unit: "arcdegrees", minimum: .double(0.0), maximum: .double(270.0), step: .double(90.0)),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.imageMirroring, name: "ImageMirroring", displayName: "Image Mirroring", homeKitConstant: "HMCharacteristicTypeImageMirroring",
            metadata: CharacteristicMetadata(format: .bool),
            permissions: [.read, .write, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.streamingStatus, name: "StreamingStatus", displayName: "Streaming Status", homeKitConstant: "HMCharacteristicTypeStreamingStatus",
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetControlSupportedConfiguration, name: "TargetControlSupportedConfiguration", displayName: "Target Control Supported Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetControlList, name: "TargetControlList", displayName: "Target Control List", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.buttonEvent, name: "ButtonEvent", displayName: "Button Event", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .notify], tier: .public, sendsEventsAtOnce: true))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.selectedAudioStreamConfiguration, name: "SelectedAudioStreamConfiguration", displayName: "Selected Audio Stream Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.supportedDataStreamTransportConfiguration, name: "SupportedDataStreamTransportConfiguration", displayName: "Supported Data Stream Transport Configuration", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.setupDataStreamTransport, name: "SetupDataStreamTransport", displayName: "Setup Data Stream Transport", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .writeResponse], tier: .public))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.siriInputType, name: "SiriInputType", displayName: "Siri Input Type", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(0)),
            permissions: [.read], tier: .public,
            valueNames: [ValueName(0, "pushButtonTriggeredAppleTv")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.targetVisibilityState, name: "TargetVisibilityState", displayName: "Target Visibility State", homeKitConstant: "HMCharacteristicTypeTargetVisibilityState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .write, .notify], tier: .public,
            valueNames: [ValueName(0, "shown"), ValueName(1, "hidden")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.currentVisibilityState, name: "CurrentVisibilityState", displayName: "Current Visibility State", homeKitConstant: "HMCharacteristicTypeCurrentVisibilityState",
            metadata: CharacteristicMetadata(format: .uint8, minimum: .integer(0), maximum: .integer(1), step: .integer(1)),
            permissions: [.read, .notify], tier: .public,
            valueNames: [ValueName(0, "shown"), ValueName(1, "hidden"), ValueName(2, "connected"), ValueName(3, "alwaysShown")]))
        list.append(CharacteristicDefinition(
            type: CharacteristicType.displayOrder, name: "DisplayOrder", displayName: "Display Order", homeKitConstant: nil,
            metadata: CharacteristicMetadata(format: .tlv8),
            permissions: [.read, .write, .notify], tier: .public))
    }
}
