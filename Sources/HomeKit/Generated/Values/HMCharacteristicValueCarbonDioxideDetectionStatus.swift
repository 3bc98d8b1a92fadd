// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCarbonDioxideDetected.
public enum HMCharacteristicValueCarbonDioxideDetectionStatus: Int, Sendable {
    /// Not detected.
    case notDetected = 0
    /// Detected.
    case detected = 1
}
