// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no JSON, even read with tolerance. Offsets count bytes. Source: quirk Q25.
package enum JSONError: Error, Hashable, Sendable {
    /// There is nothing but blanks.
    case empty
    case unexpectedEnd
    case unexpectedByte(UInt8, offset: Int)
    case invalidNumber(offset: Int)
    case invalidUTF8(offset: Int)
    case tooDeep(limit: Int, offset: Int)
}

extension JSONError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The accessory sent nothing where JSON was expected."
        case .unexpectedEnd: "The accessory's JSON ends too early."
        case .unexpectedByte(let byte, let offset): "The accessory's JSON has byte \(byte) out of place at \(offset)."
        case .invalidNumber(let offset): "The accessory's JSON has a broken number at \(offset)."
        case .invalidUTF8(let offset): "The accessory's JSON has text that is not UTF-8 at \(offset)."
        case .tooDeep(let limit, let offset):
            "The accessory's JSON is nested more than \(limit) levels deep at \(offset)."
        }
    }
}
