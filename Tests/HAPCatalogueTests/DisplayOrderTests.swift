// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("The order of a television's inputs")
struct DisplayOrderTests {
    @Test("four bytes each, with separators between them")
    func encoding() throws {
        let order = DisplayOrder([3, 1, 0x0102_0304])
        let bytes: [UInt8] = [1, 4, 3, 0, 0, 0, 0, 0, 1, 4, 1, 0, 0, 0, 0, 0, 1, 4, 4, 3, 2, 1]
        #expect(order.encoded == bytes)
        #expect(try DisplayOrder(decoding: bytes) == order)
        #expect(DisplayOrder([]).encoded.isEmpty)
    }

    @Test(
        "devices write it in many ways",
        arguments: [
            ([1, 1, 7, 0, 0, 1, 1, 9], [7, 9]), ([1, 2, 7, 1, 0, 0, 1, 1, 9], [263, 9]),
            ([1, 4, 7, 0, 0, 0, 1, 4, 9, 0, 0, 0], [7, 9]), ([1, 1, 7, 0, 0], [7]), ([], []),
        ] as [([UInt8], [UInt32])])
    func decoding(bytes: [UInt8], identifiers: [UInt32]) throws {
        #expect(try DisplayOrder(decoding: bytes).identifiers == identifiers)
    }

    @Test("what is cut off is an error")
    func truncated() {
        #expect(throws: TLV8Error.self) { try DisplayOrder(decoding: [1, 4, 7]) }
    }
}
