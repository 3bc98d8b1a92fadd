// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct SuggestionTests {
    @Test(
        "typing errors and beginnings are recognised",
        arguments: [
            ("Lmap", ["Lamp", "Door"], ["Lamp"]), ("kichen", ["Kitchen", "Bedroom"], ["Kitchen"]),
            ("bed", ["Kitchen", "Bedroom"], ["Bedroom"]), ("spot", ["Left Spotlight"], ["Left Spotlight"]),
            ("xyz", ["Kitchen"], []), ("", ["Kitchen"], []), ("trigge", ["trigger", "list"], ["trigger"]),
        ])
    func nearest(text: String, names: [String], expected: [String]) {
        #expect(Suggestion.nearest(to: text, among: names) == expected)
    }

    @Test(
        "distance counts single steps",
        arguments: [("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("", "abc", 3), ("kitten", "sitting", 3)])
    func distance(left: String, right: String, expected: Int) {
        #expect(Suggestion.distance(Array(left), Array(right)) == expected)
        #expect(Suggestion.distance(Array(right), Array(left)) == expected)
    }

    @Test("no more than the limit, each once")
    func limit() {
        #expect(Suggestion.nearest(to: "lamp", among: ["Lamp", "Lamp", "Lamp 1", "Lamp 2", "Lamp 3"]).count == 3)
        #expect(Suggestion.nearest(to: "lamp", among: ["Lamp", "Lamp"]) == ["Lamp"])
    }
}
