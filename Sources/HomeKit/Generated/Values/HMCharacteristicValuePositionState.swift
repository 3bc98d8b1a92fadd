// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypePositionState.
public enum HMCharacteristicValuePositionState: Int, Sendable {
    /// Moving towards the minimum position.
    case closing = 0
    /// Moving towards the maximum position.
    case opening = 1
    /// Stopped.
    case stopped = 2
}
