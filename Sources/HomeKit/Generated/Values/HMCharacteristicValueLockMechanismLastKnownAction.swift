// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeLockMechanismLastKnownAction.
public enum HMCharacteristicValueLockMechanismLastKnownAction: Int, Sendable {
    /// Secured using physical movement interior.
    case securedUsingPhysicalMovementInterior = 0
    /// Unsecured using physical movement interior.
    case unsecuredUsingPhysicalMovementInterior = 1
    /// Secured using physical movement exterior.
    case securedUsingPhysicalMovementExterior = 2
    /// Unsecured using physical movement exterior.
    case unsecuredUsingPhysicalMovementExterior = 3
    /// Secured with keypad.
    case securedWithKeypad = 4
    /// Unsecured with keypad.
    case unsecuredWithKeypad = 5
    /// Secured remotely.
    case securedRemotely = 6
    /// Unsecured remotely.
    case unsecuredRemotely = 7
    /// Secured with automatic secure timeout.
    case securedWithAutomaticSecureTimeout = 8
    /// Secured using physical movement.
    case securedUsingPhysicalMovement = 9
    /// Unsecured using physical movement.
    case unsecuredUsingPhysicalMovement = 10
}
