// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeTargetLockMechanismState.
public enum HMCharacteristicValueTargetLockMechanismState: Int, Sendable {
    /// Unsecured.
    case unsecured = 0
    /// Secured.
    case secured = 1
}
