// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTemperatureUnits.
public enum HMCharacteristicValueTemperatureUnit: Int, Sendable {
    /// Celsius.
    case celsius = 0
    /// Fahrenheit.
    case fahrenheit = 1
}
