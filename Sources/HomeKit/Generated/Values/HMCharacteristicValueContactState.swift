// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeContactState.
public enum HMCharacteristicValueContactState: Int, Sendable {
    /// Contact made (closed).
    case detected = 0
    /// No contact (open).
    case none = 1
}
