// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentLockMechanismState.
public enum HMCharacteristicValueLockMechanismState: Int, Sendable {
    /// Unsecured.
    case unsecured = 0
    /// Secured.
    case secured = 1
    /// Jammed.
    case jammed = 2
    /// Unknown.
    case unknown = 3
}
