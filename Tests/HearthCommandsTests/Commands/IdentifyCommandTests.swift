// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

struct IdentifyCommandTests {
    private let hub = FakeHub()

    init() {
        hub.withState {
            $0.network = [
                DiscoveredAccessory(
                    accessory: House.id(80), deviceID: "BB:00:00:00:00:80", name: "Acme Lamp", model: "L1", category: 5,
                    isPaired: false, addresses: ["127.0.0.1:51826"])
            ]
        }
    }

    @Test("one of a home shows itself without a search", arguments: [["identify"], ["accessory", "identify"]])
    func paired(words: [String]) async {
        let outcome = await Terminal(hub).run(words + ["Desk Lamp"])
        #expect(outcome.code == .success && outcome.output == "Desk Lamp shows itself.\n")
        #expect(hub.withState { $0.methods } == ["database.open", "accessory.identify"])
    }

    @Test("one that is only on the network is searched for", arguments: ["Acme Lamp", "BB:00:00:00:00:80"])
    func discovered(name: String) async {
        let outcome = await Terminal(hub).run("identify", name)
        #expect(outcome.code == .success && outcome.output == "Acme Lamp shows itself.\n", "\(outcome.messages)")
        #expect(hub.withState { $0.methods.suffix(2) } == ["discovery.search", "accessory.identify"])
    }

    @Test("a name that fits two accessories is not guessed")
    func ambiguous() async {
        let outcome = await Terminal(hub).run("identify", "Spot")
        #expect(outcome.code == .notFound && outcome.messages.contains("Kitchen"))
        #expect(!hub.withState { $0.methods.contains("accessory.identify") })
    }

    @Test("a picture is written as it came, in the size asked for")
    func snapshot() async throws {
        let scratch = try ScratchFolder()
        let path = scratch.file("door.jpg")
        let outcome = await Terminal(hub).run(
            "snapshot", "Front Door", path, "--width", "1280", "--height", "720", "--json")
        #expect(outcome.code == .success, "\(outcome.messages)")
        #expect(try outcome.json()["bytes"] as? Int == 3)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([0xFF, 0xD8, 0xFF]))
        let request = hub.withState { $0.snapshot }
        #expect(request?.width == 1280 && request?.height == 720 && request?.accessory == House.lock.id)
        #expect(await Terminal(hub).run("snapshot", "Front Door", path, "--width", "0").code == .usage)
    }

    @Test("an accessory that its bridge no longer mentions is shown as gone since then")
    func gone() async throws {
        hub.withState { state in
            let index = state.database.homes[0].accessories.firstIndex { $0.id == House.kitchenSpot.id } ?? 0
            state.database.homes[0].accessories[index].goneSince = FakeHub.now
            state.reachable.removeAll { $0.accessory == House.kitchenSpot.id }
        }
        let tree = await Terminal(hub).run("list")
        #expect(tree.output.contains("gone since 2026-03-01 13:00"), "\(tree.output)")
        let table = await Terminal(hub).run("list", "accessories")
        #expect(table.output.contains("gone since 2026-03-01 13:00"))
        let json = try await Terminal(hub).run("list", "accessories", "--json").json()
        let spots = (json["accessories"] as? [[String: Any]])?.filter { $0["goneSince"] != nil }
        #expect(spots?.count == 1)
    }
}
