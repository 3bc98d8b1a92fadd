// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthIPC
import HearthModel
import HearthStore
import HearthSystem
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

        /// When the action set has run last.
        var lastRun: Date? {
            get async {
                await bench.registry.database.homes[0].actionSets.first { $0.id == actionSet }?.lastExecutionDate
            }
        }

        func trigger(_ id: Trigger.ID) async -> Trigger? {
            await bench.registry.database.homes[0].triggers.first { $0.id == id }
        }
    }

    @Test("B12.10: one that is due fires once, is recorded and disabled")
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
            #expect(await scene.lastRun == scene.bench.clock.now)
            let trigger = try #require(await scene.trigger(id))
            #expect(trigger.isEnabled)
            #expect(trigger.nextFireDate == first.addingTimeInterval(Double(round) * 1800))
        }
    }

    @Test("B12.9: dates missed for longer than a minute are passed over, not made up for")
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

    @Test("a clock that was far ahead and is put right does not keep a trigger from firing for years")
    func plansAnew() async throws {
        let scene = try await Scene()
        let id = try await scene.addTrigger(in: 10, every: Recurrence(minutes: 30))
        let first = try #require(await scene.trigger(id)?.nextFireDate)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: first.addingTimeInterval(365 * 86_400 + 700))
        try await eventually("planned by the wrong clock") {
            await scene.trigger(id)?.nextFireDate.map { $0 > first.addingTimeInterval(86_400) } ?? false
        }
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: first.addingTimeInterval(-300))
        try await eventually("planned anew") { await scene.trigger(id)?.nextFireDate == first }
    }

    @Test("a clock put back by seconds does not make a trigger fire twice")
    func toleratesSmallSteps() async throws {
        let scene = try await Scene()
        let id = try await scene.addTrigger(in: 10, every: Recurrence(minutes: 30))
        let first = try #require(await scene.trigger(id)?.nextFireDate)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: first)
        try await eventually("the write") { scene.lamp.writes.count == 1 }
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: first.addingTimeInterval(-60))
        let other = try await scene.addTrigger(in: 2)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.advance(by: 120)
        try await eventually("the other") { await scene.trigger(other)?.lastFireDate != nil }
        #expect(await scene.trigger(id)?.nextFireDate == first.addingTimeInterval(1800))
    }

    @Test("while the store refuses, the hub tries again now and then, not all the time")
    func pausesAfterFailure() async throws {
        let (store, clock) = (FailingStore(), ManualWallClock(now: Date(timeIntervalSince1970: 1_772_449_200)))
        let registry = try HomeRegistry(store: store, now: { clock.now })
        let due = clock.now.addingTimeInterval(600)
        try await registry.commit { database, context throws(HubError) in
            var changes = try AddHome(name: "Mill Lane").changes(in: database, context: context)
            let trigger = Trigger(
                id: .init(UUID()), name: "Timer", kind: .timer(schedule: TimerSchedule(fireDate: due)),
                isEnabled: true, nextFireDate: due)
            for case .homeAdded(let home) in changes {
                changes.append(.triggerAdded(trigger: trigger, home: home.id))
            }
            return changes
        }
        let log = MemoryLogHandler()
        let bench = try HubBench()
        let engine = TriggerEngine(
            registry: registry, control: bench.parts.control, clock: clock, log: log.logger("triggers"))
        let running = Task { await engine.run() }
        defer { running.cancel() }
        try await clock.waitForSleepers(1)
        store.isFailing.withLock { $0 = true }
        clock.advance(by: 600)
        try await eventually("refused") { !log.entries.isEmpty }
        try await clock.waitForSleepers(1)
        #expect(log.entries.count { $0.message.contains("could not be run") } == 1)
        store.isFailing.withLock { $0 = false }
        clock.advance(by: 10)
        try await eventually("fired after all") {
            await registry.database.homes[0].triggers[0].lastFireDate == clock.now
        }
    }

    @Test("when the machine moves to another zone, times of day are planned anew at once")
    func zoneChange() async throws {
        let clock = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_449_200))
        let zone = Guarded("Europe/Berlin")
        let registry = try HomeRegistry(
            store: InMemoryStore(), now: { clock.now },
            calendar: {
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = TimeZone(identifier: zone.withLock { $0 }) ?? .gmt
                return calendar
            })
        let evening = TriggerEvent(id: .init(UUID()), kind: .calendar(time: CalendarTime(hour: 22, minute: 30)))
        try await registry.commit { database, context throws(HubError) in
            var changes = try AddHome(name: "Mill Lane").changes(in: database, context: context)
            let trigger = Trigger(
                id: .init(UUID()), name: "Bedtime", kind: .event(plan: EventPlan(events: [evening])), isEnabled: true,
                nextFireDate: clock.now)
            for case .homeAdded(let home) in changes {
                changes.append(.triggerAdded(trigger: trigger, home: home.id))
            }
            return changes
        }
        let (zones, tell) = AsyncStream.makeStream(of: String?.self)
        let bench = try HubBench()
        let engine = TriggerEngine(
            registry: registry, control: bench.parts.control, clock: clock, log: bench.log.logger("triggers"),
            zoneChanges: zones)
        let running = Task { await engine.run() }
        defer { running.cancel() }
        // 2 March 2026: 21:30 UTC in Berlin, 13:30 in Tokyo.
        try await eventually("planned in Berlin") {
            await registry.nextFireDate == Date(timeIntervalSince1970: 1_772_487_000)
        }
        zone.withLock { $0 = "Asia/Tokyo" }
        tell.yield("Asia/Tokyo")
        try await eventually("planned in Tokyo") {
            await registry.nextFireDate == Date(timeIntervalSince1970: 1_772_458_200)
        }
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
