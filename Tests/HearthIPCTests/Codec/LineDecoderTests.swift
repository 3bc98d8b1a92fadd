// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthIPC

@Suite struct LineDecoderTests {
    static let stream = Array("{\"a\":1}\n\r\n\n  \t\n{\"b\":2}\r\n{\"c\":\"\\n\"}\nrest".utf8)
    static let lines = [#"{"a":1}"#, #"{"b":2}"#, #"{"c":"\n"}"#]

    @Test("lines come out whole however the bytes arrive", arguments: [1, 2, 3, 7, 1_000])
    func cutsLines(size: Int) throws {
        var decoder = LineDecoder(limit: 100)
        var found: [String] = []
        for start in stride(from: 0, to: Self.stream.count, by: size) {
            decoder.append(Self.stream[start..<min(start + size, Self.stream.count)])
            while let line = try decoder.next() { found.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(found == Self.lines)
    }

    @Test("what has no end yet comes with its end")
    func keepsRest() throws {
        var decoder = LineDecoder(limit: 100)
        decoder.append(Array("ab".utf8))
        #expect(try decoder.next() == nil)
        decoder.append(Array("c\nd".utf8))
        #expect(try decoder.next() == Array("abc".utf8))
        #expect(try decoder.next() == nil)
        decoder.append(Array("\n".utf8))
        #expect(try decoder.next() == Array("d".utf8))
    }

    @Test("a line as long as the limit passes, a longer one does not, ended or not")
    func limitsLines() throws {
        var decoder = LineDecoder(limit: 4)
        decoder.append(Array("1234\r\n".utf8))
        #expect(try decoder.next() == Array("1234".utf8))
        decoder.append(Array("12345\n".utf8))
        #expect(throws: LineDecoder.LineTooLong(limit: 4)) { try decoder.next() }
        var open = LineDecoder(limit: 4)
        open.append(Array("1234567".utf8))
        #expect(throws: LineDecoder.LineTooLong(limit: 4)) { try open.next() }
    }

    @Test("a line of many pieces is not searched over and over", .timeLimit(.minutes(1)))
    func isLinear() throws {
        var decoder = LineDecoder(limit: LineDecoder.hubLimit)
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)
        for _ in 0..<4_096 {
            decoder.append(piece)
            #expect(try decoder.next() == nil)
        }
        decoder.append([UInt8(ascii: "\n")])
        #expect(try decoder.next()?.count == 4_096 * 1_024)
    }
}
