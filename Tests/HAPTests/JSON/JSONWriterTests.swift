// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
    private func write(_ value: JSONValue) -> String { String(decoding: JSONWriter.write(value), as: UTF8.self) }

    @Test("writes without blanks and keeps the order of keys")
    func compact() {
        let value: JSONValue = .object([
            "aid": .integer(1), "a": .array([.null, .bool(true), .bool(false)]), "b": .object([:]), "c": .array([]),
        ])
        #expect(write(value) == #"{"aid":1,"a":[null,true,false],"b":{},"c":[]}"#)
    }

    @Test(
        "writes floats short, exact and without exponent",
        arguments: [
            (21.5, "21.5"), (21, "21"), (-0.0, "0"), (0.1, "0.1"), (19.299999237060547, "19.299999237060547"),
            (1e-7, "0.0000001"), (-2.5e-5, "-0.000025"), (1e21, "1000000000000000000000"),
            (1.5e17, "150000000000000000"),
            (12_345_678_901_234_567_168, "12345678901234567000"), (.nan, "null"), (.infinity, "null"),
            (.leastNonzeroMagnitude, nil),
            (.greatestFiniteMagnitude, nil),
        ] as [(Double, String?)])
    func floats(number: Double, expected: String?) throws {
        let text = write(.double(number))
        #expect(!text.contains("e"))
        if let expected { #expect(text == expected) }
        if number.isFinite { #expect(Double(text) == number) }
    }

    @Test("writes integers of 64 bits")
    func integers() {
        #expect(write(.integer(Int128(UInt64.max))) == "18446744073709551615")
        #expect(write(.integer(Int128(Int64.min))) == "-9223372036854775808")
    }

    @Test("escapes what must be escaped and nothing else")
    func strings() throws {
        let text = "\"\\/\n\r\t\u{1}\u{1F}é節😀"
        #expect(write(.string(text)) == #""\"\\/\n\r\t\u0001\u001fé節😀""#)
        #expect(try JSONReader.read(JSONWriter.write(.string(text))) == .string(text))
    }
}
