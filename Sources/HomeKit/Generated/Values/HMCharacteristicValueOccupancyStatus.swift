// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeOccupancyDetected.
public enum HMCharacteristicValueOccupancyStatus: Int, Sendable {
    /// Not occupied.
    case notOccupied = 0
    /// Occupied.
    case occupied = 1
}
