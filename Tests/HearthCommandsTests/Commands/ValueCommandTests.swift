// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import Testing

@testable import HearthCommands

struct ValueCommandTests {
    @Test("one characteristic is its bare value")
    func getOne() async {
        #expect(await Terminal().run("get", "desk lamp", "brightness").output == "40%\n")
        #expect(await Terminal().run("get", "Power Strip", "right", "on").output == "off\n")
    }

    @Test("one word behind the accessory may be a service")
    func getService() async {
        let outcome = await Terminal().run("get", "Power Strip", "Left")
        #expect(outcome.output == "on\n")
        let all = await Terminal().run("get", "Desk Lamp", "lightbulb")
        #expect(all.output == "Desk Lamp\n└── Lightbulb\n    ├── On          on\n    └── Brightness  40%\n")
    }

    @Test("values are read from the device, or with --cached from the hub's memory")
    func cached() async {
        let hub = FakeHub()
        _ = await Terminal(hub).run("get", "Desk Lamp", "on")
        #expect(hub.withState { $0.methods } == ["database.open", "characteristic.read"])
        let other = FakeHub()
        #expect(await Terminal(other).run("get", "Desk Lamp", "on", "--cached").output == "on\n")
        #expect(other.withState { $0.methods } == ["database.open"])
    }

    @Test("authorization data goes along where it is taken, and is refused elsewhere or if it is no base64")
    func authorizationData() async {
        let hub = FakeHub()
        hub.withState { state in
            var brightness = state.database.homes[0].accessories[0].services[1].characteristics[1]
            brightness.permissions.insert(.additionalAuthorization)
            state.database.homes[0].accessories[0].services[1].characteristics[1] = brightness
        }
        let words = ["set", "Desk Lamp", "brightness", "30", "--authorization"]
        #expect(await Terminal(hub).run(words + ["Bwg="]).code == .success)
        #expect(hub.withState { $0.writes.last?.map(\.authorizationData) } == ["Bwg="])
        #expect(await Terminal(hub).run(words + ["no base64!"]).code == .usage)
        #expect(await Terminal(hub).run("set", "Desk Lamp", "on", "off", "--authorization", "Bwg=").code == .usage)
        #expect(hub.withState { $0.writes.count } == 1)
    }

    @Test("a last known value that may not hold any more is marked, in the list, with --cached and in JSON")
    func stale() async throws {
        let hub = FakeHub()
        hub.withState { $0.stale = [House.reference(House.lamp, 10)] }
        #expect(await Terminal(hub).run("list").output.contains("on, 40% (stale)"))
        #expect(await Terminal(hub).run("get", "Desk Lamp", "brightness", "--cached").output == "40% (stale)\n")
        #expect(await Terminal(hub).run("get", "Desk Lamp", "brightness").output == "40%\n")
        for (words, marks) in [(["--cached"], [nil, true]), ([], [nil, nil])] as [([String], [Bool?])] {
            let results = try await Terminal(hub).run(["get", "Desk Lamp", "lightbulb", "--json"] + words).json()[
                "results"]
            #expect((results as? [[String: Any]])?.map { $0["isStale"] as? Bool } == marks)
        }
        let list = await Terminal(hub).run("list", "accessories", "--json").output
        #expect(list.contains(#""isStale""#))
    }

    @Test("some unreadable values make it a partial failure, and the others are shown")
    func partlyRead() async {
        let hub = FakeHub()
        hub.withState {
            $0.failures[House.reference(House.lamp, 10)] = HubError(.accessoryIsBusy, "It is busy.")
        }
        let outcome = await Terminal(hub).run("get", "Desk Lamp")
        #expect(outcome.code == .partlyFailed)
        #expect(outcome.output.contains("On          on") && outcome.output.contains("It is busy."))
        #expect(outcome.messages.contains("Desk Lamp, Brightness: It is busy."))
    }

    @Test(
        "values as people write them",
        arguments: [
            (["Desk Lamp", "brightness", "55%"], House.reference(House.lamp, 10), CharacteristicValue.integer(55)),
            (["desklamp", "power state", "off"], House.reference(House.lamp, 9), .bool(false)),
            (["Thermostat", "target temperature", "21.5"], House.reference(House.thermostat, 10), .double(21.5)),
            (["Front Door", "lock-target-state", "unlocked"], House.reference(House.lock, 10), .integer(0)),
            (["Power Strip", "right", "on", "on"], House.reference(House.strip, 19), .bool(true)),
            (["Thermostat", "target temperature", "-5"], House.reference(House.thermostat, 10), .double(-5)),
        ])
    func set(words: [String], reference: CharacteristicReference, value: CharacteristicValue) async {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(["set"] + words)
        #expect(outcome.code == .success, "\(outcome.messages)")
        #expect(hub.withState { $0.writes } == [[CharacteristicWrite(reference, value: value)]])
    }

    @Test("what is set is said, and in JSON told exactly")
    func setOutput() async throws {
        #expect(await Terminal().run("set", "Desk Lamp", "brightness", "55").output == "Desk Lamp, Brightness: 55%\n")
        let results = try await Terminal().run("set", "Desk Lamp", "brightness", "55", "--json").json()["results"]
        let result = try #require((results as? [[String: Any]])?.first)
        #expect(result["value"] as? Int == 55 && result["characteristic"] as? String == "Brightness")
    }

    @Test("a value that is none writes nothing and lists what is possible")
    func wrongValue() async {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run("set", "Front Door", "lock target state", "ajar")
        #expect(outcome.code == .usage && outcome.messages.contains("locked"))
        #expect(hub.withState { $0.writes.isEmpty })
    }

    @Test("a refusal of the device is a failure")
    func refused() async {
        let hub = FakeHub()
        hub.withState {
            $0.failures[House.reference(House.lamp, 10)] = HubError(.accessoryNotReachable, "It does not answer.")
        }
        let outcome = await Terminal(hub).run("set", "Desk Lamp", "brightness", "1")
        #expect(outcome.code == .failed && outcome.output.isEmpty)
        #expect(outcome.messages == "hearth: Could not set:\n  Desk Lamp, Brightness: It does not answer.\n")
    }

    @Test("an unknown characteristic is told with the accessory, and what was meant")
    func unknown() async {
        let outcome = await Terminal().run("set", "Desk Lamp", "brightnes", "1")
        #expect(outcome.code == .notFound)
        #expect(
            outcome.messages
                == "hearth: There is no characteristic \"brightnes\" of Desk Lamp. Did you mean \"Brightness\"?\n")
    }
}

struct PowerCommandTests {
    private func switched(_ words: String...) async -> Set<CharacteristicReference> {
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(words)
        #expect(outcome.code == .success, "\(outcome.messages)")
        #expect(hub.withState { $0.writes.count } == 1)
        return Set(hub.withState { $0.writes.flatMap { $0 } }.map(\.characteristic))
    }

    private let lamp = House.reference(House.lamp, 9)
    private let kitchenSpot = House.reference(House.kitchenSpot, 9)
    private let bedroomSpot = House.reference(House.bedroomSpot, 9)
    private let left = House.reference(House.strip, 9)
    private let right = House.reference(House.strip, 19)
    private let valve = House.reference(House.valve, 9)

    @Test("an accessory is switched as a whole, each thing once")
    func accessories() async {
        #expect(await switched("off", "Desk Lamp", "Power Strip", "desk lamp") == [lamp, left, right])
    }

    @Test("rooms and zones stand for what is in them; water runs only when named")
    func rooms() async {
        #expect(await switched("on", "Kitchen") == [lamp, kitchenSpot])
        #expect(await switched("off", "upstairs", "Desk Lamp") == [bedroomSpot, left, right, lamp])
        #expect(await switched("on", "Herb Garden") == [valve])
    }

    @Test("all is the whole home, and so is its name", arguments: ["all", "My Home"])
    func all(name: String) async {
        #expect(await switched("off", name) == [lamp, kitchenSpot, bedroomSpot, left, right])
    }

    @Test("the value has the characteristic's own format")
    func formats() async {
        let hub = FakeHub()
        _ = await Terminal(hub).run("on", "Herb Garden", "Desk Lamp")
        let values = hub.withState { $0.writes.flatMap { $0 } }.map(\.value)
        #expect(values == [.integer(1), .bool(true)])
    }

    @Test("if some cannot be switched, the others are, and the exit code says so")
    func partly() async {
        let hub = FakeHub()
        hub.withState { $0.failures[left] = HubError(.accessoryNotReachable, "It does not answer.") }
        let outcome = await Terminal(hub).run("off", "all")
        #expect(outcome.code == .partlyFailed)
        #expect(outcome.messages.contains("Could not switch 1 of 5") && outcome.messages.contains("Power Strip, Left"))
        #expect(outcome.output.split(separator: "\n").count == 4 && !outcome.output.contains("Power Strip, Left"))
    }

    @Test("nothing is switched if one name is unknown, ambiguous or has nothing to switch")
    func allOrNothing() async {
        for (name, code) in [("Kichen", ExitCode.notFound), ("Spot", .notFound), ("Front Door", .failed)] {
            let hub = FakeHub()
            let outcome = await Terminal(hub).run("on", "Desk Lamp", name)
            #expect(outcome.code == code)
            #expect(hub.withState { $0.writes.isEmpty })
        }
        let unknown = await Terminal().run("on", "Kichen")
        #expect(unknown.messages.contains("Did you mean \"Kitchen\"?"))
        let ambiguous = await Terminal().run("on", "Spot")
        #expect(ambiguous.messages.contains("Spot in Kitchen") && ambiguous.messages.contains("Spot in Bedroom"))
    }
}
