// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeIsConfigured.
public enum HMCharacteristicValueConfigurationState: Int, Sendable {
    /// Not configured.
    case notConfigured = 0
    /// Configured.
    case configured = 1
}
