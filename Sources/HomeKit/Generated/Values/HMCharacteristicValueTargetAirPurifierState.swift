// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetAirPurifierState.
public enum HMCharacteristicValueTargetAirPurifierState: Int, Sendable {
    /// Manual.
    case manual = 0
    /// Automatic.
    case automatic = 1
}
