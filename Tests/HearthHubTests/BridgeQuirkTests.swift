// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Quirks: accessories behind a bridge", .serialized)
struct BridgeQuirkTests {
    @Test("Q48: one that the bridge loses keeps name and actions, shows unreachable, and comes back as itself")
    func losesForAWhile() async throws {
        let (bench, bridge) = (try HubBench(), try ScriptedAccessory(.bridge))
        try await bridge.start()
        let home = try await bench.addHome()
        try await bench.add(at: bridge.address, to: home)
        let on = CharacteristicReference(CharacteristicID(aid: 2, iid: 10), of: bridge.identity.deviceID)
        try await bench.perform(RenameAccessory(home: home, accessory: on.accessory, name: "Spot"))
        try await bench.perform(AddActionSet(home: home, name: "Evening"))
        let scene = try #require(await bench.registry.database.homes[0].actionSets.first { $0.name == "Evening" }).id
        let action = Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true))
        try await bench.perform(AddAction(home: home, actionSet: scene, action: action))
        try await eventually("all reachable") { await bench.registry.live.reachable.count == 4 }

        var shrunken = AttributeDatabase.bridge
        shrunken.accessories.removeAll { $0.aid == 2 }
        try await announce(shrunken, as: 2, bridge, bench)
        try await eventually("one is missing") { await bench.registry.live.reachable.count == 3 }
        #expect(await !bench.registry.live.isReachable(on.accessory))
        try await expectKept(on, in: bench)

        try await announce(.bridge, as: 3, bridge, bench)
        try await eventually("it is back") { await bench.registry.live.isReachable(on.accessory) }
        try await expectKept(on, in: bench)
        let results = await bench.parts.control.write([CharacteristicWrite(on, value: .bool(true))], for: 1)
        #expect(results.map(\.error) == [nil])
        await bridge.stop()
    }

    private func announce(
        _ database: AttributeDatabase, as number: UInt32, _ bridge: ScriptedAccessory, _ bench: HubBench
    ) async throws {
        await bridge.setDatabase(database)
        let link = try #require(await bench.parts.links.link(to: bridge.identity.deviceID))
        await link.sighted(LinkSighting(addresses: [bridge.address], configurationNumber: number))
    }

    private func expectKept(_ on: CharacteristicReference, in bench: HubBench) async throws {
        let home = await bench.registry.database.homes[0]
        #expect(home.accessories.first { $0.id == on.accessory }?.name == "Spot")
        #expect(home.actionSets.first { $0.name == "Evening" }?.actions.map(\.characteristic) == [on])
    }
}
