// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite("Runs of event triggers")
struct HomeDatabaseEventsTests {
    private var house = House()
    private let home: Home.ID
    private let on: CharacteristicReference
    private let brightness: CharacteristicReference
    private let scene: ActionSet.ID

    init() throws {
        home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        on = CharacteristicReference(accessory: lamp, iid: Lamp.on)
        brightness = CharacteristicReference(accessory: lamp, iid: Lamp.brightness)
        scene = try house.addActionSet("Movie", to: home)
        for (reference, value) in [(on, CharacteristicValue.bool(true)), (brightness, .integer(20))] {
            let action = Action(id: house.makeID(), characteristic: reference, targetValue: value)
            try house.perform(AddAction(home: home, actionSet: scene, action: action))
        }
    }

    private func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: house.makeID(), kind: kind) }

    private mutating func add(_ plan: EventPlan) throws -> Trigger {
        let trigger = Trigger(id: house.makeID(), name: "Trigger", kind: .event(plan: plan), actionSets: [scene])
        try house.perform(AddTrigger(home: home, trigger: trigger))
        try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
        return try self.trigger(trigger.id)
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    private mutating func run(_ trigger: Trigger, known: [CharacteristicReference: CharacteristicValue]) -> Int {
        let run = house.database.run(
            of: trigger, in: home, cause: .happened(event: event(.duration(seconds: 1))), context: house.context
        ) { known[$0] }
        house.database.apply(run?.changes ?? [])
        return run == nil ? 0 : 1
    }

    private func turn(of trigger: Trigger) -> Trigger.Turn? {
        trigger.turn(at: house.now, grace: 60, location: nil, calendar: house.calendar)
    }

    private mutating func pass(_ trigger: Trigger, past: Date) {
        let passed = house.database.pass(
            trigger, in: home, cause: .test, outcome: .missed, past: past, context: house.context)
        house.database.apply(passed.changes)
    }

    @Test("a change starts the triggers that wait for it, and ends those that have something to put back")
    mutating func consequences() throws {
        let comes = ValueChange(on, from: .bool(false), to: .bool(true))
        let trigger = try add(
            EventPlan(
                events: [event(.characteristic(of: on, value: .bool(true)))],
                endEvents: [event(.characteristic(of: on, value: .bool(false)))], weekdays: [2]))
        let starts = house.database.consequences(of: comes, at: house.now, calendar: house.calendar)
        #expect(starts == [.starts(trigger, home, .event(event: try #require(trigger.plan?.events[0]), change: comes))])
        #expect(house.database.consequences(of: comes, at: house.now + 86_400, calendar: house.calendar) == [])
        let goes = ValueChange(on, from: .bool(true), to: .bool(false))
        #expect(house.database.consequences(of: goes, at: house.now, calendar: house.calendar) == [])
        #expect(run(trigger, known: [brightness: .integer(80)]) == 1)
        #expect(
            house.database.consequences(of: goes, at: house.now, calendar: house.calendar)
                == [.ends(trigger.id, home, try #require(trigger.plan?.endEvents[0]))])
        try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: false))
        #expect(house.database.consequences(of: comes, at: house.now, calendar: house.calendar) == [])
        #expect(house.database.consequences(of: goes, at: house.now, calendar: house.calendar) == [])
    }

    @Test(
        "B13.4: only what was known and changes is put back; a second run keeps what was before the first and waits anew"
    )
    mutating func restoration() throws {
        let trigger = try add(
            EventPlan(
                events: [event(.characteristic(of: on, value: nil))], endEvents: [event(.duration(seconds: 60))]))
        _ = run(trigger, known: [on: .bool(true), brightness: .integer(80)])
        let first = Restoration(values: [.init(brightness, .integer(80))], dueDate: house.now + 60)
        #expect(try self.trigger(trigger.id).restoration == first)
        #expect(house.database.nextEndDate == house.now + 60)
        house.now += 30
        _ = run(trigger, known: [on: .bool(false), brightness: .integer(20)])
        let second = Restoration(
            values: [.init(brightness, .integer(80)), .init(on, .bool(false))], dueDate: house.now + 60)
        #expect(try self.trigger(trigger.id).restoration == second)
        let end = try #require(house.database.ending(of: trigger.id, in: home, by: nil, context: house.context))
        #expect(end.trace.actions.map(\.value) == [.integer(80), .bool(false)] && end.trace.cause == .end(event: nil))
        house.database.apply(end.changes)
        #expect(try self.trigger(trigger.id).restoration == nil && house.database.nextEndDate == nil)
        #expect(house.database.ending(of: trigger.id, in: home, by: nil, context: house.context)?.trace == nil)
    }

    @Test("one that runs once is disabled by that, and what it has changed is put back all the same")
    mutating func once() throws {
        let trigger = try add(
            EventPlan(
                events: [event(.calendar(time: CalendarTime(hour: 13)))], endEvents: [event(.duration(seconds: 60))],
                executeOnce: true))
        house.now = try #require(trigger.nextFireDate)
        #expect(run(trigger, known: [on: .bool(false)]) == 1)
        let after = try self.trigger(trigger.id)
        #expect(!after.isEnabled && after.nextFireDate == nil && after.lastFireDate == house.now)
        #expect(house.database.nextEndDate == house.now + 60)
        #expect(run(trigger, known: [:]) == 0)
    }

    @Test("one that was changed while its devices were asked does not run")
    mutating func changedMeanwhile() throws {
        let trigger = try add(EventPlan(events: [event(.characteristic(of: on, value: nil))]))
        try house.perform(UpdateTriggerWeekdays(home: home, trigger: trigger.id, weekdays: [2]))
        #expect(run(trigger, known: [:]) == 0)
        #expect(run(try self.trigger(trigger.id), known: [:]) == 1)
        try house.perform(RemoveTrigger(home: home, trigger: trigger.id))
        #expect(run(trigger, known: [:]) == 0)
    }

    @Test("a date passes or runs, and the next one is planned in the same change; missed ones are passed over")
    mutating func dates() throws {
        let trigger = try add(EventPlan(events: [event(.calendar(time: CalendarTime(hour: 13)))]))
        #expect(trigger.nextFireDate == house.now + 3_600)
        #expect(turn(of: trigger) == nil)
        house.now += 3_600
        #expect(turn(of: trigger) == Trigger.Turn(run: .date(due: house.now), past: house.now))
        pass(trigger, past: house.now)
        #expect(try self.trigger(trigger.id).nextFireDate == house.now + 86_400)
        #expect(try self.trigger(trigger.id).lastFireDate == nil)
        house.now += 86_400 + 600
        let late = try self.trigger(trigger.id)
        #expect(turn(of: late) == Trigger.Turn(run: nil, past: house.now - 60))
        pass(late, past: house.now - 60)
        #expect(try self.trigger(trigger.id).nextFireDate == house.now - 600 + 86_400)
        #expect(try self.trigger(trigger.id).isEnabled)
    }
}
