// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct NameResolverTests {
    private static func resolver(_ names: String...) -> NameResolver<Int> {
        NameResolver(
            kind: "thing",
            names.enumerated().map { .init($0, names: [$1], identifiers: ["ID-\($0)"], place: "Place \($0)") })
    }

    @Test(
        "names are compared as HomeKit compares them, and beyond that by letters and digits",
        arguments: ["Kid's Lamp", "kids lamp", "KIDSLAMP", "kid’s lamp", "kids-lamp", "kids_lamp"])
    func loosely(text: String) throws {
        #expect(try Self.resolver("Door", "Kid's Lamp").resolve(text) == 1)
    }

    @Test("letters of every script", arguments: [("節日彩燈", 0), ("ГИРЛЯНДА", 1)])
    func scripts(text: String, expected: Int) throws {
        #expect(try Self.resolver("節日彩燈", "Гирлянда").resolve(text) == expected)
    }

    @Test("the very name goes before a similar one")
    func exactFirst() throws {
        #expect(try Self.resolver("lamp", "Lamp").resolve("Lamp") == 1)
        #expect(try Self.resolver("Lamp 2", "Lamp-2").resolve("lamp 2") == 0)
    }

    @Test("an identifier goes before all names, in either case")
    func identifier() throws {
        #expect(try Self.resolver("id-1", "Door").resolve("id-1") == 1)
    }

    @Test("a beginning is suggested, not taken")
    func beginning() {
        let error = #expect(throws: CommandError.self) { try Self.resolver("Kitchen Lamp").resolve("kitchen") }
        guard case .notFound(let kind, let name, let suggestions, _) = error else {
            Issue.record("not the error expected")
            return
        }
        #expect(kind.noun == "thing" && name == "kitchen" && suggestions == ["Kitchen Lamp"])
    }

    @Test("several of one name are listed with place and identifier")
    func ambiguous() {
        let error = #expect(throws: CommandError.self) { try Self.resolver("Spot", "Door", "spot").resolve("SPOT") }
        #expect(error?.candidates == ["Spot in Place 0  ID-0", "spot in Place 2  ID-2"])
        #expect(error?.exitCode == .notFound)
    }

    @Test("a text without letters means nothing", arguments: ["", " ", "--", "'"])
    func nothing(text: String) {
        #expect(Self.resolver("Lamp", "!").matches(text).isEmpty)
    }
}
