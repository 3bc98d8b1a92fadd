// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

/// A hub with a sensor that starts triggers and a lamp that they switch on by a scene; both are lamps on the wire. The hub's
/// clock stands until it is turned: 2026-03-02 at 11:00 UTC.
struct TriggerScene {
    var bench: HubBench
    var sensor: ServedAccessory
    let lamp: ServedAccessory
    let home: Home.ID
    let actionSet: ActionSet.ID
    let motion: CharacteristicReference
    let light: CharacteristicReference

    /// - Parameter isEmpty: whether the scene sets nothing yet; else it switches the lamp on.
    init(isEmpty: Bool = false) async throws {
        bench = try HubBench()
        (sensor, lamp) = (try await ServedAccessory(.lamp), try await ServedAccessory(.lamp))
        home = try await bench.addHome()
        try await bench.add(sensor, to: home)
        try await bench.add(lamp, to: home)
        try await bench.perform(AddActionSet(home: home, name: "Evening"))
        let set = await bench.registry.database.homes[0].actionSets.first { $0.name == "Evening" }
        actionSet = try #require(set).id
        let id = CharacteristicID(aid: 1, iid: 10)
        motion = CharacteristicReference(id, of: await sensor.server.state.identity.deviceID)
        light = CharacteristicReference(id, of: await lamp.server.state.identity.deviceID)
        if !isEmpty { try await addAction(light, .bool(true)) }
    }

    func addAction(
        _ characteristic: CharacteristicReference, _ value: CharacteristicValue, after delay: Double = 0
    ) async throws {
        let action = Action(id: .init(UUID()), characteristic: characteristic, targetValue: value, delay: delay)
        try await bench.perform(AddAction(home: home, actionSet: actionSet, action: action))
    }

    func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: .init(UUID()), kind: kind) }

    /// Adds a trigger that runs the scene, and enables it.
    func add(_ kind: Trigger.Kind, endDate: Date? = nil, catchUp: CatchUp = .skip) async throws -> Trigger.ID {
        let count = await bench.registry.database.homes[0].triggers.count
        let trigger = Trigger(
            id: .init(UUID()), name: "Trigger \(count)", kind: kind, actionSets: [actionSet], catchUp: catchUp,
            endDate: endDate)
        try await bench.perform(AddTrigger(home: home, trigger: trigger))
        try await bench.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
        return trigger.id
    }

    func trigger(_ id: Trigger.ID) async -> Trigger? {
        await bench.registry.database.homes[0].triggers.first { $0.id == id }
    }

    /// The oldest first.
    var traces: [Trace] {
        get async throws { try await bench.registry.traces(ListTraces(), for: 1).traces.reversed() }
    }

    func untilTraced(_ outcomes: [Trace.Outcome]) async throws {
        try await eventually("traces: \(outcomes)") { try await traces.map(\.outcome) == outcomes }
    }
}
