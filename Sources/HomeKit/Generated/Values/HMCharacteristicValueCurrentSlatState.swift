// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentSlatState.
public enum HMCharacteristicValueCurrentSlatState: Int, Sendable {
    /// Stationary.
    case stationary = 0
    /// Jammed.
    case jammed = 1
    /// Oscillating.
    case oscillating = 2
}
