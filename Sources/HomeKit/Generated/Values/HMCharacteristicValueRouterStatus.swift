// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeRouterStatus.
public enum HMCharacteristicValueRouterStatus: Int, Sendable {
    /// Router has applied its HomeKit configuration.
    case ready = 0
    /// Router has not applied its HomeKit configuration yet.
    case notReady = 1
}
