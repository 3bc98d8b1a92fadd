// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeAirParticulateSize.
public enum HMCharacteristicValueAirParticulateSize: Int, Sendable {
    /// 2.5 µm particles.
    case size2_5 = 0
    /// 10 µm particles.
    case size10 = 1
}
