// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The items of one structure, as a peer sent them, and the structures within.
///
/// Lists are values of one type with empty items of type 0 between them. Many devices leave those out, so that the values
/// run together; they are taken apart again. Source: HAP reference 2; quirk Q71.
package struct TLV8Group: Hashable, Sendable {
    /// In their order, without separators.
    package let items: [TLV8Item]

    package init(_ items: [TLV8Item]) {
        self.items = items
    }

    /// Reads a structure, leniently.
    package init(_ bytes: [UInt8]) throws(TLV8Error) {
        items = try TLV8.decode(bytes, .lenient).filter { $0 != TLV8.separator }
    }

    /// The first value of a type.
    package subscript(type: UInt8) -> [UInt8]? { items.first { $0.type == type }?.value }

    /// The first value of a type as a little-endian number; nil if there is none of 1 to 8 bytes.
    package func integer(_ type: UInt8) -> UInt64? { items.first { $0.type == type }?.integer }

    /// All values of a type; those without separators between them are still together.
    package func values(of type: UInt8) -> [[UInt8]] { items.filter { $0.type == type }.map(\.value) }

    /// A list of one-byte numbers, whether its values came apart or together.
    package func numbers(of type: UInt8) -> [UInt8] { values(of: type).flatMap { $0 } }

    /// The structures of a type, each beginning with the same type as the first. What is no structure is left out.
    package func groups(of type: UInt8) -> [TLV8Group] {
        values(of: type).flatMap { value in (try? TLV8Group(value))?.apart ?? [] }
    }

    /// Structures that ran together.
    private var apart: [TLV8Group] {
        guard let first = items.first?.type else { return [] }
        var groups: [[TLV8Item]] = []
        for item in items {
            if item.type == first { groups.append([]) }
            groups[groups.count - 1].append(item)
        }
        return groups.map { TLV8Group($0) }
    }
}

extension TLV8 {
    /// Keeps two values of one type apart.
    package static let separator = TLV8Item(0, [])

    /// A list: values of one type with separators between them.
    package static func list(_ type: UInt8, _ values: [[UInt8]]) -> [TLV8Item] {
        Array(values.map { [TLV8Item(type, $0)] }.joined(separator: [separator]))
    }
}
