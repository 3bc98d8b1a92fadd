// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeStatusLowBattery.
public enum HMCharacteristicValueBatteryStatus: Int, Sendable {
    /// Normal.
    case normal = 0
    /// Low.
    case low = 1
}
