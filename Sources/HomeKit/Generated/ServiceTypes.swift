// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// HAP service AccessoryInformation; needs: Identify, Manufacturer, Model, Name, SerialNumber, FirmwareRevision.
public let HMServiceTypeAccessoryInformation: String = "0000003E-0000-1000-8000-0026BB765291"

/// HAP service AirPurifier; needs: Active, CurrentAirPurifierState, TargetAirPurifierState.
public let HMServiceTypeAirPurifier: String = "000000BB-0000-1000-8000-0026BB765291"

/// HAP service AirQualitySensor; needs: AirQuality.
public let HMServiceTypeAirQualitySensor: String = "0000008D-0000-1000-8000-0026BB765291"

/// HAP service Battery; needs: StatusLowBattery.
public let HMServiceTypeBattery: String = "00000096-0000-1000-8000-0026BB765291"

/// HAP service.
public let HMServiceTypeCameraControl: String = "00000111-0000-1000-8000-0026BB765291"

/// HAP service CameraRTPStreamManagement; needs: SelectedRTPStreamConfiguration, SetupEndpoints, StreamingStatus, SupportedAudioStreamConfiguration, SupportedRTPConfiguration, SupportedVideoStreamConfiguration.
public let HMServiceTypeCameraRTPStreamManagement: String = "00000110-0000-1000-8000-0026BB765291"

/// HAP service CarbonDioxideSensor; needs: CarbonDioxideDetected.
public let HMServiceTypeCarbonDioxideSensor: String = "00000097-0000-1000-8000-0026BB765291"

/// HAP service CarbonMonoxideSensor; needs: CarbonMonoxideDetected.
public let HMServiceTypeCarbonMonoxideSensor: String = "0000007F-0000-1000-8000-0026BB765291"

/// HAP service ContactSensor; needs: ContactSensorState.
public let HMServiceTypeContactSensor: String = "00000080-0000-1000-8000-0026BB765291"

/// HAP service Door; needs: CurrentPosition, PositionState, TargetPosition.
public let HMServiceTypeDoor: String = "00000081-0000-1000-8000-0026BB765291"

/// HAP service Doorbell; needs: ProgrammableSwitchEvent.
public let HMServiceTypeDoorbell: String = "00000121-0000-1000-8000-0026BB765291"

/// HAP service Fan; needs: On.
public let HMServiceTypeFan: String = "00000040-0000-1000-8000-0026BB765291"

/// HAP service Faucet; needs: Active.
public let HMServiceTypeFaucet: String = "000000D7-0000-1000-8000-0026BB765291"

/// HAP service FilterMaintenance; needs: FilterChangeIndication.
public let HMServiceTypeFilterMaintenance: String = "000000BA-0000-1000-8000-0026BB765291"

/// HAP service GarageDoorOpener; needs: CurrentDoorState, TargetDoorState, ObstructionDetected.
public let HMServiceTypeGarageDoorOpener: String = "00000041-0000-1000-8000-0026BB765291"

/// HAP service HeaterCooler; needs: Active, CurrentHeaterCoolerState, TargetHeaterCoolerState, CurrentTemperature.
public let HMServiceTypeHeaterCooler: String = "000000BC-0000-1000-8000-0026BB765291"

/// HAP service HumidifierDehumidifier; needs: Active, CurrentHumidifierDehumidifierState, TargetHumidifierDehumidifierState, CurrentRelativeHumidity.
public let HMServiceTypeHumidifierDehumidifier: String = "000000BD-0000-1000-8000-0026BB765291"

/// HAP service HumiditySensor; needs: CurrentRelativeHumidity.
public let HMServiceTypeHumiditySensor: String = "00000082-0000-1000-8000-0026BB765291"

/// HAP service InputSource; needs: ConfiguredName, InputSourceType, IsConfigured, Name, CurrentVisibilityState.
public let HMServiceTypeInputSource: String = "000000D9-0000-1000-8000-0026BB765291"

/// HAP service IrrigationSystem; needs: Active, ProgramMode, InUse.
public let HMServiceTypeIrrigationSystem: String = "000000CF-0000-1000-8000-0026BB765291"

/// HAP service ServiceLabel; needs: ServiceLabelNamespace.
public let HMServiceTypeLabel: String = "000000CC-0000-1000-8000-0026BB765291"

/// HAP service LeakSensor; needs: LeakDetected.
public let HMServiceTypeLeakSensor: String = "00000083-0000-1000-8000-0026BB765291"

/// HAP service LightSensor; needs: CurrentAmbientLightLevel.
public let HMServiceTypeLightSensor: String = "00000084-0000-1000-8000-0026BB765291"

/// HAP service Lightbulb; needs: On.
public let HMServiceTypeLightbulb: String = "00000043-0000-1000-8000-0026BB765291"

/// HAP service LockManagement; needs: LockControlPoint, Version.
public let HMServiceTypeLockManagement: String = "00000044-0000-1000-8000-0026BB765291"

/// HAP service LockMechanism; needs: LockCurrentState, LockTargetState.
public let HMServiceTypeLockMechanism: String = "00000045-0000-1000-8000-0026BB765291"

/// HAP service Microphone; needs: Mute.
public let HMServiceTypeMicrophone: String = "00000112-0000-1000-8000-0026BB765291"

/// HAP service MotionSensor; needs: MotionDetected.
public let HMServiceTypeMotionSensor: String = "00000085-0000-1000-8000-0026BB765291"

/// HAP service OccupancySensor; needs: OccupancyDetected.
public let HMServiceTypeOccupancySensor: String = "00000086-0000-1000-8000-0026BB765291"

/// HAP service Outlet; needs: On.
public let HMServiceTypeOutlet: String = "00000047-0000-1000-8000-0026BB765291"

/// HAP service SecuritySystem; needs: SecuritySystemCurrentState, SecuritySystemTargetState.
public let HMServiceTypeSecuritySystem: String = "0000007E-0000-1000-8000-0026BB765291"

/// HAP service Slats; needs: CurrentSlatState, SlatType.
public let HMServiceTypeSlats: String = "000000B9-0000-1000-8000-0026BB765291"

/// HAP service SmokeSensor; needs: SmokeDetected.
public let HMServiceTypeSmokeSensor: String = "00000087-0000-1000-8000-0026BB765291"

/// HAP service Speaker; needs: Mute.
public let HMServiceTypeSpeaker: String = "00000113-0000-1000-8000-0026BB765291"

/// HAP service StatefulProgrammableSwitch; needs: ProgrammableSwitchEvent, ProgrammableSwitchOutputState.
public let HMServiceTypeStatefulProgrammableSwitch: String = "00000088-0000-1000-8000-0026BB765291"

/// HAP service StatelessProgrammableSwitch; needs: ProgrammableSwitchEvent.
public let HMServiceTypeStatelessProgrammableSwitch: String = "00000089-0000-1000-8000-0026BB765291"

/// HAP service Switch; needs: On.
public let HMServiceTypeSwitch: String = "00000049-0000-1000-8000-0026BB765291"

/// HAP service Television; needs: Active, ActiveIdentifier, ConfiguredName, RemoteKey, SleepDiscoveryMode.
public let HMServiceTypeTelevision: String = "000000D8-0000-1000-8000-0026BB765291"

/// HAP service TemperatureSensor; needs: CurrentTemperature.
public let HMServiceTypeTemperatureSensor: String = "0000008A-0000-1000-8000-0026BB765291"

/// HAP service Thermostat; needs: CurrentHeatingCoolingState, TargetHeatingCoolingState, CurrentTemperature, TargetTemperature, TemperatureDisplayUnits.
public let HMServiceTypeThermostat: String = "0000004A-0000-1000-8000-0026BB765291"

/// HAP service Valve; needs: Active, InUse, ValveType.
public let HMServiceTypeValve: String = "000000D0-0000-1000-8000-0026BB765291"

/// HAP service Fanv2; needs: Active.
public let HMServiceTypeVentilationFan: String = "000000B7-0000-1000-8000-0026BB765291"

/// HAP service WiFiRouter; needs: ConfiguredName, ManagedNetworkEnable, NetworkAccessViolationControl, NetworkClientProfileControl, NetworkClientStatusControl, RouterStatus, SupportedRouterConfiguration, WANConfigurationList, WANStatusList.
public let HMServiceTypeWiFiRouter: String = "0000020A-0000-1000-8000-0026BB765291"

/// HAP service WiFiSatellite; needs: WiFiSatelliteStatus.
public let HMServiceTypeWiFiSatellite: String = "0000020F-0000-1000-8000-0026BB765291"

/// HAP service Window; needs: CurrentPosition, PositionState, TargetPosition.
public let HMServiceTypeWindow: String = "0000008B-0000-1000-8000-0026BB765291"

/// HAP service WindowCovering; needs: CurrentPosition, PositionState, TargetPosition.
public let HMServiceTypeWindowCovering: String = "0000008C-0000-1000-8000-0026BB765291"
