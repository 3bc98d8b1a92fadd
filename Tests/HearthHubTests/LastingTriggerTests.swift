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

/// Values that last for a while, and triggers that end. A sensor and what it switches on are both lamps on the wire. The
/// hub's clock stands until it is turned: 2026-03-02 at 11:00 UTC.
@Suite("Lasting values and ends of triggers in the hub", .serialized)
struct LastingTriggerTests {
    @Test("it runs when the value has lasted, once, and again only after another value")
    func lasts() async throws {
        let scene = try await TriggerScene()
        let event = scene.lasting(true, 600)
        let id = try await scene.add(.event(plan: EventPlan(events: [event])))
        try await scene.sense(true, id, holds: true)
        let start = scene.now
        #expect(await scene.trigger(id)?.holds.map(\.since) == [start])
        try await scene.turn(to: start + 600)
        try await scene.untilTraced([.ran])
        #expect(try await scene.traces[0].cause == .happened(event: event))
        let trigger = try #require(await scene.trigger(id))
        #expect(trigger.lastFireDate == start + 600 && trigger.holds.first?.happened == 600)
        scene.bench.clock.set(to: start + 9_000)
        try await scene.sense(false, id, holds: false)
        try await scene.sense(true, id, holds: true)
        try await scene.turn(to: start + 9_600)
        try await scene.untilTraced([.ran, .ran])
        // The scene is at rest, so that programs may run it.
        try await scene.bench.parts.runner.run(scene.actionSet, in: scene.home, for: 1) { _ in }
    }

    @Test("another value in between makes it wait anew")
    func interrupted() async throws {
        let scene = try await TriggerScene()
        let id = try await scene.add(.event(plan: EventPlan(events: [scene.lasting(true, 600)])))
        try await scene.sense(true, id, holds: true)
        let start = scene.now
        scene.bench.clock.set(to: start + 599)
        try await scene.sense(false, id, holds: false)
        try await scene.sense(true, id, holds: true)
        scene.bench.clock.set(to: start + 600)
        try await scene.turn(to: start + 1_199)
        try await scene.untilTraced([.ran])
        #expect(try await scene.traces[0].date == start + 1_199)
    }

    @Test("a value that is so already counts from the moment when the trigger is enabled")
    func enabled() async throws {
        let scene = try await TriggerScene()
        let id = try await scene.add(.event(plan: EventPlan(events: [scene.lasting(false, 60)])))
        #expect(await scene.trigger(id)?.holds.map(\.since) == [scene.now])
        try await scene.turn(to: scene.now + 60)
        try await scene.untilTraced([.ran])
    }

    @Test("a condition for a while holds when it has lasted, and asks the device")
    func condition() async throws {
        let scene = try await TriggerScene()
        let quiet = TriggerPredicate.lasting(
            of: scene.motion, comparison: .equalTo, value: .bool(false), seconds: 600)
        let brightness = CharacteristicReference(accessory: scene.light.accessory, iid: 11)
        let change = scene.event(.characteristic(of: brightness, value: nil))
        let id = try await scene.add(.event(plan: EventPlan(events: [change], predicate: quiet)))
        let start = scene.now
        #expect(await scene.trigger(id)?.holds.map(\.since) == [start])
        for (seconds, value, outcomes) in [
            (599.0, 10, [Trace.Outcome.conditionNotMet]), (600, 20, [.conditionNotMet, .ran]),
        ] {
            scene.bench.clock.set(to: start + seconds)
            await scene.lamp.server.setValue(.integer(Int128(value)), of: CharacteristicID(aid: 1, iid: 11))
            try await scene.untilTraced(outcomes)
        }
        let judgement = try #require(try await scene.traces[1].condition)
        #expect(judgement.values == [Judgement.Value(scene.motion, .bool(false))] && judgement.verdict == .holds)
    }

    @Test(
        "a lasting value whose condition asks a device stays due until that has answered, and is noted with the outcome"
    )
    func lastingWithCondition() async throws {
        let scene = try await TriggerScene()
        let dark = TriggerPredicate.characteristic(of: scene.light, comparison: .equalTo, value: .bool(false))
        let plan = EventPlan(events: [scene.lasting(true, 600)], predicate: dark)
        let id = try await scene.add(.event(plan: plan))
        try await scene.sense(true, id, holds: true)
        try await scene.turn(to: scene.now + 600)
        try await scene.untilTraced([.ran])
        #expect(await scene.trigger(id)?.holds.first?.happened == 600)
        await scene.lamp.server.setValue(.bool(true), of: CharacteristicID(aid: 1, iid: 10))
        try await scene.sense(false, id, holds: false)
        try await scene.sense(true, id, holds: true)
        try await scene.turn(to: scene.now + 600)
        try await scene.untilTraced([.ran, .conditionNotMet])
        #expect(await scene.trigger(id)?.holds.first?.happened == 600)
    }

    @Test("as an end event it puts back what the run has changed, counted from the run at the earliest")
    func end() async throws {
        let scene = try await TriggerScene()
        let start = scene.now
        let brightness = CharacteristicReference(accessory: scene.motion.accessory, iid: 11)
        let id = try await scene.add(
            .event(
                plan: EventPlan(
                    events: [scene.event(.characteristic(of: brightness, value: nil))],
                    endEvents: [scene.lasting(false, 300)])))
        scene.bench.clock.set(to: start + 1_000)
        await scene.sensor.server.setValue(.integer(77), of: CharacteristicID(aid: 1, iid: 11))
        try await scene.untilTraced([.ran])
        #expect(await scene.trigger(id)?.restoration?.values == [.init(scene.light, .bool(false))])
        try await scene.turn(to: start + 1_300)
        try await scene.untilTraced([.ran, .ran])
        #expect(await scene.trigger(id)?.restoration == nil)
        #expect(await scene.lamp.server.value(of: CharacteristicID(aid: 1, iid: 10)) == .bool(false))
    }

    @Test("a restart does not begin to count anew; what fell due meanwhile happens when the device confirms it")
    func restart() async throws {
        var scene = try await TriggerScene()
        let id = try await scene.add(.event(plan: EventPlan(events: [scene.lasting(true, 600)])))
        try await scene.sense(true, id, holds: true)
        let start = scene.now
        try scene.restart(at: start + 300)
        #expect(await scene.trigger(id)?.holds.map(\.since) == [start])
        try await scene.turn(to: start + 600)
        try await scene.untilTraced([.ran])
        try scene.restart(at: start + 700)
        try await eventually("the device has confirmed it") {
            await scene.bench.registry.isReachable(scene.motion.accessory)
        }
        #expect(try await scene.traces.count == 1)
        try await scene.sense(false, id, holds: false)
        try await scene.sense(true, id, holds: true)
        try scene.restart(at: start + 7_200)
        try await scene.untilTraced([.ran, .ran])
        #expect(try await scene.traces[1].date == start + 7_200)
    }

    @Test("a device that says something else after a restart ends it")
    func restartWithAnotherValue() async throws {
        var scene = try await TriggerScene()
        let id = try await scene.add(.event(plan: EventPlan(events: [scene.lasting(true, 600)])))
        try await scene.sense(true, id, holds: true)
        let start = scene.now
        let port = scene.sensor.address.port
        let state = await scene.sensor.stop()
        try scene.restart(at: start + 7_200)
        #expect(await scene.trigger(id)?.holds.count == 1)
        // The lamp in its place is off when it comes.
        scene.sensor = try await ServedAccessory(.lamp, state: state, port: port)
        try await eventually("it has said something else", within: .seconds(20)) {
            await scene.trigger(id)?.holds.isEmpty == true
        }
        #expect(try await scene.traces.isEmpty)
    }

    @Test("a trigger is disabled at its end, a timer when no date is left before it; neither runs afterwards")
    func ends() async throws {
        let scene = try await TriggerScene()
        let start = scene.now
        let schedule = TimerSchedule(
            fireDate: start + 600, timeZone: "Europe/Berlin", recurrence: Recurrence(minutes: 10))
        let timer = try await scene.add(.timer(schedule: schedule), endDate: start + 1_200)
        let change = scene.event(.characteristic(of: scene.motion, value: nil))
        let event = try await scene.add(.event(plan: EventPlan(events: [change])), endDate: start + 1_500)
        try await scene.turn(to: start + 600)
        try await scene.untilTraced([.ran])
        #expect(await scene.trigger(timer)?.isEnabled == true)
        try await scene.turn(to: start + 1_200)
        try await scene.untilTraced([.ran, .ran])
        #expect(await scene.trigger(timer)?.isEnabled == false)
        #expect(await scene.trigger(event)?.isEnabled == true)
        try await scene.turn(to: start + 1_500)
        try await eventually("it has ended") { await scene.trigger(event)?.isEnabled == false }
        #expect(scene.bench.clock.nextWake == nil)
    }

    @Test("what was missed before the end is not made up for after it")
    func endedMeanwhile() async throws {
        let scene = try await TriggerScene()
        let start = scene.now
        let schedule = TimerSchedule(
            fireDate: start + 600, timeZone: "Europe/Berlin", recurrence: Recurrence(minutes: 10))
        let id = try await scene.add(.timer(schedule: schedule), endDate: start + 700, catchUp: .all)
        try await eventually("the hub sleeps") { scene.bench.clock.nextWake == start + 600 }
        scene.bench.clock.set(to: start + 3_600)
        try await eventually("it has ended") { await scene.trigger(id)?.isEnabled == false }
        #expect(try await scene.traces.isEmpty)
        #expect(scene.lamp.writes.isEmpty)
    }
}

extension TriggerScene {
    /// The sensor has said so for so many seconds.
    fileprivate func lasting(_ isMotion: Bool, _ seconds: Double) -> TriggerEvent {
        event(.lasting(of: motion, comparison: .equalTo, value: .bool(isMotion), seconds: seconds))
    }

    /// The sensor says something by itself, and the trigger has taken note of it.
    fileprivate func sense(_ isMotion: Bool, _ id: Trigger.ID, holds: Bool) async throws {
        await sensor.server.setValue(.bool(isMotion), of: CharacteristicID(aid: 1, iid: 10))
        try await eventually("the hub has heard it") { await trigger(id)?.holds.isEmpty == !holds }
    }

    /// Turns the clock when the hub has lain down to sleep until then.
    fileprivate func turn(to date: Date) async throws {
        try await eventually("the hub sleeps until \(date)") { bench.clock.nextWake == date }
        bench.clock.set(to: date)
    }

    fileprivate var now: Date { bench.clock.now }

    /// The hub ends, and another one takes its place at another time.
    fileprivate mutating func restart(at date: Date) throws {
        let (scratch, store) = (bench.scratch, bench.store)
        bench = try HubBench(in: scratch, store: store, clock: ManualWallClock(now: date))
    }
}
