// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeActive.
public enum HMCharacteristicValueActivationState: Int, Sendable {
    /// Inactive.
    case inactive = 0
    /// Active.
    case active = 1
}
