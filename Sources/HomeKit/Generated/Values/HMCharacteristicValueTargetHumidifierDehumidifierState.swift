// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetHumidifierDehumidifierState.
public enum HMCharacteristicValueTargetHumidifierDehumidifierState: Int, Sendable {
    /// Automatic.
    case automatic = 0
    /// Humidify.
    case humidify = 1
    /// Dehumidify.
    case dehumidify = 2
}
