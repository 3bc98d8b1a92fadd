// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeRotationDirection.
public enum HMCharacteristicValueRotationDirection: Int, Sendable {
    /// Clockwise.
    case clockwise = 0
    /// Counter clockwise.
    case counterClockwise = 1
}
