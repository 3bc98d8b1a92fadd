// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeInputEvent.
public enum HMCharacteristicValueInputEvent: Int, Sendable {
    /// Single press.
    case singlePress = 0
    /// Double press.
    case doublePress = 1
    /// Long press.
    case longPress = 2
}
