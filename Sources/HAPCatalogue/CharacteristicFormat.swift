// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How a characteristic's value is written. Raw values are HAP's own words.
package enum CharacteristicFormat: String, CaseIterable, Sendable, Codable {
    case bool
    case uint8
    case uint16
    case uint32
    case uint64
    /// Signed, 32 bits.
    case int
    case float
    case string
    case tlv8
    case data
    /// Historic, not used by any known device.
    case array
    /// Historic, not used by any known device.
    case dictionary = "dict"

    /// The values an integer format can hold; nil for all others.
    package var integerRange: ClosedRange<Int128>? {
        switch self {
        case .uint8: 0...Int128(UInt8.max)
        case .uint16: 0...Int128(UInt16.max)
        case .uint32: 0...Int128(UInt32.max)
        case .uint64: 0...Int128(UInt64.max)
        case .int: Int128(Int32.min)...Int128(Int32.max)
        case .bool, .float, .string, .tlv8, .data, .array, .dictionary: nil
        }
    }
}
