// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthAccessory

@Suite("The numbers a host gives")
struct NumberBookTests {
    @Test("begin at 1, stay the same, and are never given twice")
    func numbers() {
        var book = NumberBook()
        #expect(book.aid(NumberBook.own) == 1)
        #expect([book.aid("L1"), book.aid("L2"), book.aid("L1")] == [2, 3, 2])
        #expect(["a", "b", "a", "c"].map { book.iid($0, of: NumberBook.own) } == [1, 2, 1, 3])
        #expect(["b", "a"].map { book.iid($0, of: "L1") } == [1, 2], "each accessory counts for itself")
        #expect(book.iid("x", of: "L9") == 1 && book.aid("L9") == 4)
    }

    @Test("are the same when read again, and go on where they were")
    func roundTrip() throws {
        var book = NumberBook()
        for path in ["3E#1", "3E#1/23", "a \"quoted\" one"] { _ = book.iid(path, of: "節日") }
        var again = try #require(NumberBook(encoded: book.encoded))
        #expect(again == book)
        #expect(again.iid("3E#1/23", of: "節日") == 2 && again.iid("new", of: "節日") == 4 && again.aid("L") == 3)
    }

    @Test("damaged are refused", arguments: ["", "{}", #"{"last":1}"#, #"{"last":1,"accessories":[{"aid":1}]}"#])
    func damage(text: String) {
        #expect(NumberBook(encoded: Array(text.utf8)) == nil)
    }
}
