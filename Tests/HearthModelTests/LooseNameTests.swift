// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import Testing

@Suite struct LooseNameTests {
    @Test(
        "names that differ in case, spaces, apostrophes or spelling alone are one",
        arguments: [
            ("My Home", "myhome"), ("My Home", "my'home"), ("Kid's Room", "KIDS ROOM"), ("Kid’s Room", "Kid's Room"),
            ("Küche", "KU\u{308}CHE"), ("Straße", "STRASSE"), ("Οδος", "ΟΔΟΣ"), ("Гирлянда", "ГИРЛЯНДА"),
            ("Кіпʼят", "Кіп'ят"), ("居間\u{3000}灯", "居間灯"), ("نیم\u{200C}روز", "نیمروز"), ("Å", "\u{212B}"),
        ])
    func equal(pair: (String, String)) {
        #expect(LooseName(pair.0) == LooseName(pair.1))
        #expect(LooseName(pair.0).hashValue == LooseName(pair.1).hashValue)
    }

    @Test(
        "names of other letters or digits are others",
        arguments: [("Lamp 1", "Lamp 2"), ("Kuche", "Küche"), ("Kıs", "Kis"), ("節日", "節月"), ("Lamp", "Lamps")])
    func different(pair: (String, String)) {
        #expect(LooseName(pair.0) != LooseName(pair.1))
    }

    @Test("nothing is left of spaces and apostrophes")
    func empty() {
        #expect(LooseName(" ' ’ ").isEmpty)
        #expect(!LooseName("0").isEmpty)
    }
}
