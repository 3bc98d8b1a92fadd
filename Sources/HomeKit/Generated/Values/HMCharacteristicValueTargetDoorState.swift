// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetDoorState.
public enum HMCharacteristicValueTargetDoorState: Int, Sendable {
    /// Open.
    case open = 0
    /// Closed.
    case closed = 1
}
