// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeWiFiSatelliteStatus.
public enum HMCharacteristicValueWiFiSatelliteStatus: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Connected.
    case connected = 1
    /// Not connected.
    case notConnected = 2
}
