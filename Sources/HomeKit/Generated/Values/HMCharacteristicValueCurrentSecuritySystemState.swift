// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentSecuritySystemState.
public enum HMCharacteristicValueCurrentSecuritySystemState: Int, Sendable {
    /// Armed, people at home.
    case stayArm = 0
    /// Armed, nobody at home.
    case awayArm = 1
    /// Armed, people asleep.
    case nightArm = 2
    /// Disarmed.
    case disarmed = 3
    /// Triggered.
    case triggered = 4
}
