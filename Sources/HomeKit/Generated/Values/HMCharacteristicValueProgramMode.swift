// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeProgramMode.
public enum HMCharacteristicValueProgramMode: Int, Sendable {
    /// Not scheduled.
    case notScheduled = 0
    /// Scheduled.
    case scheduled = 1
    /// Schedule overridden to manual.
    case scheduleOverriddenToManual = 2
}
