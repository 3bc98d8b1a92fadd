// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeInputSourceType.
public enum HMCharacteristicValueInputSourceType: Int, Sendable {
    /// Other.
    case other = 0
    /// Home screen.
    case homeScreen = 1
    /// Tuner.
    case tuner = 2
    /// Hdmi.
    case hdmi = 3
    /// Composite video.
    case compositeVideo = 4
    /// S video.
    case sVideo = 5
    /// Component video.
    case componentVideo = 6
    /// Dvi.
    case dvi = 7
    /// Air play.
    case airPlay = 8
    /// Usb.
    case usb = 9
    /// Application.
    case application = 10
}
