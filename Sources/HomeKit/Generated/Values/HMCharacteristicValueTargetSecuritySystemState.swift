// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetSecuritySystemState.
public enum HMCharacteristicValueTargetSecuritySystemState: Int, Sendable {
    /// Arm, people at home.
    case stayArm = 0
    /// Arm, nobody at home.
    case awayArm = 1
    /// Arm, people asleep.
    case nightArm = 2
    /// Disarm.
    case disarm = 3
}
