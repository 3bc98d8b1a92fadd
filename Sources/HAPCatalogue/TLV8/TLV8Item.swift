// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// One type and value of a TLV8 message, already joined if it travelled in fragments.
package struct TLV8Item: Hashable, Sendable {
    package let type: UInt8
    package let value: [UInt8]

    package init(_ type: UInt8, _ value: [UInt8]) {
        self.type = type
        self.value = value
    }

    /// An unsigned integer in the fewest of 1, 2, 4 or 8 little-endian bytes.
    package init(_ type: UInt8, integer: UInt64) {
        let width =
            switch integer {
            case 0...0xFF: 1
            case 0...0xFFFF: 2
            case 0...0xFFFF_FFFF: 4
            default: 8
            }
        self.init(type, (0..<width).map { UInt8(truncatingIfNeeded: integer >> (8 * UInt64($0))) })
    }

    /// The value as a little-endian integer of 1 to 8 bytes; nil for any other length.
    package var integer: UInt64? {
        guard (1...8).contains(value.count) else { return nil }
        return value.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
