// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("Structures and lists in TLV8")
struct TLV8GroupTests {
    @Test("a list has separators between its values, and is read with and without them")
    func lists() throws {
        let bytes = TLV8.encode(TLV8.list(2, [[0], [1], [2]]))
        #expect(bytes == [2, 1, 0, 0, 0, 2, 1, 1, 0, 0, 2, 1, 2])
        #expect(try TLV8Group(bytes).numbers(of: 2) == [0, 1, 2])
        #expect(try TLV8Group([2, 1, 0, 2, 1, 1, 2, 1, 2]).numbers(of: 2) == [0, 1, 2])
        #expect(try TLV8Group(bytes).values(of: 2) == [[0], [1], [2]])
    }

    @Test("structures that ran together come apart where their first type occurs again")
    func structures() throws {
        let (first, second): ([UInt8], [UInt8]) = ([1, 1, 7, 3, 1, 8], [1, 1, 9])
        let together = try TLV8Group([5, 6] + first + [5, 3] + second)
        #expect(together.groups(of: 5).map { $0.integer(1) } == [7, 9])
        #expect(together.groups(of: 5).map { $0.integer(3) } == [8, nil])
        let apart = try TLV8Group([5, 6] + first + [0, 0, 5, 3] + second)
        #expect(apart.groups(of: 5) == together.groups(of: 5))
    }

    @Test("what is no structure is left out, and what is cut off is an error")
    func malformed() throws {
        #expect(try TLV8Group([5, 1, 9]).groups(of: 5).isEmpty)
        #expect(try TLV8Group([5, 0]).groups(of: 5).isEmpty)
        #expect(throws: TLV8Error.truncatedItem(offset: 0)) { try TLV8Group([5, 4, 1]) }
    }
}
