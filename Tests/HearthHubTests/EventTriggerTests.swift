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

/// A sensor starts triggers, a lamp is what they switch on; both are lamps on the wire. The hub's clock stands until it is
/// turned: 2026-03-02 at 11:00 UTC.
@Suite("Event triggers in the hub", .serialized)
struct EventTriggerTests {
    @Test("B13.1 B13.11: a change to the value lets it run, once for each, and not while it lasts")
    func characteristic() async throws {
        let scene = try await TriggerScene()
        let id = try await scene.addMotion()
        try await scene.sense(true)
        try await eventually("the light is on") { await scene.isLit }
        #expect(await scene.trigger(id)?.lastFireDate == scene.bench.clock.now)
        #expect(scene.lamp.writes.count == 1)
        try await scene.sense(false)
        scene.bench.clock.advance(by: 60)
        try await scene.sense(true)
        try await eventually("it runs again") { scene.lamp.writes.count == 2 }
        #expect(await scene.trigger(id)?.isEnabled == true)
    }

    @Test("B13.12: a value that comes into a range lets it run, whoever has set it")
    func threshold() async throws {
        let scene = try await TriggerScene()
        let brightness = CharacteristicReference(accessory: scene.motion.accessory, iid: 11)
        let bright = scene.event(.threshold(of: brightness, minimum: .integer(80), maximum: nil))
        _ = try await scene.add(.event(plan: EventPlan(events: [bright])))
        await scene.bench.parts.control.write([CharacteristicWrite(brightness, value: .integer(79))], for: nil)
        await scene.bench.parts.control.write([CharacteristicWrite(brightness, value: .integer(80))], for: nil)
        try await eventually("the light is on") { await scene.isLit }
        await scene.bench.parts.control.write([CharacteristicWrite(brightness, value: .integer(90))], for: nil)
        #expect(scene.lamp.writes.count == 1)
    }

    @Test("B13.13-14: times come: a calendar event and the sun, each in its minute")
    func times() async throws {
        let scene = try await TriggerScene()
        let location = HomeLocation(latitude: 52.52, longitude: 13.405)
        try await scene.bench.perform(SetHomeLocation(home: scene.home, location: location))
        let sunset = SignificantTime(event: .sunset, offset: Recurrence(minutes: -30))
        let id = try await scene.add(.event(plan: EventPlan(events: [scene.event(.significantTime(time: sunset))])))
        let due = try #require(await scene.trigger(id)?.nextFireDate)
        // Sunset on 2 March in Berlin is at 16:47 UTC.
        #expect(abs(due.timeIntervalSince1970 - (1_772_449_200 + 5 * 3_600 + 17 * 60)) < 120)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due)
        try await eventually("the light is on") { await scene.isLit }
        let next = try #require(await scene.trigger(id)?.nextFireDate)
        #expect((86_400...86_700).contains(next.timeIntervalSince(due)))
    }

    @Test("B13.1 B13.5: a false condition keeps it from running: by time, by a device's value, by the weekday")
    func conditions() async throws {
        let scene = try await TriggerScene()
        // The light is off, and it is neither that hour nor one of those days.
        let now = Calendar.autoupdatingCurrent.dateComponents([.hour, .weekday], from: scene.bench.clock.now)
        let (hour, weekday) = (try #require(now.hour), try #require(now.weekday))
        let night = TriggerPredicate.between(
            first: .clock(time: CalendarTime(hour: (hour + 5) % 24)),
            second: .clock(time: CalendarTime(hour: (hour + 6) % 24)))
        let lit = TriggerPredicate.characteristic(of: scene.light, comparison: .equalTo, value: .bool(true))
        let kept = [
            try await scene.addMotion(when: night), try await scene.addMotion(when: lit),
            try await scene.addMotion(weekdays: (1...7).filter { $0 != weekday }),
        ]
        try await scene.sense(true)
        try await eventually("both have been considered") {
            try await scene.traces.map(\.outcome) == [.conditionNotMet, .conditionNotMet]
        }
        for id in kept { #expect(await !scene.hasRun(id)) }
        let other = try await scene.addMotion(when: .not(predicate: .all(of: [lit, night])))
        try await scene.sense(false)
        try await scene.sense(true)
        try await eventually("the light is on") { await scene.isLit }
        #expect(await scene.hasRun(other))
    }

    @Test("B13.22: a condition asks the device, not what the hub remembers")
    func readsDevice() async throws {
        let scene = try await TriggerScene()
        let dark = TriggerPredicate.characteristic(of: scene.light, comparison: .equalTo, value: .bool(false))
        let id = try await scene.addMotion(when: dark)
        try await scene.sense(true)
        try await eventually("it runs") { await scene.hasRun(id) }
        try await eventually("the light is on") { await scene.isLit }
    }

    @Test("B13.22: a dead device keeps it from running, and so does the opposite condition")
    func deadDevice() async throws {
        let scene = try await TriggerScene()
        let other = try await ServedAccessory(.lamp)
        try await scene.bench.add(other, to: scene.home)
        let id = CharacteristicID(aid: 1, iid: 10)
        let dead = CharacteristicReference(id, of: await other.server.state.identity.deviceID)
        _ = await other.stop()
        let lit = TriggerPredicate.characteristic(of: dead, comparison: .equalTo, value: .bool(true))
        let kept = [try await scene.addMotion(when: lit), try await scene.addMotion(when: .not(predicate: lit))]
        try await scene.sense(true)
        try await eventually("both have given up", within: .seconds(20)) {
            try await scene.traces.map(\.outcome) == [.conditionUnknown, .conditionUnknown]
        }
        for id in kept { #expect(await !scene.hasRun(id)) }
        #expect(scene.lamp.writes.isEmpty)
    }

    @Test("B13.4 B13.15: after its duration everything is as it was; motion meanwhile makes it wait anew")
    func duration() async throws {
        let scene = try await TriggerScene()
        let id = try await scene.addMotion(until: [scene.event(.duration(seconds: 300))])
        try await scene.sense(true)
        try await eventually("the light is on") { await scene.isLit }
        let restoration = try #require(await scene.trigger(id)?.restoration)
        #expect(restoration.values == [.init(scene.light, .bool(false))])
        #expect(restoration.dueDate == scene.bench.clock.now.addingTimeInterval(300))
        try await scene.sense(false)
        scene.bench.clock.advance(by: 200)
        try await scene.sense(true)
        let later = scene.bench.clock.now.addingTimeInterval(300)
        try await eventually("it waits anew") { await scene.trigger(id)?.restoration?.dueDate == later }
        scene.bench.clock.advance(by: 299)
        #expect(await scene.isLit)
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.advance(by: 1)
        try await eventually("the light is off") { await !scene.isLit }
        #expect(await scene.trigger(id)?.restoration == nil)
    }

    @Test("B13.4: an event of a device ends it as well")
    func endEvent() async throws {
        let scene = try await TriggerScene()
        let still = scene.event(.characteristic(of: scene.motion, value: .bool(false)))
        let id = try await scene.addMotion(until: [still])
        try await scene.sense(true)
        try await eventually("the light is on") { await scene.isLit }
        try await eventually("there is something to put back") { await scene.trigger(id)?.restoration != nil }
        try await scene.sense(false)
        try await eventually("the light is off") { await !scene.isLit }
    }

    @Test("B13.6: one that runs once is disabled by its run")
    func once() async throws {
        let scene = try await TriggerScene()
        let id = try await scene.addMotion(once: true)
        try await scene.sense(true)
        try await eventually("the light is on") { await scene.isLit }
        #expect(await scene.trigger(id)?.isEnabled == false)
        try await scene.sense(false)
        let witness = try await scene.addMotion()
        try await scene.sense(true)
        try await scene.untilConsidered(witness)
        #expect(await scene.trigger(id)?.lastFireDate == scene.trigger(witness)?.lastFireDate)
    }

    @Test("a date whose condition asks a device moves on first, and runs when the device has answered")
    func dueWithCondition() async throws {
        let scene = try await TriggerScene()
        let dark = TriggerPredicate.characteristic(of: scene.light, comparison: .equalTo, value: .bool(false))
        let soon = Calendar.autoupdatingCurrent.dateComponents(
            [.hour, .minute], from: scene.bench.clock.now.addingTimeInterval(600))
        let time = CalendarTime(hour: soon.hour, minute: soon.minute)
        let id = try await scene.add(
            .event(plan: EventPlan(events: [scene.event(.calendar(time: time))], predicate: dark)))
        let due = try #require(await scene.trigger(id)?.nextFireDate)
        #expect(due == scene.bench.clock.now.addingTimeInterval(600))
        try await scene.bench.clock.waitForSleepers(1)
        scene.bench.clock.set(to: due)
        try await eventually("the light is on") { await scene.isLit }
        #expect(await scene.trigger(id)?.lastFireDate == due)
        #expect(await scene.trigger(id)?.nextFireDate == due.addingTimeInterval(86_400))
    }
}

extension TriggerScene {
    /// One that runs when the sensor says true.
    fileprivate func addMotion(
        until ends: [TriggerEvent] = [], when predicate: TriggerPredicate? = nil, weekdays: [Int]? = nil,
        once: Bool = false
    ) async throws -> Trigger.ID {
        let motion = event(.characteristic(of: motion, value: .bool(true)))
        let plan = EventPlan(
            events: [motion], endEvents: ends, predicate: predicate, weekdays: weekdays, executeOnce: once)
        return try await add(.event(plan: plan))
    }

    /// The sensor says something by itself, and the hub has heard it.
    fileprivate func sense(_ isMotion: Bool) async throws {
        await sensor.server.setValue(.bool(isMotion), of: CharacteristicID(aid: 1, iid: 10))
        try await eventually("the hub has heard it") { await sensed == .bool(isMotion) }
    }

    fileprivate var sensed: CharacteristicValue? {
        get async {
            let opened = Recorder<DatabaseOpened>()
            await bench.registry.open(OpenDatabase(), for: 1) { opened.record($0) }
            return opened.elements.first?.values.first { $0.characteristic == motion }?.value
        }
    }

    fileprivate var isLit: Bool {
        get async { await lamp.server.value(of: CharacteristicID(aid: 1, iid: 10)) == .bool(true) }
    }

    fileprivate func hasRun(_ id: Trigger.ID) async -> Bool { await trigger(id)?.lastFireDate != nil }

    /// Waits until another trigger, which nothing keeps, has run for the same motion: then the others have been
    /// looked at as well, or are being looked at.
    fileprivate func untilConsidered(_ witness: Trigger.ID) async throws {
        try await eventually("the witness has run") { await hasRun(witness) }
    }
}
