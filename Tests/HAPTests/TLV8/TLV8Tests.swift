// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("TLV8")
struct TLV8Tests {
    @Test("every vector encodes and decodes, strictly and leniently")
    func vectors() throws {
        for vector in try Vectors.load().tlv8 {
            let items = vector.items.map { TLV8Item($0.type, $0.value.bytes) }
            #expect(TLV8.encode(items) == vector.encoded.bytes, "\(vector.name)")
            #expect(try TLV8.decode(vector.encoded.bytes, .strict) == items, "\(vector.name)")
            #expect(try TLV8.decode(vector.encoded.bytes, .lenient) == items, "\(vector.name)")
        }
    }

    @Test("every malformed vector is refused by a strict decoder")
    func malformedVectors() throws {
        for vector in try Vectors.load().tlv8Malformed {
            #expect(throws: TLV8Error.self, "\(vector.name)") { try TLV8.decode(vector.encoded.bytes, .strict) }
        }
    }

    @Test(
        "values around multiples of 255 survive, in the fewest fragments",
        arguments: [0, 1, 254, 255, 256, 509, 510, 511, 765])
    func fragments(count: Int) throws {
        let items = [TLV8Item(3, (0..<count).map { UInt8(truncatingIfNeeded: $0) }), TLV8Item(6, [1])]
        let bytes = TLV8.encode(items)
        #expect(bytes.count == count + 2 * max(1, (count + 254) / 255) + 3)
        #expect(try TLV8.decode(bytes, .strict) == items)
    }

    @Test(
        "a message that ends inside an item is refused",
        arguments: [[0x01], [0x01, 0x02, 0xFF], [0x06, 0x01, 0x01, 0x03]] as [[UInt8]])
    func truncated(bytes: [UInt8]) {
        let offset = bytes.count > 3 ? 3 : 0
        for decoding in [TLV8.Decoding.strict, .lenient] {
            #expect(throws: TLV8Error.truncatedItem(offset: offset)) { try TLV8.decode(bytes, decoding) }
        }
    }

    @Test("neighbours of equal type are one value to a lenient decoder only")
    func joins() throws {
        let short: [UInt8] = [1, 1, 0xAA, 1, 1, 0xBB]
        #expect(try TLV8.decode(short, .lenient) == [TLV8Item(1, [0xAA, 0xBB])])
        #expect(throws: TLV8Error.brokenFragment(type: 1, offset: 3)) { try TLV8.decode(short, .strict) }
        let empty = [1, 255] + [UInt8](repeating: 7, count: 255) + [1, 0]
        #expect(try TLV8.decode(empty, .lenient) == [TLV8Item(1, [UInt8](repeating: 7, count: 255))])
        #expect(throws: TLV8Error.emptyFragment(type: 1, offset: 257)) { try TLV8.decode(empty, .strict) }
    }

    @Test(
        "integers are little-endian of 1, 2, 4 or 8 bytes",
        arguments: [
            (0, [0]), (255, [255]), (256, [0, 1]), (0x1_0000, [0, 0, 1, 0]), (0x1_0000_0000, [0, 0, 0, 0, 1, 0, 0, 0]),
        ] as [(UInt64, [UInt8])])
    func integers(number: UInt64, bytes: [UInt8]) {
        #expect(TLV8Item(1, integer: number).value == bytes)
        #expect(TLV8Item(1, bytes).integer == number)
    }

    @Test("a value without bytes or with more than eight is no integer", arguments: [0, 9])
    func noInteger(count: Int) {
        #expect(TLV8Item(1, [UInt8](repeating: 1, count: count)).integer == nil)
    }

    @Test("random bytes never trap, and what decodes strictly decodes the same leniently")
    func fuzz() throws {
        let generator = SeededGenerator(71)
        for _ in 0..<20_000 {
            let bytes = (0..<generator.number(below: 40)).map { _ in UInt8(generator.number(below: 6)) }
            guard let strict = try? TLV8.decode(bytes, .strict) else { continue }
            #expect(try TLV8.decode(bytes, .lenient) == strict)
            #expect(TLV8.encode(strict) == bytes)
        }
    }
}
