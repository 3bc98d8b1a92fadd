// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite("Changes of event triggers")
struct EventTriggerMutationsTests {
    private var house = House()
    private let home: Home.ID
    private let lamp: Accessory.ID
    private let scene: ActionSet.ID

    init() throws {
        home = try house.addHome()
        lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        scene = try house.addActionSet("Movie", to: home)
        let action = Action(
            id: house.makeID(), characteristic: CharacteristicReference(accessory: lamp, iid: Lamp.on),
            targetValue: .bool(true))
        try house.perform(AddAction(home: home, actionSet: scene, action: action))
    }

    private var on: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.on) }
    private var warmth: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.temperature) }

    private func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: house.makeID(), kind: kind) }

    private mutating func add(_ plan: EventPlan, isEnabled: Bool = false) throws -> Trigger.ID {
        let trigger = Trigger(id: house.makeID(), name: "Trigger", kind: .event(plan: plan), actionSets: [scene])
        try house.perform(AddTrigger(home: home, trigger: trigger))
        if isEnabled { try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true)) }
        return trigger.id
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    private func refusal(_ plan: EventPlan) -> HubError.Code? {
        let trigger = Trigger(id: house.makeID(), name: "Trigger", kind: .event(plan: plan), actionSets: [scene])
        do throws(HubError) {
            _ = try house.changes(AddTrigger(home: home, trigger: trigger))
            return nil
        } catch {
            return error.code
        }
    }

    @Test("B13.2: events are checked when a trigger is added")
    mutating func events() throws {
        let other = try house.addHome("Cabin")
        let away = try #require(try house.pair([.lamp(house.makeID(), deviceID: "0B:1D:6E:00:00:07")], to: other).first)
        let rows: [(TriggerEvent.Kind, HubError.Code?)] = [
            (.calendar(time: CalendarTime(hour: 7, minute: 30)), nil),
            (.calendar(time: CalendarTime()), .invalidParameter),
            (.calendar(time: CalendarTime(hour: 24)), .invalidParameter),
            (.significantTime(time: SignificantTime(event: .sunset, offset: Recurrence(minutes: -30))), nil),
            (.significantTime(time: SignificantTime(event: .sunset, offset: Recurrence(days: 2))), .invalidParameter),
            (.duration(seconds: 60), .invalidParameter),
            (.characteristic(of: on, value: .integer(1)), nil), (.characteristic(of: on, value: nil), nil),
            (.characteristic(of: on, value: .string("on")), .invalidValueType),
            (.characteristic(of: warmth, value: .integer(61)), .valueHigherThanMaximum),
            (.characteristic(of: warmth, value: .integer(-21)), .valueLowerThanMinimum),
            (.characteristic(of: .init(accessory: lamp, iid: 999), value: nil), .notFound),
            (.characteristic(of: .init(accessory: house.makeID(), iid: 11), value: nil), .notFound),
            (
                .characteristic(of: .init(accessory: away.id, iid: Lamp.on), value: nil),
                .objectAssociatedToAnotherHome
            ),
            (.threshold(of: warmth, minimum: .double(20), maximum: .double(25)), nil),
            (.threshold(of: warmth, minimum: .double(25), maximum: .double(20)), .invalidParameter),
            (.threshold(of: warmth, minimum: nil, maximum: nil), .invalidParameter),
            (.threshold(of: warmth, minimum: .string("x"), maximum: nil), .invalidValueType),
            (
                .location(
                    region: Region(
                        identifier: "Home", latitude: 91, longitude: 0, radius: 10, notifyOnEntry: true,
                        notifyOnExit: false), user: nil), .invalidParameter
            ),
            (.presence(presence: Presence(kind: .everyEntry, users: .homeUsers)), nil),
            (.presence(presence: Presence(kind: .everyEntry, users: .homeUsers, people: [1])), .invalidParameter),
            (.presence(presence: Presence(kind: .lastExit, users: .currentUser)), nil),
            (.presence(presence: Presence(kind: .lastExit, users: .currentUser, people: [1, 2])), .invalidParameter),
            (.presence(presence: Presence(kind: .lastExit, users: .customUsers, people: [1, 2])), nil),
            (.presence(presence: Presence(kind: .lastExit, users: .customUsers, people: [2, 1])), .invalidParameter),
            (.presence(presence: Presence(kind: .lastExit, users: .customUsers)), .invalidParameter),
        ]
        for (kind, code) in rows {
            #expect(refusal(EventPlan(events: [event(kind)])) == code, "\(kind)")
        }
        #expect(refusal(EventPlan(events: [])) == .invalidParameter)
        let twice = event(.calendar(time: CalendarTime(hour: 7)))
        #expect(refusal(EventPlan(events: [twice], endEvents: [twice])) == .alreadyExists)
        let long = event(.duration(seconds: 1e9))
        #expect(refusal(EventPlan(events: [twice], endEvents: [long])) == .invalidParameter)
        #expect(refusal(EventPlan(events: [twice], endEvents: [event(.duration(seconds: 60))])) == nil)
    }

    @Test("conditions and weekdays are checked as well")
    func conditions() {
        let morning = event(.calendar(time: CalendarTime(hour: 7)))
        var deep = TriggerPredicate.all(of: [])
        for _ in 0..<EventRule.maximumDepth { deep = .not(predicate: deep) }
        let rows: [(TriggerPredicate, HubError.Code?)] = [
            (.characteristic(of: warmth, comparison: .greaterThan, value: .integer(21)), nil),
            (.characteristic(of: warmth, comparison: .greaterThan, value: .string("x")), .invalidValueType),
            (
                .not(
                    predicate: .characteristic(
                        of: .init(accessory: lamp, iid: 9), comparison: .equalTo, value: .bool(true))), .notFound
            ),
            (.time(relation: .after, moment: .clock(time: CalendarTime(minute: 60))), .invalidParameter),
            (.presence(presence: Presence(kind: .everyEntry, users: .homeUsers)), .invalidParameter),
            (.presence(presence: Presence(kind: .lastExit, users: .homeUsers)), nil),
            (.presence(presence: Presence(kind: .lastExit, users: .customUsers)), .invalidParameter),
            (.all(of: []), nil), (deep, .maximumObjectLimitReached),
            (.any(of: Array(repeating: .all(of: []), count: EventRule.maximumCount)), .maximumObjectLimitReached),
        ]
        for (predicate, code) in rows {
            #expect(refusal(EventPlan(events: [morning], predicate: predicate)) == code)
        }
        for (weekdays, code) in [
            ([1, 7], nil), ([0], .invalidParameter), ([7, 1], .invalidParameter), ([], .invalidParameter),
        ]
            as [([Int], HubError.Code?)]
        {
            #expect(refusal(EventPlan(events: [morning], weekdays: weekdays)) == code)
        }
    }

    @Test("B13.14: one that waits for the sun needs the home's location, and moves with it")
    mutating func location() throws {
        let sunset = event(.significantTime(time: SignificantTime(event: .sunset)))
        let id = try add(EventPlan(events: [sunset]))
        let enable = EnableTrigger(home: home, trigger: id, isEnabled: true)
        #expect(throws: HubError(.locationForHomeDisabled, "")) { try house.changes(enable) }
        let wrong = SetHomeLocation(home: home, location: HomeLocation(latitude: 91, longitude: 0))
        #expect(throws: HubError(.invalidParameter, "")) { try house.changes(wrong) }
        try house.perform(SetHomeLocation(home: home, location: HomeLocation(latitude: 52.52, longitude: 13.4)))
        try house.perform(enable)
        let berlin = try #require(try trigger(id).nextFireDate)
        try house.perform(SetHomeLocation(home: home, location: HomeLocation(latitude: 38.7, longitude: -9.1)))
        let lisbon = try #require(try trigger(id).nextFireDate)
        #expect((3_000...9_000).contains(lisbon.timeIntervalSince(berlin)))
        try house.perform(SetHomeLocation(home: home, location: nil))
        #expect(try trigger(id).nextFireDate == nil && trigger(id).isEnabled)
    }

    @Test("one that could never run cannot be enabled")
    mutating func never() throws {
        let id = try add(EventPlan(events: [event(.calendar(time: CalendarTime(month: 2, day: 30)))]))
        let enable = EnableTrigger(home: home, trigger: id, isEnabled: true)
        #expect(throws: HubError(.fireDateInPast, "")) { try house.changes(enable) }
    }

    @Test("each part is changed alone; a timer trigger has none of them")
    mutating func parts() throws {
        let morning = event(.calendar(time: CalendarTime(hour: 7)))
        let evening = event(.calendar(time: CalendarTime(hour: 20)))
        let id = try add(EventPlan(events: [morning]), isEnabled: true)
        let warm = TriggerPredicate.characteristic(of: warmth, comparison: .greaterThan, value: .double(21))
        let end = event(.duration(seconds: 60))
        try house.perform(AddTriggerEvent(home: home, trigger: id, event: evening))
        #expect(try trigger(id).nextFireDate == house.now + 8 * 3_600)
        try house.perform(RemoveTriggerEvent(home: home, trigger: id, event: morning.id))
        try house.perform(UpdateTriggerEndEvents(home: home, trigger: id, endEvents: [end]))
        try house.perform(UpdateTriggerPredicate(home: home, trigger: id, predicate: warm))
        try house.perform(UpdateTriggerWeekdays(home: home, trigger: id, weekdays: [3]))
        try house.perform(UpdateTriggerExecuteOnce(home: home, trigger: id, executeOnce: true))
        // As JSON keeps it, 21.0 is 21.
        let stored = TriggerPredicate.characteristic(of: warmth, comparison: .greaterThan, value: .integer(21))
        #expect(
            try trigger(id).plan
                == EventPlan(
                    events: [evening], endEvents: [end], predicate: stored, weekdays: [3], executeOnce: true))
        #expect(try trigger(id).nextFireDate == house.now + 32 * 3_600)
        #expect(try house.changes(UpdateTriggerWeekdays(home: home, trigger: id, weekdays: [3])) == [])
        #expect(throws: HubError(.invalidParameter, "")) {
            try house.changes(RemoveTriggerEvent(home: home, trigger: id, event: evening.id))
        }
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(RemoveTriggerEvent(home: home, trigger: id, event: morning.id))
        }
        let schedule = TimerSchedule(fireDate: house.now + 3_600)
        #expect(throws: HubError(.operationNotSupported, "")) {
            try house.changes(UpdateTimerSchedule(home: home, trigger: id, schedule: schedule))
        }
        let timer = Trigger(id: house.makeID(), name: "Timer", kind: .timer(schedule: schedule))
        try house.perform(AddTrigger(home: home, trigger: timer))
        #expect(throws: HubError(.operationNotSupported, "")) {
            try house.changes(UpdateTriggerEvents(home: home, trigger: timer.id, events: [morning]))
        }
    }

    @Test(
        "B5.8: with an accessory go its events; a trigger without any, or that asks for it, is disabled")
    mutating func accessoryLeaves() throws {
        let morning = event(.calendar(time: CalendarTime(hour: 7)))
        let motion = event(.characteristic(of: on, value: .bool(true)))
        let warm = TriggerPredicate.characteristic(of: warmth, comparison: .greaterThan, value: .integer(21))
        let plans = [
            EventPlan(events: [morning, motion], endEvents: [event(.characteristic(of: on, value: .bool(false)))]),
            EventPlan(events: [motion]), EventPlan(events: [morning], predicate: .not(predicate: warm)),
        ]
        let cabin = try #require(try house.pair([.lamp(house.makeID(), deviceID: "0B:1D:6E:00:00:07")], to: home).first)
        let action = Action(
            id: house.makeID(), characteristic: CharacteristicReference(accessory: cabin.id, iid: Lamp.on),
            targetValue: .bool(true))
        try house.perform(AddAction(home: home, actionSet: scene, action: action))
        var ids: [Trigger.ID] = []
        for (number, plan) in plans.enumerated() {
            let trigger = Trigger(
                id: house.makeID(), name: "Trigger \(number)", kind: .event(plan: plan), actionSets: [scene])
            try house.perform(AddTrigger(home: home, trigger: trigger))
            try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
            ids.append(trigger.id)
        }
        try house.perform(RemoveAccessory(home: home, accessory: lamp))
        let kept = try ids.map(trigger)
        #expect(kept.map(\.isEnabled) == [true, false, false])
        #expect(kept.map { $0.plan?.events.count } == [1, 0, 1])
        #expect(kept[0].plan?.endEvents == [])
        #expect(kept[2].plan?.predicate == .not(predicate: warm))
    }

    @Test("events follow a characteristic whose number has changed")
    mutating func described() throws {
        let motion = event(.characteristic(of: on, value: .bool(true)))
        let id = try add(EventPlan(events: [motion]), isEnabled: true)
        var accessory = try #require(house.database.accessory(lamp)?.accessory)
        accessory.services = accessory.services.map { service in
            var service = service
            service.characteristics = service.characteristics.map {
                Characteristic(
                    iid: $0.iid == Lamp.on ? 77 : $0.iid, type: $0.type, permissions: $0.permissions,
                    metadata: $0.metadata)
            }
            return service
        }
        let changes = try house.database.changes(
            describing: [accessory], of: accessory.deviceID, in: home, at: house.now)
        house.database.apply(changes)
        #expect(try trigger(id).plan?.events.first?.characteristic?.iid == 77)
        #expect(try trigger(id).isEnabled)
    }
}
