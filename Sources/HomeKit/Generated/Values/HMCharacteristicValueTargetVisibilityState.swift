// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetVisibilityState.
public enum HMCharacteristicValueTargetVisibilityState: Int, Sendable {
    /// Show.
    case show = 0
    /// Hide.
    case hide = 1
}
