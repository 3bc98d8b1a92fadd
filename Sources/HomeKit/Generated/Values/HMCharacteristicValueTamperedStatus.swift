// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeStatusTampered.
public enum HMCharacteristicValueTamperedStatus: Int, Sendable {
    /// None.
    case none = 0
    /// Tampered.
    case tampered = 1
}
