// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct ListCommandTests {
    @Test("the tree shows rooms, accessories, services and how they are")
    func tree() async {
        let outcome = await Terminal().run("list", "--home", "my home")
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                My Home (primary)
                ├── Kitchen
                │   ├── Desk Lamp    on, 40%
                │   ├── Thermostat   unreachable
                │   ├── Herb Garden
                │   └── Spot         on, 40%
                ├── Bedroom
                │   ├── Power Strip
                │   │   ├── Left   on
                │   │   └── Right  off
                │   └── Spot         on, 40%
                └── (no room)
                    ├── Front Door   unlocked, to be locked
                    └── Acme Bridge  bridge, 2 accessories

                """)
    }

    @Test("all homes without --home, with colour on a terminal only")
    func homes() async {
        let plain = await Terminal().run("list")
        #expect(plain.output.contains("Summer House") && !plain.output.contains("\u{1B}"))
        let coloured = await Terminal(isTerminal: true).run("list")
        #expect(coloured.output.contains("\u{1B}[31munreachable\u{1B}[0m"))
        var terminal = Terminal(isTerminal: true)
        terminal.variables = ["NO_COLOR": "1"]
        #expect(await terminal.run("list").output == plain.output)
    }

    @Test("JSON has everything, with identifiers and values")
    func json() async throws {
        let homes = try #require(try await Terminal().run("list", "--json").json()["homes"] as? [[String: Any]])
        #expect(homes.map { $0["name"] as? String } == ["My Home", "Summer House"])
        let accessories = try #require(homes[0]["accessories"] as? [[String: Any]])
        let lamp = try #require(accessories.first)
        #expect(lamp["id"] as? String == House.lamp.id.description)
        #expect(lamp["isReachable"] as? Bool == true)
        let services = try #require(lamp["services"] as? [[String: Any]])
        let characteristics = try #require(services[1]["characteristics"] as? [[String: Any]])
        #expect(characteristics[1]["value"] as? Int == 40)
        #expect(characteristics[1]["text"] as? String == "40%")
    }

    @Test(
        "one kind as a table",
        arguments: [
            ("homes", "NAME          ROOMS  ACCESSORIES  PRIMARY\nMy Home       2      8            yes\n"),
            ("rooms", "NAME     ACCESSORIES  HOME\nKitchen  4            My Home\n"),
            ("zone", "NAME      ROOMS    HOME\nUpstairs  Bedroom  My Home\n"),
            ("scenes", "NAME        ACTIONS  LAST RUN  HOME\nGood Night  2        –         My Home\n"),
        ])
    func tables(kind: String, start: String) async {
        let outcome = await Terminal().run("list", kind)
        #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
    }

    @Test("triggers with what they run and when")
    func triggers() async {
        let outcome = await Terminal().run("trigger", "list", "--home", "My Home")
        #expect(outcome.output.contains("Bedtime  yes      2026-03-01 22:30  2026-03-01 22:30, every day  Good Night"))
    }

    @Test("an empty hub says what to do; JSON is still a document")
    func empty() async throws {
        let hub = FakeHub()
        hub.withState { $0.database = HomeDatabase() }
        let outcome = await Terminal(hub).run("list")
        #expect(outcome.output.isEmpty && outcome.messages.contains("hearth home add"))
        let json = try await Terminal(hub).run("list", "--json").json()
        #expect((json["homes"] as? [Any])?.isEmpty == true)
    }

    @Test("an unknown kind is a usage error")
    func unknownKind() async {
        #expect(await Terminal().run("list", "lamps").code == .usage)
    }
}
