// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeLockPhysicalControls.
public enum HMCharacteristicValueLockPhysicalControlsState: Int, Sendable {
    /// Not locked.
    case notLocked = 0
    /// Locked.
    case locked = 1
}
