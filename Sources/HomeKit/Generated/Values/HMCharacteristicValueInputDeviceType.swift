// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeInputDeviceType.
public enum HMCharacteristicValueInputDeviceType: Int, Sendable {
    /// Other.
    case other = 0
    /// Tv.
    case tv = 1
    /// Recording.
    case recording = 2
    /// Tuner.
    case tuner = 3
    /// Playback.
    case playback = 4
    /// Audio system.
    case audioSystem = 5
    /// None.
    case none = 6
}
