// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct TableTests {
    @Test("columns are aligned, wide letters count twice, lines have no blanks at the end")
    func alignment() {
        var table = Table(["NAME", "ROOM"])
        table.add(["節日彩燈", "Hall"])
        table.add(["Lamp", ""])
        #expect(table.text(Style(isColoured: false)) == "NAME      ROOM\n節日彩燈  Hall\nLamp")
    }

    @Test("colour only where it is wanted")
    func colour() {
        let table = Table(["NAME"])
        #expect(table.text(Style(isColoured: true)) == "\u{1B}[2mNAME\u{1B}[0m")
        #expect(table.text(Style(isColoured: false)) == "NAME")
    }
}
