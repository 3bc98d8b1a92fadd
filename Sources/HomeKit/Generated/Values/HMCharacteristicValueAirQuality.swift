// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeAirQuality.
public enum HMCharacteristicValueAirQuality: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Excellent.
    case excellent = 1
    /// Good.
    case good = 2
    /// Fair.
    case fair = 3
    /// Inferior.
    case inferior = 4
    /// Poor.
    case poor = 5
}
