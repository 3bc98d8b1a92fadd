// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeVolumeSelector.
public enum HMCharacteristicValueVolumeSelector: Int, Sendable {
    /// Volume increment.
    case volumeIncrement = 0
    /// Volume decrement.
    case volumeDecrement = 1
}
