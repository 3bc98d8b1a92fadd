// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentVisibilityState.
public enum HMCharacteristicValueCurrentVisibilityState: Int, Sendable {
    /// Shown.
    case shown = 0
    /// Hidden.
    case hidden = 1
    /// Shown because a device is connected.
    case connected = 2
    /// Always shown.
    case alwaysShown = 3
}
