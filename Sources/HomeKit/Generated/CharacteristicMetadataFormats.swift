// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Format name; values are NSArray.
public let HMCharacteristicMetadataFormatArray: String = "array"

/// Format name; values are boolean NSNumber.
public let HMCharacteristicMetadataFormatBool: String = "bool"

/// Format name; values are NSData.
public let HMCharacteristicMetadataFormatData: String = "data"

/// Format name; values are NSDictionary.
public let HMCharacteristicMetadataFormatDictionary: String = "dict"

/// Format name; values are 32-bit float NSNumber.
public let HMCharacteristicMetadataFormatFloat: String = "float"

/// Format name; values are signed 32-bit NSNumber.
public let HMCharacteristicMetadataFormatInt: String = "int"

/// Format name; values are NSString.
public let HMCharacteristicMetadataFormatString: String = "string"

/// Format name; values are NSData holding TLV8 items.
public let HMCharacteristicMetadataFormatTLV8: String = "tlv8"

/// Format name; values are 0...65535.
public let HMCharacteristicMetadataFormatUInt16: String = "uint16"

/// Format name; values are 0...4294967295.
public let HMCharacteristicMetadataFormatUInt32: String = "uint32"

/// Format name; values are 0...18446744073709551615.
public let HMCharacteristicMetadataFormatUInt64: String = "uint64"

/// Format name; values are 0...255.
public let HMCharacteristicMetadataFormatUInt8: String = "uint8"
