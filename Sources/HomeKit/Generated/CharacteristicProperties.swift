// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Do not show to users (HAP perm hd).
public let HMCharacteristicPropertyHidden: String = "HMCharacteristicPropertyHidden"

/// Value can be read (HAP perm pr).
public let HMCharacteristicPropertyReadable: String = "HMCharacteristicPropertyReadable"

/// Writes need authorization data (HAP perm aa).
public let HMCharacteristicPropertyRequiresAuthorizationData: String = "HMCharacteristicPropertyRequiresAuthorizationData"

/// Characteristic can notify; the C constant's name ends in Notification, so the importer would call it Notification.Name.HMCharacteristicPropertySupportsEvent; the Swift overlay re-exports it as String.
public let HMCharacteristicPropertySupportsEventNotification: String = "HMCharacteristicPropertySupportsEventNotification"

/// Value can be written (HAP perm pw).
public let HMCharacteristicPropertyWritable: String = "HMCharacteristicPropertyWritable"
