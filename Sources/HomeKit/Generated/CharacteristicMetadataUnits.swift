// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Unit name: angle in degrees.
public let HMCharacteristicMetadataUnitsArcDegree: String = "arcdegrees"

/// Unit name: degrees Celsius.
public let HMCharacteristicMetadataUnitsCelsius: String = "celsius"

/// Unit name: degrees Fahrenheit.
public let HMCharacteristicMetadataUnitsFahrenheit: String = "fahrenheit"

/// Unit name: illuminance.
public let HMCharacteristicMetadataUnitsLux: String = "lux"

/// Unit name: density in µg/m³.
public let HMCharacteristicMetadataUnitsMicrogramsPerCubicMeter: String = "micrograms/m^3"

/// Unit name: parts per million.
public let HMCharacteristicMetadataUnitsPartsPerMillion: String = "ppm"

/// Unit name: percent.
public let HMCharacteristicMetadataUnitsPercentage: String = "percentage"

/// Unit name: seconds.
public let HMCharacteristicMetadataUnitsSeconds: String = "seconds"
