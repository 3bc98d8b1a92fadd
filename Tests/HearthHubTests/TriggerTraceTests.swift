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

/// What triggers do with missed dates, delays and conditions, and what they tell of it afterwards. The hub's clock stands
/// until it is turned: 2026-03-02 at 11:00 UTC.
@Suite("Traces of triggers", .serialized)
struct TriggerTraceTests {
    @Test("a run leaves what was due, what was written, and how long that took")
    func run() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        let due = try #require(try await scene.addTimer().nextFireDate)
        scene.bench.clock.set(to: due + 5)
        try await scene.untilTraced([.ran])
        let trace = try #require(try await scene.traces.first)
        #expect(trace.cause == .date(due: due) && trace.date == due + 5 && trace.finishedAt == due + 5)
        #expect(trace.actions.map(\.characteristic) == [scene.light] && trace.actions[0].succeeded == true)
        #expect(trace.actions[0].seconds.map { $0 >= 0 } == true && trace.condition == nil)
    }

    @Test("an action that fails is told with its reason")
    func failure() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        try await scene.addAction(scene.brightness, .integer(40))
        let due = try #require(try await scene.addTimer().nextFireDate)
        await scene.lamp.server.setStatus(.busy, of: 1)
        scene.bench.clock.set(to: due)
        try await scene.untilTraced([.failed])
        let actions = try #require(try await scene.traces.first).actions
        #expect(actions.map(\.succeeded) == [false, false] && actions[1].error?.code == .accessoryIsBusy)
    }

    @Test("what was missed is passed over, made up for once if that was lately, or every time, as the rule says")
    func catchUp() async throws {
        for (rule, late, causes) in [
            (CatchUp.skip, 1900.0, [Trace.Cause.missed(due: after(0), last: nil)]),
            (.once(within: 300), 1900, [.missed(due: after(0), last: after(1800))]),
            (.once(within: 80), 1900, [.missed(due: after(0), last: nil)]),
            (
                .all, 1900,
                [
                    .missed(due: after(0), last: after(0)), .missed(due: after(600), last: after(600)),
                    .missed(due: after(1200), last: after(1200)),
                    .missed(due: after(1800), last: after(1800)),
                ]
            ),
            (.skip, 1810, [.missed(due: after(0), last: nil), .date(due: after(1800))]),
            (.once(within: 300), 1810, [.missed(due: after(0), last: nil), .date(due: after(1800))]),
        ] {
            let scene = try await TriggerScene(isEmpty: true)
            try await scene.addAction(scene.light, .bool(true))
            let trigger = try await scene.addTimer(catchUp: rule)
            let due = try #require(trigger.nextFireDate)
            scene.bench.clock.set(to: due + late)
            try await eventually("\(rule): \(causes.count) traces") {
                try await scene.traces.filter { $0.outcome != .running }.count == causes.count
            }
            #expect(try await scene.traces.map { $0.cause.since(due) } == causes)
            let runs = try await scene.traces.count { $0.outcome == .ran }
            #expect(scene.lamp.writes.count == runs && runs == causes.count { $0.runs })
            #expect(await scene.trigger(trigger.id)?.nextFireDate == due + 2400)
        }
    }

    @Test("a clock put back by minutes does not make a trigger run twice for one date")
    func putBack() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        let trigger = try await scene.addTimer()
        let due = try #require(trigger.nextFireDate)
        scene.bench.clock.set(to: due)
        try await scene.untilTraced([.ran])
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due - 1500)
        try await scene.bench.clock.waitForSleepers(1)
        #expect(await scene.trigger(trigger.id)?.nextFireDate == due + 600)
    }

    @Test("a condition tells part by part what it came to; one that asks a device stays due until that has answered")
    func condition() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.brightness, .integer(40))
        let clock = TriggerPredicate.time(relation: .after, moment: .clock(time: CalendarTime(hour: 1)))
        let isOn = TriggerPredicate.characteristic(of: scene.light, comparison: .equalTo, value: .bool(true))
        let plan = EventPlan(
            events: [TriggerEvent(id: .init(UUID()), kind: .calendar(time: CalendarTime(minute: 30)))],
            predicate: .all(of: [clock, isOn]))
        let due = try #require(try await scene.added(.event(plan: plan)).nextFireDate)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due)
        try await scene.untilTraced([.conditionNotMet])
        let judgement = try #require(try await scene.traces.first?.condition)
        #expect(judgement.verdicts == [.doesNotHold, .holds, .doesNotHold])
        #expect(judgement.values == [Judgement.Value(scene.light, .bool(false))])
        await scene.lamp.server.setValue(.bool(true), of: CharacteristicID(aid: 1, iid: 10))
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due + 3600)
        try await scene.untilTraced([.conditionNotMet, .ran])
    }

    @Test("actions with a delay are written later, each in its time, and the trace is over with the last one")
    func delays() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        try await scene.addAction(scene.brightness, .integer(40), after: 300)
        let due = try #require(try await scene.addTimer().nextFireDate)
        scene.bench.clock.set(to: due)
        try await eventually("the first write") { scene.lamp.writes.count == 1 }
        let pending = await scene.bench.registry.database.homes[0].actionSets.first { $0.id == scene.actionSet }?
            .pending
        #expect(pending?.dueDate == due + 300)
        try await scene.untilTraced([.running])
        try await eventually("asleep until then") { scene.bench.clock.nextWake == due + 300 }
        scene.bench.clock.set(to: due + 300)
        try await scene.untilTraced([.ran])
        #expect(scene.lamp.writes.count == 2)
        #expect(try await scene.traces.first?.finishedAt == due + 300)
        #expect(
            await scene.bench.registry.database.homes[0].actionSets.first { $0.id == scene.actionSet }?.pending == nil)
    }

    @Test("a scene that runs again begins its delays anew, and the trace of the first run says so")
    func delaysAgain() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        try await scene.addAction(scene.brightness, .integer(40), after: 900)
        let due = try #require(try await scene.addTimer().nextFireDate)
        scene.bench.clock.set(to: due)
        try await eventually("the first run") { scene.lamp.writes.count == 1 }
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due + 600)
        try await scene.untilTraced([.ran, .running])
        let first = try #require(try await scene.traces.first)
        #expect(first.actions.count == 1 && first.note != nil)
    }

    @Test("trying out: a rehearsal writes nothing and leaves no trace, a test runs and leaves the dates alone")
    func test() async throws {
        let scene = try await TriggerScene(isEmpty: true)
        try await scene.addAction(scene.light, .bool(true))
        let never = TriggerPredicate.any(of: [])
        let plan = EventPlan(
            events: [TriggerEvent(id: .init(UUID()), kind: .calendar(time: CalendarTime(minute: 30)))],
            predicate: never)
        let trigger = try await scene.added(.event(plan: plan))
        let request = { TestTrigger(home: scene.home, trigger: trigger.id, isRehearsal: $0, isForced: $1) }
        let engine = scene.bench.parts.triggers
        #expect(try await engine.test(request(true, false)).outcome == .conditionNotMet)
        #expect(try await engine.test(request(true, true)).outcome == .rehearsed)
        #expect(try await scene.traces.isEmpty && scene.lamp.writes.isEmpty)
        #expect(try await engine.test(request(false, false)).outcome == .conditionNotMet)
        #expect(scene.lamp.writes.isEmpty)
        #expect(try await engine.test(request(false, true)).outcome == .ran)
        #expect(scene.lamp.writes.count == 1)
        #expect(try await scene.traces.map(\.outcome) == [.conditionNotMet, .ran])
        #expect(await scene.trigger(trigger.id) == trigger)
    }
}

extension TriggerScene {
    fileprivate var brightness: CharacteristicReference {
        CharacteristicReference(accessory: light.accessory, iid: 11)
    }

    fileprivate func added(_ kind: Trigger.Kind, catchUp: CatchUp = .skip) async throws -> Trigger {
        try #require(await trigger(try await add(kind, catchUp: catchUp)))
    }

    fileprivate func addTimer(catchUp: CatchUp = .skip) async throws -> Trigger {
        let schedule = TimerSchedule(
            fireDate: bench.clock.now + 600, timeZone: "Europe/Berlin", recurrence: Recurrence(minutes: 10))
        let trigger = try await added(.timer(schedule: schedule), catchUp: catchUp)
        try await bench.clock.waitForSleepers(1)
        return trigger
    }
}

/// A moment, counted from the first due date.
private func after(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

extension Trace.Cause {
    /// Itself, with dates counted from a moment, as a table writes them.
    fileprivate func since(_ start: Date) -> Trace.Cause {
        let zero = { (date: Date) in after(date.timeIntervalSince(start)) }
        switch self {
        case .date(let due): return .date(due: zero(due))
        case .missed(let due, let last): return .missed(due: zero(due), last: last.map(zero))
        default: return self
        }
    }

    fileprivate var runs: Bool {
        if case .missed(_, nil) = self { false } else { true }
    }
}
