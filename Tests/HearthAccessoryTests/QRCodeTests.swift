// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthAccessory
import Testing

@Suite("QR codes")
struct QRCodeTests {
    @Test("have the three corner marks and a light frame")
    func shape() throws {
        let code = try #require(QRCode("X-HM://0023ISYWYFJ0U"))
        #expect(code.width == 21)
        let mark = [
            "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
        ]
        for (left, top) in [(0, 0), (14, 0), (0, 14)] {
            for (row, line) in mark.enumerated() {
                for (column, sign) in line.enumerated() {
                    #expect(code.isDark(left + column, top + row) == (sign == "#"))
                }
            }
        }
        let lines = code.lines(forTerminal: false)
        #expect(lines.count == 13 && lines.allSatisfy { $0.count == 25 })
        #expect(lines[0] == String(repeating: "█", count: 25))
        #expect(lines.allSatisfy { $0.hasPrefix("██") || $0.hasPrefix("▀▀") })
        #expect(code.lines(forTerminal: true).allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    }

    @Test("differ by text")
    func difference() throws {
        let (one, other) = (try #require(QRCode("X-HM://1")), try #require(QRCode("X-HM://2")))
        #expect(one.lines(forTerminal: false) != other.lines(forTerminal: false))
        #expect(QRCode(String(repeating: "x", count: 5000)) == nil)
    }
}
