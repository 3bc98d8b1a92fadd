// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What a characteristic can hold, exact to the last bit.
///
/// `nil` (JSON null) is not a value: it says that the value is unknown, and is written as `CharacteristicValue?`.
package enum CharacteristicValue: Hashable, Sendable {
    case bool(Bool)
    /// Every integer format; wide enough for `uint64` and `int` alike.
    case integer(Int128)
    case double(Double)
    case string(String)
    /// `data` and `tlv8`, decoded from base64.
    case data([UInt8])

    /// The number behind a bool, an integer or a float; nil for text and data.
    package var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(whole: value)
        case .double(let value): value
        case .string, .data: nil
        }
    }
}
