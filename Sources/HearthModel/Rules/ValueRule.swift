// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Whether a value may be written to a characteristic, and the form in which it goes there.
///
/// Source: behaviour section 10; HAP, characteristic formats.
package enum ValueRule {
    /// HAP's limits where a device names none.
    static let defaultMaximumLength = 64
    static let defaultMaximumDataLength = 2_097_152

    /// The value as the device is to get it: of the format's type, in range and on a step.
    ///
    /// A number in the formats `int` and `float` is moved into the range; the unsigned formats mostly number states, where
    /// the nearest one would be another wish, so they are refused. Bool takes 0 and 1, integers take `true` and `false`.
    ///
    /// Throws `invalidValueType`, `valueLowerThanMinimum`, `valueHigherThanMaximum`, `stringLongerThanMaximum`,
    /// `invalidDataFormatSpecified`, or `invalidParameter` for a number that is not among the device's valid values.
    package static func prepared(
        _ value: CharacteristicValue, for metadata: CharacteristicMetadata
    ) throws(HubError) -> CharacteristicValue {
        switch metadata.format {
        case .bool: .bool(try bool(value))
        case .uint8, .uint16, .uint32, .uint64, .int: .integer(try integer(value, metadata))
        case .float: .double(try float(value, metadata))
        case .string: .string(try string(value, metadata))
        case .data, .tlv8: .data(try data(value, metadata))
        case .array, .dictionary: throw wrongType(metadata.format)
        }
    }

    private static func bool(_ value: CharacteristicValue) throws(HubError) -> Bool {
        if value.number == 0 { return false }
        if value.number == 1 { return true }
        throw wrongType(.bool)
    }

    private static func string(
        _ value: CharacteristicValue, _ metadata: CharacteristicMetadata
    ) throws(HubError) -> String {
        guard case .string(let text) = value else { throw wrongType(.string) }
        let limit = metadata.maximumLength ?? defaultMaximumLength
        guard text.utf8.count <= limit else {
            throw HubError(.stringLongerThanMaximum, "The text may have at most \(limit) bytes of UTF-8.")
        }
        return text
    }

    private static func data(
        _ value: CharacteristicValue, _ metadata: CharacteristicMetadata
    ) throws(HubError) -> [UInt8] {
        guard case .data(let bytes) = value else { throw wrongType(metadata.format) }
        let limit = metadata.maximumDataLength ?? defaultMaximumDataLength
        guard bytes.count <= limit, metadata.format != .tlv8 || isTLV8(bytes) else {
            throw HubError(
                .invalidDataFormatSpecified,
                "The data must \(metadata.format == .tlv8 ? "be whole TLV8 items and " : "")have at most \(limit) bytes."
            )
        }
        return bytes
    }

    /// Whether the bytes are whole items of type, length, value.
    private static func isTLV8(_ bytes: [UInt8]) -> Bool {
        var offset = 0
        while offset + 1 < bytes.count { offset += 2 + Int(bytes[offset + 1]) }
        return offset == bytes.count
    }

    static func wrongType(_ format: CharacteristicFormat) -> HubError {
        HubError(.invalidValueType, "The characteristic takes a value of the format \(format.rawValue).")
    }
}
