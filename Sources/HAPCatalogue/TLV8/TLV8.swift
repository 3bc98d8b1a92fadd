// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Type-length-value messages with one-byte types and lengths. Source: HAP reference 2.
package enum TLV8 {
    /// The longest value of one item on the wire; longer ones travel in fragments.
    package static let maximumFragment = 255

    /// How much of a peer's sloppiness is forgiven.
    package enum Decoding: Sendable {
        /// As Apple's accessory code: fragments continue only items of 255 bytes and are never empty.
        case strict
        /// Neighbours of equal type are one value, whatever their lengths. Quirk Q71.
        case lenient
    }

    /// The bytes of the items, in order. A value of a multiple of 255 bytes gets no empty item after it.
    ///
    /// Two items of one type in a row need another type between them, or they arrive as one.
    package static func encode(_ items: [TLV8Item]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(items.reduce(0) { $0 + $1.value.count + 2 * ($1.value.count / maximumFragment + 1) })
        for item in items {
            encode(item, into: &bytes)
        }
        return bytes
    }

    private static func encode(_ item: TLV8Item, into bytes: inout [UInt8]) {
        var rest = item.value[...]
        repeat {
            let fragment = rest.prefix(maximumFragment)
            bytes.append(item.type)
            bytes.append(UInt8(fragment.count))
            bytes.append(contentsOf: fragment)
            rest = rest.dropFirst(fragment.count)
        } while !rest.isEmpty
    }

    /// The items of a whole message, fragments joined. Unknown types stay in, for the caller to pass over.
    package static func decode(_ bytes: [UInt8], _ decoding: Decoding) throws(TLV8Error) -> [TLV8Item] {
        var collector = Collector(decoding: decoding)
        var offset = 0
        while offset < bytes.count {
            guard offset + 2 <= bytes.count else { throw .truncatedItem(offset: offset) }
            let end = offset + 2 + Int(bytes[offset + 1])
            guard end <= bytes.count else { throw .truncatedItem(offset: offset) }
            try collector.add(type: bytes[offset], value: bytes[(offset + 2)..<end], at: offset)
            offset = end
        }
        return collector.finish()
    }

    /// Joins fragments while the items of a message pass by.
    private struct Collector {
        let decoding: Decoding
        private var items: [TLV8Item] = []
        private var type: UInt8?
        private var value: [UInt8] = []
        private var mayContinue = false

        init(decoding: Decoding) {
            self.decoding = decoding
        }

        mutating func add(type next: UInt8, value fragment: ArraySlice<UInt8>, at offset: Int) throws(TLV8Error) {
            if next == type {
                try check(fragment, of: next, at: offset)
                value += fragment
            } else {
                close()
                type = next
                value = Array(fragment)
            }
            mayContinue = fragment.count == maximumFragment
        }

        private func check(_ fragment: ArraySlice<UInt8>, of type: UInt8, at offset: Int) throws(TLV8Error) {
            guard case .strict = decoding else { return }
            guard mayContinue else { throw .brokenFragment(type: type, offset: offset) }
            guard !fragment.isEmpty else { throw .emptyFragment(type: type, offset: offset) }
        }

        private mutating func close() {
            if let type { items.append(TLV8Item(type, value)) }
        }

        mutating func finish() -> [TLV8Item] {
            close()
            return items
        }
    }
}
