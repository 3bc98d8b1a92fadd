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

/// Scenes over many accessory servers, on a clock that the test turns.
@Suite("Scenes over many accessory servers", .serialized)
struct SceneTests {
    private let clock = ManualClock()

    /// A hub with so many lamps, each a server of its own, and a scene that switches all of them on at 30 %.
    private func evening(
        lamps count: Int
    ) async throws -> (bench: HubBench, lamps: [ScriptedAccessory], home: Home.ID, scene: ActionSet.ID) {
        let bench = try HubBench(linkClock: clock)
        let home = try await bench.addHome()
        try await bench.perform(AddActionSet(home: home, name: "Evening"))
        let scene = try #require(await bench.registry.database.homes[0].actionSets.first { $0.name == "Evening" }).id
        var lamps: [ScriptedAccessory] = []
        for _ in 0..<count {
            let lamp = try ScriptedAccessory()
            try await lamp.start()
            try await bench.add(at: lamp.address, to: home)
            await lamp.forgetRequests()
            for (iid, value) in [(10, .bool(true)), (11, .integer(30))] as [(UInt64, CharacteristicValue)] {
                let reference = CharacteristicReference(
                    CharacteristicID(aid: 1, iid: iid), of: lamp.identity.deviceID)
                let action = Action(id: .init(UUID()), characteristic: reference, targetValue: value)
                try await bench.perform(AddAction(home: home, actionSet: scene, action: action))
            }
            lamps.append(lamp)
        }
        return (bench, lamps, home, scene)
    }

    private func writes(_ lamp: ScriptedAccessory) async -> [[UInt64]] {
        await lamp.requests.map { $0.rows.filter { $0.value != nil }.map(\.id.iid) }.filter { !$0.isEmpty }
    }

    @Test("B11.1: a slow server and a dead one hold nobody up, each action has its result, each server one request")
    func slowAndDead() async throws {
        let (bench, lamps, home, scene) = try await evening(lamps: 8)
        let gate = Gate()
        await lamps[2].follow { request, _ in
            if request.rows.contains(where: { $0.value != nil }) { await gate.wait() }
            return .usual
        }
        await lamps[5].follow { _, _ in .silence }
        let outcomes = Recorder<ActionSetExecuted>()
        let run = Task { try await bench.parts.runner.run(scene, in: home, for: 1) { outcomes.record($0) } }
        // The clock stands still: nobody waits for anybody.
        for index in lamps.indices where index != 5 {
            try await eventually("a write to lamp \(index)") { await writes(lamps[index]) == [[10, 11]] }
        }
        #expect(outcomes.elements.isEmpty)
        for _ in 0..<40 { try await clock.step(by: .milliseconds(500)) }
        #expect(outcomes.elements.isEmpty, "both still have time")
        await gate.open()
        try await clock.turn(until: "the dead one is given up") { !outcomes.elements.isEmpty }
        try await run.value
        let outcome = try #require(outcomes.elements.first)
        #expect(outcome.error?.code == .actionSetExecutionPartialSuccess)
        let failed = outcome.results.filter { $0.error != nil }.map(\.characteristic)
        #expect(
            failed.map(\.accessory) == Array(repeating: .init(deviceID: lamps[5].identity.deviceID, aid: 1), count: 2))
        #expect(outcome.results.count == 16)
        #expect(outcome.results.allSatisfy { ($0.value != nil) == ($0.error == nil) })
        for index in lamps.indices where index != 5 { #expect(await writes(lamps[index]).count == 1) }
        for lamp in lamps { await lamp.stop() }
    }

    @Test("B8.5: a server that is known to be away fails at once")
    func away() async throws {
        let (bench, lamps, home, scene) = try await evening(lamps: 3)
        await lamps[1].stop()
        try await eventually("two reachable") { await bench.registry.live.reachable.count == 2 }
        let outcomes = Recorder<ActionSetExecuted>()
        try await bench.parts.runner.run(scene, in: home, for: 1) { outcomes.record($0) }
        let errors = outcomes.elements.first?.results.map { $0.error?.code }
        #expect(errors == [nil, nil, .accessoryNotReachable, .accessoryNotReachable, nil, nil])
        for lamp in lamps { await lamp.stop() }
    }
}

extension HTTPRequest {
    fileprivate var rows: [CharacteristicWriteRequest.Row] { (try? CharacteristicWriteRequest(body: body))?.rows ?? [] }
}
