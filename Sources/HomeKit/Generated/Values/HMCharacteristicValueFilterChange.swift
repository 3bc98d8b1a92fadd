// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeFilterChangeIndication.
public enum HMCharacteristicValueFilterChange: Int, Sendable {
    /// Not needed.
    case notNeeded = 0
    /// Needed.
    case needed = 1
}
