// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

struct PairCommandTests {
    private static func seen(_ number: Int, _ name: String, isPaired: Bool = false) -> DiscoveredAccessory {
        DiscoveredAccessory(
            accessory: House.id(number), deviceID: "BB:00:00:00:00:\(number)", name: name, model: "L1", category: 5,
            isPaired: isPaired, addresses: ["127.0.0.1:51826"])
    }

    private static func hub(_ network: DiscoveredAccessory...) -> FakeHub {
        let hub = FakeHub()
        hub.withState {
            $0.network = network
            $0.newcomers = [
                Accessory(
                    id: House.id(80), deviceID: "BB:00:00:00:00:80", aid: 1, name: "New Bridge", room: House.id(10),
                    category: 2),
                House.light(81, "New Lamp", House.id(10), bridge: House.id(80)),
            ]
        }
        return hub
    }

    @Test("discover lists what is there")
    func discover() async throws {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"), Self.seen(81, "Old Lamp", isPaired: true))
        let outcome = await Terminal(hub).run("discover", "--seconds", "0.1")
        #expect(outcome.code == .success)
        #expect(outcome.output.contains("Acme Lamp  Lightbulb  L1     BB:00:00:00:00:80  127.0.0.1:51826  free"))
        #expect(outcome.output.contains("paired with another"))
        let json = try await Terminal(hub).run("discover", "--seconds", "0.1", "--json").json()
        #expect((json["accessories"] as? [[String: Any]])?.count == 2)
    }

    @Test("a named accessory is paired with a given code and put into its room")
    func named() async throws {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"), Self.seen(81, "Other Lamp"))
        let outcome = await Terminal(hub).run(
            "pair", "acmelamp", "--code", "12345678", "--room", "Kitchen", "--json")
        #expect(outcome.code == .success, "\(outcome.messages)")
        let json = try outcome.json()
        #expect((json["room"] as? [String: Any])?["name"] as? String == "Kitchen")
        #expect((json["added"] as? [Any])?.count == 2 && json["revision"] as? Int == 3)
        let room = hub.withState { $0.database.accessory(House.id(80))?.accessory.room }
        #expect(room == House.kitchen.id)
        #expect(!hub.withState { $0.isAgent })
    }

    @Test("without a code the person at the terminal is asked, until eight digits come")
    func asks() async {
        let terminal = Terminal(
            Self.hub(Self.seen(80, "Acme Lamp")), input: ["hello", "123-45-678"], isTerminal: true)
        let outcome = await terminal.run("pair", "Acme Lamp")
        #expect(outcome.code == .success, "\(outcome.messages)")
        #expect(outcome.messages.contains("Setup code of Acme Lamp") && outcome.messages.contains("eight digits"))
        #expect(outcome.output.contains("Added \"New Bridge\" to My Home.\nWith it came 1:\n  New Lamp"))
        #expect(!(outcome.messages + outcome.output).contains("123-45-678"))
    }

    @Test("the code may come from standard input or from a file")
    func hiddenCodes() async throws {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"))
        #expect(await Terminal(hub, input: ["123-45-678"]).run("pair", "Acme Lamp", "--code", "-").code == .success)
        let file = FileManager.default.temporaryDirectory.appending(path: "hearth-\(UUID().uuidString)")
        try Data("123-45-678\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let fresh = Self.hub(Self.seen(80, "Acme Lamp"))
        #expect(await Terminal(fresh).run("pair", "Acme Lamp", "--code-file", file.path()).code == .success)
    }

    @Test("address or payload need no search")
    func noSearch() async {
        for words in [["--address", "127.0.0.1:1", "--code", "123-45-678"], ["--payload", "X-HM://0023ISYWY7OSX"]] {
            let hub = Self.hub()
            #expect(await Terminal(hub).run(["pair"] + words).code == .success)
            #expect(!hub.withState { $0.methods }.contains("discovery.search"))
        }
    }

    @Test("without a name the only free accessory is taken")
    func onlyOne() async {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"), Self.seen(81, "Old Lamp", isPaired: true))
        let outcome = await Terminal(hub).run("pair", "--code", "123-45-678", "--seconds", "0.1")
        #expect(outcome.code == .success && outcome.messages.contains("Pairing with Acme Lamp"))
    }

    @Test("without a name nothing is guessed")
    func noneOrSeveral() async {
        let none = await Terminal(Self.hub()).run("pair", "--code", "123-45-678", "--seconds", "0.1")
        #expect(none.code == .notFound)
        #expect(none.messages.contains("\nhearth: There is no free accessory on the network. Is it switched on"))
        let hub = Self.hub(Self.seen(80, "Acme Lamp"), Self.seen(81, "Other Lamp"))
        let several = await Terminal(hub).run("pair", "--code", "123-45-678", "--seconds", "0.1")
        #expect(several.code == .notFound)
        #expect(
            several.messages.hasSuffix(
                """
                hearth: There is more than one free accessory on the network:
                  Acme Lamp  BB:00:00:00:00:80
                  Other Lamp  BB:00:00:00:00:81
                Say which: hearth pair NAME

                """))
    }

    @Test("two of one name are told apart by their ids")
    func twins() async {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"), Self.seen(81, "Acme Lamp"))
        let outcome = await Terminal(hub).run("pair", "Acme Lamp", "--code", "123-45-678")
        #expect(outcome.code == .notFound && outcome.messages.contains("BB:00:00:00:00:81"))
        #expect(!hub.withState { $0.methods }.contains("accessory.add"))
        #expect(await Terminal(hub).run("pair", "bb:00:00:00:00:81", "--code", "123-45-678").code == .success)
    }

    @Test("what is not there is not found after the time given; an unknown room is found out before pairing")
    func notThere() async {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"))
        let outcome = await Terminal(hub).run("pair", "Acme Lamb", "--seconds", "0.1")
        #expect(outcome.code == .notFound)
        #expect(outcome.messages.contains("\"Acme Lamb\" on the network. Did you mean \"Acme Lamp\"?"))
        let room = await Terminal(hub).run("pair", "Acme Lamp", "--room", "Attic", "--code", "123-45-678")
        #expect(room.code == .notFound)
        #expect(!hub.withState { $0.methods }.contains("accessory.add"))
    }

    @Test(
        "a bad code is refused before anything happens and never repeated",
        arguments: [
            ["Acme Lamp", "--code", "987-65-43"], ["987-65-432"], ["Acme Lamp", "987-65-432"],
            ["Acme Lamp", "--code", "987-65-432", "--payload", "X-HM://987654321"], ["--payload", "987654321"],
        ])
    func badCode(words: [String]) async {
        let hub = Self.hub(Self.seen(80, "Acme Lamp"))
        let outcome = await Terminal(hub).run(["pair"] + words)
        #expect(outcome.code == .usage)
        #expect(!outcome.messages.contains("987"))
        #expect(hub.withState { $0.methods.isEmpty })
    }

    @Test("a wrong code is the hub's refusal, without the code in it")
    func wrongCode() async {
        let outcome = await Terminal(Self.hub(Self.seen(80, "Acme Lamp"))).run(
            "pair", "Acme Lamp", "--code", "987-65-432")
        #expect(outcome.code == .failed && !outcome.messages.contains("987"))
    }

    @Test("a hub that goes away during the search ends it")
    func hubGone() async throws {
        let hub = Self.hub()
        async let outcome = Terminal(hub).run("pair", "Acme Lamp", "--seconds", "20")
        try await eventually("discovery.search") { hub.withState { $0.methods }.contains("discovery.search") }
        hub.disconnect()
        #expect(await outcome.code == .hubNotThere)
    }
}
