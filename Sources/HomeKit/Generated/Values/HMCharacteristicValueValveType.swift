// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeValveType.
public enum HMCharacteristicValueValveType: Int, Sendable {
    /// Generic valve.
    case genericValve = 0
    /// Irrigation.
    case irrigation = 1
    /// Shower head.
    case showerHead = 2
    /// Water faucet.
    case waterFaucet = 3
}
