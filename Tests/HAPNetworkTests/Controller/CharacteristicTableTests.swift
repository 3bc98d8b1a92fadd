// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@testable import HAPNetwork

@Suite("A table of characteristics")
struct CharacteristicTableTests {
    private static func id(_ place: Int) -> CharacteristicID { CharacteristicID(aid: 1, iid: UInt64(place)) }

    private var table: CharacteristicTable<String> {
        var table = CharacteristicTable<String>()
        for place in 0..<8 { table.append("\(place)", for: Self.id(place)) }
        table.append("once more", for: Self.id(3))
        return table
    }

    @Test(
        "they are found in any order, the first of those with the same id",
        arguments: [[0, 1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1, 0], [0, 4, 3, 7, 7, 0, 2, 6], [3, 3, 5, 3]])
    func search(places: [Int]) {
        var search = CharacteristicTable.Search(in: table)
        for place in places {
            #expect(search.find(Self.id(place)) == "\(place)")
            #expect(search.find(Self.id(8)) == nil)
            #expect(table[Self.id(place)] == "\(place)")
        }
        #expect(table[Self.id(8)] == nil)
    }

    @Test("those kept stay in order and can be found; one that came back stands behind them")
    func keep() {
        var table = table
        table.keep { $0.iid.isMultiple(of: 2) }
        table.append("5 again", for: Self.id(5))
        #expect(table.ids == [0, 2, 4, 6, 5].map(Self.id))
        #expect(table.contents == ["0", "2", "4", "6", "5 again"])
        #expect(table.place(of: Self.id(6)) == 3)
        #expect(table.place(of: Self.id(1)) == nil)
    }

    @Test("a place to begin at that is none does no harm", arguments: [5, 8, 9, 1000])
    func begin(place: Int) {
        #expect(table.place(of: Self.id(2), from: place) == 2)
        #expect(CharacteristicTable<String>().place(of: Self.id(2), from: place) == nil)
    }
}
