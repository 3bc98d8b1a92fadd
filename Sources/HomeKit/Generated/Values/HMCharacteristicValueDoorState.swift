// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentDoorState.
public enum HMCharacteristicValueDoorState: Int, Sendable {
    /// Open.
    case open = 0
    /// Closed.
    case closed = 1
    /// Opening.
    case opening = 2
    /// Closing.
    case closing = 3
    /// Stopped.
    case stopped = 4
}
