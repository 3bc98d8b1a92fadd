// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentHumidifierDehumidifierState.
public enum HMCharacteristicValueCurrentHumidifierDehumidifierState: Int, Sendable {
    /// Inactive.
    case inactive = 0
    /// Idle.
    case idle = 1
    /// Humidifying.
    case humidifying = 2
    /// Dehumidifying.
    case dehumidifying = 3
}
