// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import Testing

@Suite struct NameRuleTests {
    @Test(
        "letters and digits of every script, spaces and apostrophes are allowed",
        arguments: [
            "Kid's Night Light", "Kid’s Night Light", "節日彩燈", "Гирлянда", "Küche", "Ku\u{308}che", "2", "٣ غرف",
            "हिन्दी कमरा",
            "ห้องนอนใหญ่", "한국어", "\u{1112}\u{1161}\u{11AB}", "נר", "נֵר", "نیم\u{200C}روز", "க்ஷ\u{200D}க", "ʻOhana",
            "リビング",
            "居間\u{3000}灯", "𝒜𝒷", String(repeating: "a", count: 64), String(repeating: "灯", count: 21) + "x",
        ])
    func allowed(name: String) {
        #expect(throws: Never.self) { try NameRule.check(name) }
    }

    @Test(
        "each refusal has its own code",
        arguments: [
            ("", .stringShorterThanMinimum),
            (String(repeating: "a", count: 65), .stringLongerThanMaximum),
            (String(repeating: "灯", count: 22), .stringLongerThanMaximum),
            ("Lamp-1", .nameContainsProhibitedCharacters),
            ("Lamp!", .nameContainsProhibitedCharacters),
            ("Lamp\n", .nameContainsProhibitedCharacters),
            ("Lamp\u{0}x", .nameContainsProhibitedCharacters),
            ("Party 🎉", .nameContainsProhibitedCharacters),
            ("1\u{FE0F}\u{20E3}", .nameContainsProhibitedCharacters),
            ("\u{301}a", .nameContainsProhibitedCharacters),
            ("a \u{301}b", .nameContainsProhibitedCharacters),
            ("½ Bad", .nameContainsProhibitedCharacters),
            (" Lamp", .nameDoesNotStartWithValidCharacters),
            ("'Lamp", .nameDoesNotStartWithValidCharacters),
            ("’Lamp", .nameDoesNotStartWithValidCharacters),
            (" ", .nameDoesNotStartWithValidCharacters),
            ("Lamp ", .nameDoesNotEndWithValidCharacters),
            ("Lamp'", .nameDoesNotEndWithValidCharacters),
            ("م\u{200C}", .nameDoesNotEndWithValidCharacters),
        ] as [(String, HubError.Code)])
    func refused(name: String, code: HubError.Code) {
        #expect(throws: HubError(code, "")) { try NameRule.check(name) }
    }
}
