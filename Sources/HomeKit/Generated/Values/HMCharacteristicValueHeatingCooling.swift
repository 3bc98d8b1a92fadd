// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetHeatingCooling.
public enum HMCharacteristicValueHeatingCooling: Int, Sendable {
    /// Off.
    case off = 0
    /// Heat towards the target.
    case heat = 1
    /// Cool towards the target.
    case cool = 2
    /// Heat or cool as needed between the two thresholds.
    case auto = 3
}
