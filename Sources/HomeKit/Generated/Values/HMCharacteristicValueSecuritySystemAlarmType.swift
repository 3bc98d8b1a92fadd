// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeSecuritySystemAlarmType.
public enum HMCharacteristicValueSecuritySystemAlarmType: Int, Sendable {
    /// No alarm condition.
    case noAlarm = 0
    /// Unknown.
    case unknown = 1
}
