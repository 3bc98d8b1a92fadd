// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypePictureMode.
public enum HMCharacteristicValuePictureMode: Int, Sendable {
    /// Standard.
    case standard = 0
    /// Movie.
    case movie = 1
    /// Sport.
    case sport = 2
    /// Game.
    case game = 3
    /// Photo.
    case photo = 4
    /// Vivid.
    case vivid = 5
    /// Dark.
    case dark = 6
    /// Bright.
    case bright = 7
    /// Computer.
    case computer = 8
    /// Night.
    case night = 9
    /// Calibrated.
    case calibrated = 10
    /// Custom1.
    case custom1 = 11
    /// Custom2.
    case custom2 = 12
    /// Custom3.
    case custom3 = 13
}
