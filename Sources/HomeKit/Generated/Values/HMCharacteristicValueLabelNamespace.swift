// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeLabelNamespace.
public enum HMCharacteristicValueLabelNamespace: Int, Sendable {
    /// Labels drawn as dots.
    case dot = 0
    /// Labels are numerals.
    case numeral = 1
}
