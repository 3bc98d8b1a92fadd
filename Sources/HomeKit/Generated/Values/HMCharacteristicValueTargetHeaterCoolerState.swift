// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetHeaterCoolerState.
public enum HMCharacteristicValueTargetHeaterCoolerState: Int, Sendable {
    /// Automatic.
    case automatic = 0
    /// Heat.
    case heat = 1
    /// Cool.
    case cool = 2
}
