// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeStatusFault.
public enum HMCharacteristicValueStatusFault: Int, Sendable {
    /// No fault.
    case noFault = 0
    /// General fault.
    case generalFault = 1
}
