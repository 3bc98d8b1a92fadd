// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// In which order a television shows its inputs: the value of its Display Order. Source: HAP reference 2 and catalogue.
package struct DisplayOrder: Hashable, Sendable {
    /// The Identifier of each Input Source, first to last.
    package var identifiers: [UInt32]

    private static let identifier: UInt8 = 1

    package init(_ identifiers: [UInt32]) {
        self.identifiers = identifiers
    }

    /// Reads what a television says; identifiers may have one, two or four bytes, and may have run together.
    package init(decoding bytes: [UInt8]) throws(TLV8Error) {
        identifiers = try TLV8Group(bytes).values(of: Self.identifier).flatMap(Self.identifiers)
    }

    private static func identifiers(in value: [UInt8]) -> [UInt32] {
        let width = value.count > 4 && value.count.isMultiple(of: 4) ? 4 : max(value.count, 1)
        return stride(from: 0, to: value.count, by: width).compactMap { start in
            TLV8Item(identifier, Array(value[start..<(start + width)])).integer.flatMap { UInt32(exactly: $0) }
        }
    }

    /// Four bytes each, little-endian.
    package var encoded: [UInt8] {
        TLV8.encode(
            TLV8.list(
                Self.identifier,
                identifiers.map { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }))
    }
}
