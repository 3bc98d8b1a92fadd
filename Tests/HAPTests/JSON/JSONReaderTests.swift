// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("The JSON reader")
struct JSONReaderTests {
    private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    @Test(
        "reads every kind of value",
        arguments: [
            ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("0", .integer(0)), ("-7", .integer(-7)),
            ("1.5", .double(1.5)), ("1e2", .double(100)), ("-0.25", .double(-0.25)), ("\"a\"", .string("a")),
            ("[]", .array([])), ("{}", .object([:])), ("[1,[2]]", .array([.integer(1), .array([.integer(2)])])),
            ("{\"a\":{\"b\":1}}", .object(["a": .object(["b": .integer(1)])])),
        ] as [(String, JSONValue)])
    func values(text: String, expected: JSONValue) throws {
        #expect(try read(text) == expected)
    }

    @Test(
        "keeps 64-bit integers exact",
        arguments: [
            ("18446744073709551615", .integer(Int128(UInt64.max))),
            ("-9223372036854775808", .integer(Int128(Int64.min))),
            ("9007199254740993", .integer(9_007_199_254_740_993)),
            ("18446744073709551616", .double(18_446_744_073_709_551_616)),
            ("-9223372036854775809", .double(-9_223_372_036_854_775_808)),
        ] as [(String, JSONValue)])
    func exact(text: String, expected: JSONValue) throws {
        #expect(try read(text) == expected)
    }

    @Test(
        "survives what devices write",
        arguments: [
            ("\u{FEFF}[1]", .array([.integer(1)])), (" \r\n\t[ 1 , 2 ] \n", .array([.integer(1), .integer(2)])),
            ("[1,]", .array([.integer(1)])), ("[1,,2,,]", .array([.integer(1), .integer(2)])), ("[,]", .array([])),
            ("{\"a\":1,}", .object(["a": .integer(1)])), ("{,}", .object([:])), ("[1]\0\0", .array([.integer(1)])),
            ("[NaN,nan,Infinity,-Infinity,1e999]", .array([.null, .null, .null, .null, .null])),
            ("[007,+5,.5,5.]", .array([.integer(7), .integer(5), .double(0.5), .double(5)])),
            ("\"line\nbreak\"", .string("line\nbreak")),
        ] as [(String, JSONValue)])
    func tolerance(text: String, expected: JSONValue) throws {
        #expect(try read(text) == expected)
    }

    @Test(
        "reads escapes",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u7BC0""#, "é節"), (#""\ud83d\ude00!""#, "😀!"),
            (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\q""#, "q"), (#""節\n""#, "節\n"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try read(text) == .string(expected))
    }

    @Test("the last of several equal keys counts")
    func duplicates() throws {
        let object = try #require(try read(#"{"a":1,"b":2,"a":3}"#).object)
        #expect(object["a"] == .integer(3))
        #expect(object["b"] == .integer(2))
        #expect(object["c"] == nil)
    }

    @Test(
        "refuses what is no JSON, and says where",
        arguments: [
            ("", .empty), (" \n", .empty), ("\0", .empty), ("[", .unexpectedEnd), ("{\"a\"", .unexpectedEnd),
            ("{\"a\":", .unexpectedEnd), ("\"abc", .unexpectedEnd), ("\"\\", .unexpectedEnd),
            ("\"\\u12", .unexpectedEnd),
            ("[1 2]", .unexpectedByte(0x32, offset: 3)), ("{a:1}", .unexpectedByte(0x61, offset: 1)),
            ("{\"a\" 1}", .unexpectedByte(0x31, offset: 5)), ("tru", .unexpectedByte(0x74, offset: 0)),
            ("[1]x", .unexpectedByte(0x78, offset: 3)), ("<html>", .unexpectedByte(0x3C, offset: 0)),
            ("-", .invalidNumber(offset: 0)), ("[1-2]", .invalidNumber(offset: 1)), ("1e", .invalidNumber(offset: 0)),
            ("\"\\uD8zz\"", .unexpectedByte(0x7A, offset: 5)), ("[}", .unexpectedByte(0x7D, offset: 1)),
        ] as [(String, JSONError)])
    func refused(text: String, expected: JSONError) {
        #expect(throws: expected) { try read(text) }
    }

    @Test(
        "refuses bad UTF-8",
        arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func badUTF8(bytes: [UInt8]) {
        #expect(throws: JSONError.invalidUTF8(offset: 1)) { try JSONReader.read([0x22] + bytes + [0x22]) }
        #expect(throws: JSONError.invalidUTF8(offset: 1)) { try JSONReader.read([0x22, 0x5C, 0x6E] + bytes + [0x22]) }
    }

    @Test("refuses deep nesting instead of running out of stack")
    func depth() throws {
        let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try read(fits) }
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.tooDeep(limit: 64, offset: 64)) { try read(deep) }
        let objects = String(repeating: "{\"a\":", count: 100_000)
        #expect(throws: JSONError.tooDeep(limit: 64, offset: 320)) { try read(objects) }
    }

    @Test("never traps on a document cut short or with one byte changed")
    func hostile() {
        let document = Array(#"{"accessories":[{"aid":1,"x":-1.5e3,"s":"\ud83d\ude00é","b":[true,null,]}]}"#.utf8)
        for end in document.indices {
            _ = try? JSONReader.read(Array(document[..<end]))
            for byte in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
                var changed = document
                changed[end] = byte
                _ = try? JSONReader.read(changed)
            }
        }
    }
}
