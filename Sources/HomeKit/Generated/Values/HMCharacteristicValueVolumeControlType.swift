// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeVolumeControlType.
public enum HMCharacteristicValueVolumeControlType: Int, Sendable {
    /// None.
    case none = 0
    /// Relative.
    case relative = 1
    /// Relative with current.
    case relativeWithCurrent = 2
    /// Absolute.
    case absolute = 3
}
