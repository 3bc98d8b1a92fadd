// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// A JSON document as devices write it: integers exact to 64 bits, members in the order in which they came.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number without fraction or exponent that fits `Int64` or `UInt64`.
    case integer(Int128)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    package var object: JSONObject? {
        guard case .object(let object) = self else { return nil }
        return object
    }

    package var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// True, false, 0 or 1. Source: quirk Q31.
    package var bool: Bool? {
        switch self {
        case .bool(let flag): flag
        case .integer(0): false
        case .integer(1): true
        default: nil
        }
    }

    /// A whole number, also one written as a float. Source: HAP reference 10.
    package var integer: Int128? {
        switch self {
        case .integer(let number): number
        case .double(let number): number.wholeNumber
        default: nil
        }
    }

    /// An aid, iid or pid: a whole number of 64 bits without sign.
    package var identifier: UInt64? {
        integer.flatMap { UInt64(exactly: $0) }
    }
}
