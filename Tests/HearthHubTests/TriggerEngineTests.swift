// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@Suite("Timer triggers in the hub")
struct TriggerEngineTests {
    /// A hub with a lamp and a scene that switches it on.
    private struct Scene {
        let bench: HubBench
        let lamp: ServedAccessory
        let home: Home.ID
        let actionSet: ActionSet.ID

        init() async throws {
            bench = try HubBench()
            lamp = try await ServedAccessory(.lamp)
            home = try await bench.addHome()
            try await bench.add(lamp, to: home)
            try await bench.perform(AddActionSet(home: home, name: "Evening"))
            let set = await bench.registry.database.homes[0].actionSets.first { $0.name == "Evening" }
            actionSet = try #require(set).id
            let on = CharacteristicReference(
                CharacteristicID(aid: 1, iid: 10), of: await lamp.server.state.identity.deviceID)
            try await bench.perform(
                AddAction(
                    home: home, actionSet: actionSet,
                    action: Action(id: .init(UUID()), characteristic: on, targetValue: .bool(true))))
        }

        func addTrigger(in minutes: Int, every recurrence: Recurrence? = nil) async throws -> Trigger.ID {
            let schedule = TimerSchedule(
                fireDate: bench.clock.now.addingTimeInterval(Double(minutes) * 60), timeZone: "Europe/Berlin",
                recurrence: recurrence)
            let trigger = Trigger(
                id: .init(UUID()), name: "Timer \(minutes)", kind: .timer(schedule: schedule), actionSets: [actionSet])
            try await bench.perform(AddTrigger(home: home, trigger: trigger))
            try await bench.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
            return trigger.id
        }

        func trigger(_ id: Trigger.ID) async -> Trigger? {
            await bench.registry.database.homes[0].triggers.first { $0.id == id }
        }
    }

    @Test("one that is due fires once, is recorded and disabled")
    func firesOnce() async throws {
        let scene = try await Scene()
        let id = try await scene.addTrigger(in: 10)
        try await scene.bench.clock.waitForSleepers(1)
        #expect(scene.lamp.writes.isEmpty)
        scene.bench.clock.advance(by: 600)
        try await eventually("the write") { scene.lamp.writes.count == 1 }
        let trigger = try #require(await scene.trigger(id))
        #expect(!trigger.isEnabled)
        #expect(trigger.lastFireDate == scene.bench.clock.now)
        scene.bench.clock.advance(by: 6000)
        #expect(scene.lamp.writes.count == 1)
    }

    @Test("one that recurs fires at each date and moves on")
    func recurs() async throws {
        let scene = try await Scene()
        let id = try await scene.addTrigger(in: 10, every: Recurrence(minutes: 30))
        let first = scene.bench.clock.now.addingTimeInterval(600)
        for round in 1...3 {
            try await eventually("asleep") { scene.bench.clock.sleeperCount > 0 }
            scene.bench.clock.set(to: first.addingTimeInterval(Double(round - 1) * 1800))
            try await eventually("write \(round)") { scene.lamp.writes.count == round }
            let trigger = try #require(await scene.trigger(id))
            #expect(trigger.isEnabled)
            #expect(trigger.nextFireDate == first.addingTimeInterval(Double(round) * 1800))
        }
    }

    @Test("dates missed for longer than a minute are passed over, not made up for")
    func skipsMissed() async throws {
        let scene = try await Scene()
        let once = try await scene.addTrigger(in: 10)
        let daily = try await scene.addTrigger(in: 20, every: Recurrence(days: 1))
        try await scene.bench.clock.waitForSleepers(1)
        let due = try #require(await scene.trigger(daily)?.nextFireDate)
        scene.bench.clock.set(to: due.addingTimeInterval(3600))
        try await eventually("moved on") { await scene.trigger(daily)?.nextFireDate == due.addingTimeInterval(86_400) }
        #expect(await scene.trigger(once)?.isEnabled == false)
        #expect(await scene.trigger(once)?.lastFireDate == nil)
        #expect(scene.lamp.writes.isEmpty)
    }

    @Test("a disabled trigger does not fire")
    func obeysDisabling() async throws {
        let scene = try await Scene()
        let id = try await scene.addTrigger(in: 10)
        try await scene.bench.clock.waitForSleepers(1)
        try await scene.bench.perform(EnableTrigger(home: scene.home, trigger: id, isEnabled: false))
        let other = try await scene.addTrigger(in: 11)
        scene.bench.clock.advance(by: 660)
        try await eventually("the other") { await scene.trigger(other)?.lastFireDate != nil }
        try await eventually("one write") { scene.lamp.writes.count == 1 }
        #expect(await scene.trigger(id)?.lastFireDate == nil)
    }
}
