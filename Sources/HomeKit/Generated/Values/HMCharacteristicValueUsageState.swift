// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeInUse.
public enum HMCharacteristicValueUsageState: Int, Sendable {
    /// Not in use.
    case notInUse = 0
    /// In use.
    case inUse = 1
}
