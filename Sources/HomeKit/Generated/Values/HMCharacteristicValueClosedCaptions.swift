// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeClosedCaptions.
public enum HMCharacteristicValueClosedCaptions: Int, Sendable {
    /// Disabled.
    case disabled = 0
    /// Enabled.
    case enabled = 1
}
