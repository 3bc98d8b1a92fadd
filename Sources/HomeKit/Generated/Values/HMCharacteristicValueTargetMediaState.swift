// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetMediaState.
public enum HMCharacteristicValueTargetMediaState: Int, Sendable {
    /// Play.
    case play = 0
    /// Pause.
    case pause = 1
    /// Stop.
    case stop = 2
}
