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

@Suite("The hub and its accessories")
struct HubAccessoryTests {
    private func reference(_ accessory: ServedAccessory, _ aid: UInt64, _ iid: UInt64) async -> CharacteristicReference
    {
        CharacteristicReference(
            CharacteristicID(aid: aid, iid: iid), of: await accessory.server.state.identity.deviceID)
    }

    private func isReachable(_ bench: HubBench, _ count: Int) async throws {
        try await eventually("\(count) reachable") { await bench.registry.live.reachable.count == count }
    }

    @Test("B1.9 B7.1: a bridge brings the accessories behind it, named as they say, each with an identifier of its own")
    func addsBridge() async throws {
        let (bench, bridge) = (try HubBench(), try await ServedAccessory(.bridge))
        let home = try await bench.addHome()
        let added = try await bench.add(bridge, to: home)
        let accessories = await bench.registry.database.homes[0].accessories
        #expect(accessories.map(\.aid) == [1, 2, 3, 4])
        #expect(accessories.map(\.bridge) == [nil, added.accessory, added.accessory, added.accessory])
        #expect(accessories.map(\.name) == ["Thing", "Thing 2", "Thing 3", "Thing 4"])
        #expect(accessories[0].services.map(\.name) == ["Thing"], "a service has the value of its name, if it has one")
        #expect(accessories[1].services.map(\.name) == ["Thing", nil])
        #expect(Set(accessories.map(\.id)).count == 4)
        try await isReachable(bench, 4)
    }

    @Test("values are known as soon as an accessory is there, and follow its events")
    func followsValues() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        try await bench.add(lamp, to: try await bench.addHome())
        let on = await reference(lamp, 1, 10)
        #expect(await bench.registry.live.value(of: on) == .bool(false))
        await lamp.server.setValue(.bool(true), of: CharacteristicID(aid: 1, iid: 10))
        try await eventually("the event") { await bench.registry.live.value(of: on) == .bool(true) }
    }

    @Test("whoever adds an accessory knows its values and that it answers before the answer comes")
    func tellsBeforeTheAnswer() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        let told = Recorder<HubNotification>()
        await bench.registry.connect(Client(id: 1, name: "asker") { told.record($0) })
        await bench.registry.open(OpenDatabase(), for: 1) { _ in }
        let before = Recorder<[HubNotification]>()
        let request = AddAccessory(home: home, address: lamp.address.description, setupCode: "482-06-913")
        try await bench.parts.pairer.add(request, for: 1) { _ in before.record(told.elements) }
        let known = before.elements.first ?? []
        let on = await reference(lamp, 1, 10)
        #expect(known.contains(.accessoryStatesChanged([AccessoryState(on.accessory, isReachable: true)])))
        #expect(
            known.contains { notification in
                guard case .valuesChanged(let states) = notification else { return false }
                return states.contains(CharacteristicState(on, value: .bool(false)))
            })
        #expect(told.elements.count == known.count)
    }

    @Test("from pairing on there is one connection to an accessory server, whatever is asked and heard, and never two")
    func keepsOneConnection() async throws {
        let (bench, lamp) = (try HubBench(), try ScriptedAccessory())
        try await lamp.start()
        try await bench.add(at: lamp.address, to: try await bench.addHome())
        try await isReachable(bench, 1)
        let link = try #require(await bench.parts.links.link(to: lamp.identity.deviceID))
        let on = CharacteristicReference(CharacteristicID(aid: 1, iid: 10), of: lamp.identity.deviceID)
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    await link.sighted(
                        LinkSighting(addresses: [lamp.address], configurationNumber: 1, isAnnouncement: true))
                    await bench.parts.control.write(
                        [CharacteristicWrite(on, value: .bool(number.isMultiple(of: 2)))], for: 1)
                }
            }
        }
        #expect(await lamp.connectionCount == 1)
        await lamp.stop()
    }

    @Test("a scene is one request for each accessory server, whatever it writes there")
    func runsSceneInOneRequest() async throws {
        let (bench, bridge, lamp) = (
            try HubBench(), try await ServedAccessory(.bridge), try await ServedAccessory(.lamp)
        )
        let home = try await bench.addHome()
        try await bench.add(bridge, to: home)
        try await bench.add(lamp, to: home)
        try await bench.perform(AddActionSet(home: home, name: "Evening"))
        let scene = try #require(await bench.registry.database.homes[0].actionSets.first { $0.name == "Evening" })
        let wishes: [(CharacteristicReference, CharacteristicValue)] = [
            (await reference(bridge, 2, 10), .bool(true)), (await reference(bridge, 2, 11), .integer(30)),
            (await reference(bridge, 4, 11), .integer(0)), (await reference(lamp, 1, 10), .bool(true)),
        ]
        for (characteristic, value) in wishes {
            let action = Action(id: .init(UUID()), characteristic: characteristic, targetValue: value)
            try await bench.perform(AddAction(home: home, actionSet: scene.id, action: action))
        }
        let outcomes = Recorder<ActionSetExecuted>()
        try await bench.parts.runner.run(scene.id, in: home, for: 1) { outcomes.record($0) }
        #expect(outcomes.elements.map(\.error) == [nil])
        #expect(bridge.writes.map(\.count) == [3])
        #expect(lamp.writes.map(\.count) == [1])
        #expect(await bench.registry.database.homes[0].actionSets.first { $0.id == scene.id }?.lastExecutionDate != nil)
    }

    @Test("of many writes to one characteristic at once, the last wish stays and each asker is told right")
    func keepsTheOrderOfWrites() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        try await bench.add(lamp, to: try await bench.addHome())
        let level = await reference(lamp, 1, 11)
        let told = Recorder<HubNotification>()
        for client in [1, 2] as [Client.ID] {
            await bench.registry.connect(
                Client(id: client, name: "\(client)") { if client == 2 { told.record($0) } })
            _ = await bench.registry.subscribe(SubscribeCharacteristics([level], isOn: true), for: client)
        }
        await withTaskGroup { group in
            for value in 1...40 {
                let writes = [CharacteristicWrite(level, value: .integer(Int128(value)))]
                let turn = bench.parts.control.turn(for: writes)
                let client: Client.ID = value.isMultiple(of: 2) ? 2 : 1
                group.addTask { await bench.parts.control.write(writes, for: client, in: turn) }
            }
        }
        #expect(await bench.registry.live.value(of: level) == .integer(40))
        #expect(lamp.writes.count == 40)
        let values = told.elements.flatMap { notification in
            guard case .valuesChanged(let states) = notification else { return [] as [CharacteristicValue?] }
            return states.map(\.value)
        }
        #expect(values == stride(from: 1, to: 40, by: 2).map { .integer(Int128($0)) })
    }

    @Test("what cannot be written is refused before the device hears of it")
    func refusesWrites() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        try await bench.add(lamp, to: try await bench.addHome())
        let name = await reference(lamp, 1, 3)
        let results = await bench.parts.control.write(
            [
                CharacteristicWrite(name, value: .string("Mine")),
                CharacteristicWrite(await reference(lamp, 1, 11), value: .string("bright")),
                CharacteristicWrite(await reference(lamp, 1, 99), value: .bool(true)),
            ], for: 1)
        #expect(results.map(\.error?.code) == [.readOnlyCharacteristic, .invalidValueType, .notFound])
        #expect(lamp.writes.isEmpty)
    }

    @Test("a refused setup code says so and leaves nothing behind")
    func refusesWrongCode() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        await #expect(throws: HubError(.accessoryPairingFailed, "")) {
            try await bench.add(lamp, to: home, code: "111-22-333")
        }
        #expect(await bench.registry.database.homes[0].accessories.isEmpty)
        #expect(try bench.keyring.entries().isEmpty)
        try await bench.add(lamp, to: home)
    }

    @Test("a person who mistypes is asked again, with the reason")
    func asksAgain() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let problems = Recorder<String?>()
        await bench.parts.agents.register(7) { question in
            problems.record(question.problem)
            return SetupCodeAnswer(setupCode: question.problem == nil ? "111-22-333" : "482-06-913")
        }
        try await bench.add(lamp, to: try await bench.addHome(), code: nil)
        #expect(problems.elements.count == 2)
        #expect(problems.elements.first == .some(nil))
        #expect(problems.elements.last?.map { !$0.isEmpty } == true)
    }

    @Test("a person who gives up after a mistyped code is told of the code")
    func givesUpAfterRefusal() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        await bench.parts.agents.register(7) { question in
            SetupCodeAnswer(setupCode: question.problem == nil ? "111-22-333" : nil)
        }
        let home = try await bench.addHome()
        let error = await #expect(throws: HubError.self) { try await bench.add(lamp, to: home, code: nil) }
        #expect(error?.code == .accessoryPairingFailed && error?.message.contains("refused the setup code") == true)
    }

    @Test("B6.10: a removed accessory is unpaired and its keys are gone")
    func unpairs() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        let added = try await bench.add(lamp, to: home)
        try await bench.perform(RemoveAccessory(home: home, accessory: added.accessory))
        try await eventually("unpaired") { await lamp.server.state.pairings.isEmpty }
        try await eventually("keys gone") { try bench.keyring.entries().isEmpty }
        try await bench.add(lamp, to: home)
    }

    @Test("one that is removed and added again at once ends up paired and live")
    func addsAgainAtOnce() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        for _ in 1...5 {
            let added = try await bench.add(lamp, to: home)
            try await bench.perform(RemoveAccessory(home: home, accessory: added.accessory))
        }
        try await bench.add(lamp, to: home)
        let on = await reference(lamp, 1, 10)
        let results = await bench.parts.control.write([CharacteristicWrite(on, value: .bool(true))], for: 1)
        #expect(results.map(\.error) == [nil])
        #expect(await lamp.server.state.pairings.count == 1)
        #expect(try bench.keyring.entries().count == 1)
    }

    @Test("an accessory that is being paired is not touched by the removal of another")
    func keepsWhatIsBeingPaired() async throws {
        let (bench, lamp, bridge) = (
            try HubBench(), try await ServedAccessory(.lamp), try await ServedAccessory(.bridge)
        )
        let home = try await bench.addHome()
        let added = try await bench.add(lamp, to: home)
        // Paired, but in no home yet: as it stands between the pairing and the first reading.
        let (deviceID, identity) = (await bridge.server.state.identity.deviceID, try bench.keyring.controllerIdentity())
        let pairing = AccessoryPairing(deviceID: deviceID, publicKey: identity.signingKey.publicKey)
        let link = await bench.parts.links.link(to: .init(pairing: pairing, address: bridge.address.description))
        try await bench.perform(RemoveAccessory(home: home, accessory: added.accessory))
        try await eventually("the lamp is unpaired") { await lamp.server.state.pairings.isEmpty }
        #expect(await bench.parts.links.link(to: deviceID) === link)
    }

    @Test("two programs that add the same accessory at once: one does, the other is told, and it is live")
    func addsOnce() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        let refusals = await withTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    do {
                        try await bench.add(lamp, to: home)
                        return 0
                    } catch {
                        return 1
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(refusals == 3)
        try await isReachable(bench, 1)
        let on = await reference(lamp, 1, 10)
        let results = await bench.parts.control.write([CharacteristicWrite(on, value: .bool(true))], for: 1)
        #expect(results.map(\.error) == [nil])
    }

    @Test("B6.10: one that was away when it was removed can be added again without its code")
    func addsAgainWithKeptKeys() async throws {
        let bench = try HubBench()
        var lamp = try await ServedAccessory(.lamp)
        let home = try await bench.addHome()
        let added = try await bench.add(lamp, to: home)
        let port = lamp.address.port
        let state = await lamp.stop()
        try await isReachable(bench, 0)
        try await bench.perform(RemoveAccessory(home: home, accessory: added.accessory))
        try await eventually("given up", within: .seconds(30)) {
            bench.log.entries.contains { $0.message.contains("could not be told") }
        }
        lamp = try await ServedAccessory(.lamp, state: state, port: port)
        let again = try await bench.add(lamp, to: home, code: nil)
        #expect(again.accessory == added.accessory)
        try await isReachable(bench, 1)
    }

    @Test("an accessory that goes shows unreachable and keeps its place; it comes back with what happened meanwhile")
    func survivesAbsence() async throws {
        let bench = try HubBench()
        var lamp = try await ServedAccessory(.lamp)
        try await bench.add(lamp, to: try await bench.addHome())
        try await isReachable(bench, 1)
        let (port, on) = (lamp.address.port, await reference(lamp, 1, 10))
        let state = await lamp.stop()
        try await isReachable(bench, 0)
        #expect(await bench.registry.database.homes[0].accessories.count == 1)
        let results = await bench.parts.control.write([CharacteristicWrite(on, value: .bool(true))], for: 1)
        #expect(results.map(\.error?.code) == [.accessoryNotReachable])
        lamp = try await ServedAccessory(.lamp, state: state, port: port)
        await lamp.server.setValue(.bool(true), of: CharacteristicID(aid: 1, iid: 10))
        try await isReachable(bench, 1)
        #expect(await bench.registry.live.value(of: on) == .bool(true))
    }
}
