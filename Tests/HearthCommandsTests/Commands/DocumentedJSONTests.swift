// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import Testing

@testable import HearthCommands

/// What the reference shows as JSON has the shape that the commands really write.
struct DocumentedJSONTests {
    /// Paths of all keys: `homes[].rooms[].id`.
    private static func keys(_ value: Any, _ path: String = "") -> Set<String> {
        if let object = value as? [String: Any] {
            return object.reduce(into: []) { keys, entry in
                let next = path + "." + entry.key
                keys.insert(next)
                keys.formUnion(Self.keys(entry.value, next))
            }
        }
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(Self.keys($1, path + "[]")) } }
        return []
    }

    private static func keys(json text: String) throws -> Set<String> {
        keys(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }

    @Test(
        "each documented key is written",
        arguments: [
            ["list"], ["get", "Desk Lamp", "brightness"], ["set", "Desk Lamp", "brightness", "40"],
            ["on", "Desk Lamp"], ["run", "Good Night"], ["scene", "show", "Good Night"], ["room", "add", "Hall"],
            ["room", "list"], ["zone", "list"], ["hub", "status"], ["version"], ["accessory", "identify", "Desk Lamp"],
            ["accessory", "refresh", "Desk Lamp"], ["pairing", "list", "Acme Bridge"],
            ["pairing", "invite", "Acme Bridge", ControllerCard(FakeHub.identity).text],
            ["pairing", "remove", "Acme Bridge", FakeHub.identity.identifier], ["identity", "show"],
            ["discover", "--seconds", "0.1"], ["unpair", "Desk Lamp"],
            ["pair", "Acme Lamp", "--code", "123-45-678", "--room", "Kitchen"],
            ["trigger", "add", "New", "--at", "22:30", "--every", "1d", "--run", "Good Night"], ["check", "Acme Lamp"],
            ["presence"],
            ["why", "Bedtime"], ["trigger", "test", "Bedtime"], ["trigger", "next"], ["trigger", "show", "Bedtime"],
        ])
    func shapes(words: [String]) async throws {
        let hub = FakeHub()
        hub.withState { state in
            state.database.homes[0].actionSets[0].lastExecutionDate = FakeHub.now
            state.database.homes[0].accessories[0].services[1].name = "Lamp"
            state.database.homes[0].people = [
                Person(
                    unixID: 1001, name: "anna", whereabouts: Whereabouts(.home, since: FakeHub.now, source: .phone),
                    phone: Phone(host: "anna.local", isHere: true))
            ]
            if words.first == "trigger" { state.database.homes[0].triggers.append(House.hall) }
            state.traces = [House.bedtimeTrace]
            state.network = [
                DiscoveredAccessory(
                    accessory: House.id(80), deviceID: "BB:00:00:00:00:80", name: "Acme Lamp", model: "L1", category: 5,
                    isPaired: false, addresses: ["127.0.0.1:51826"])
            ]
            state.newcomers = [House.light(80, "New Lamp", House.id(10))]
        }
        var terminal = Terminal(hub)
        terminal.check = { _, report async throws(CheckFailure) in
            report(FindingView(severity: .oddity, id: "http.framing", message: "…", source: "quirk Q18", advice: "…"))
            return CheckedView(name: "Acme Lamp", deviceID: "7A:1C:3E:55:90:D2", address: "192.0.2.1:80")
        }
        let outcome = await terminal.run(words + ["--json"])
        #expect(outcome.code == .success, "\(outcome.messages)")
        let parsed = try ArgumentParser.parse(words, root: RootCommand.definition, helpOption: GlobalOptions.help)
        let documented = try Self.keys(json: try #require(parsed.path.last?.json))
        let missing = documented.subtracting(try Self.keys(json: outcome.output))
        #expect(missing.isEmpty, "documented but not written: \(missing.sorted())")
    }

    @Test("every example of JSON is JSON; that of watch line by line")
    func valid() throws {
        for command in Self.all(RootCommand.definition) {
            guard let json = command.json else { continue }
            let documents = command.name == "watch" ? json.split(separator: "\n").map(String.init) : [json]
            for document in documents {
                #expect(throws: Never.self, "\(command.name)") { try Self.keys(json: document) }
            }
        }
    }

    private static func all(_ command: CommandDefinition) -> [CommandDefinition] {
        [command] + command.subcommands.flatMap(all)
    }
}
