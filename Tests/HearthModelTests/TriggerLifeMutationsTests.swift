// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite("Ends of triggers, and their missed dates")
struct TriggerLifeMutationsTests {
    private var house = House()
    private let home: Home.ID
    private let lamp: Accessory.ID
    private let scene: ActionSet.ID

    init() throws {
        home = try house.addHome()
        lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        scene = try house.addActionSet("Movie", to: home)
        let action = Action(id: house.makeID(), characteristic: on, targetValue: .bool(true))
        try house.perform(AddAction(home: home, actionSet: scene, action: action))
    }

    private var on: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.on) }

    private var daily: Trigger.Kind {
        .timer(schedule: TimerSchedule(fireDate: house.now + 3_600, recurrence: Recurrence(days: 1)))
    }

    private mutating func add(_ kind: Trigger.Kind, endDate: Date?, isEnabled: Bool = true) throws -> Trigger.ID {
        let name = "Trigger \(house.database.home(home)?.triggers.count ?? 0)"
        let trigger = Trigger(
            id: house.makeID(), name: name, kind: kind, actionSets: [scene], catchUp: .all, endDate: endDate)
        try house.perform(AddTrigger(home: home, trigger: trigger))
        if isEnabled { try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true)) }
        return trigger.id
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    private func code(_ mutation: some Mutation) -> HubError.Code? {
        do throws(HubError) {
            _ = try house.changes(mutation)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("end and rule come with a new trigger, and are changed later")
    mutating func stored() throws {
        let end = house.now + 86_400 * 3
        let id = try add(daily, endDate: end)
        #expect(try trigger(id).endDate == end && trigger(id).catchUp == .all)
        try house.perform(UpdateTriggerEndDate(home: home, trigger: id, endDate: nil))
        try house.perform(UpdateTriggerCatchUp(home: home, trigger: id, catchUp: .once(within: 1_800)))
        #expect(try trigger(id).endDate == nil && trigger(id).catchUp == .once(within: 1_800))
        #expect(try house.changes(UpdateTriggerEndDate(home: home, trigger: id, endDate: nil)) == [])
        #expect(try house.changes(UpdateTriggerCatchUp(home: home, trigger: id, catchUp: .once(within: 1_800))) == [])
    }

    @Test(
        "a rule reaches back a minute to 7 days",
        arguments: [
            (60, nil), (7 * 86_400, nil), (59.9, .invalidParameter), (7 * 86_400 + 1, .invalidParameter),
            (.nan, .invalidParameter), (.infinity, .invalidParameter),
        ] as [(Double, HubError.Code?)])
    mutating func reach(seconds: Double, expected: HubError.Code?) throws {
        let id = try add(daily, endDate: nil)
        #expect(code(UpdateTriggerCatchUp(home: home, trigger: id, catchUp: .once(within: seconds))) == expected)
        let new = Trigger(id: house.makeID(), name: "New", kind: daily, catchUp: .once(within: seconds))
        #expect(code(AddTrigger(home: home, trigger: new)) == expected)
    }

    @Test("an end that is over is refused, wherever it comes")
    mutating func over() throws {
        let past = Trigger(id: house.makeID(), name: "Past", kind: daily, endDate: house.now)
        #expect(code(AddTrigger(home: home, trigger: past)) == .fireDateInPast)
        let id = try add(daily, endDate: house.now + 7_200, isEnabled: false)
        #expect(code(UpdateTriggerEndDate(home: home, trigger: id, endDate: house.now - 1)) == .fireDateInPast)
        house.now += 7_200
        #expect(code(EnableTrigger(home: home, trigger: id, isEnabled: true)) == .fireDateInPast)
        let never = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(code(UpdateTriggerEndDate(home: home, trigger: id, endDate: never)) == .invalidParameter)
    }

    @Test("one that waits for dates alone needs one before its end; one that waits for a device does not")
    mutating func noDateLeft() throws {
        let soon = house.now + 60
        let timer = try add(daily, endDate: soon, isEnabled: false)
        #expect(code(EnableTrigger(home: home, trigger: timer, isEnabled: true)) == .fireDateInPast)
        try house.perform(UpdateTriggerEndDate(home: home, trigger: timer, endDate: house.now + 3_600))
        try house.perform(EnableTrigger(home: home, trigger: timer, isEnabled: true))
        #expect(code(UpdateTriggerEndDate(home: home, trigger: timer, endDate: soon)) == .fireDateInPast)
        let morning = TriggerEvent(id: house.makeID(), kind: .calendar(time: CalendarTime(hour: 7)))
        let change = TriggerEvent(id: house.makeID(), kind: .characteristic(of: on, value: nil))
        let dates = try add(.event(plan: EventPlan(events: [morning])), endDate: soon, isEnabled: false)
        #expect(code(EnableTrigger(home: home, trigger: dates, isEnabled: true)) == .fireDateInPast)
        let both = try add(.event(plan: EventPlan(events: [morning, change])), endDate: soon)
        #expect(try trigger(both).isEnabled && trigger(both).nextFireDate == nil)
        try house.perform(UpdateTriggerEndDate(home: home, trigger: both, endDate: nil))
        #expect(try trigger(both).nextFireDate != nil)
    }

    @Test("at its end a trigger is disabled; what it has changed is still put back")
    mutating func ending() throws {
        let end = house.now + 3_600
        let change = TriggerEvent(id: house.makeID(), kind: .characteristic(of: on, value: nil))
        let duration = TriggerEvent(id: house.makeID(), kind: .duration(seconds: 7_200))
        let id = try add(.event(plan: EventPlan(events: [change], endEvents: [duration])), endDate: end)
        let other = try add(daily, endDate: nil)
        #expect(house.database.nextTriggerEnd() == end)
        let run = house.database.run(
            of: try trigger(id), in: home, cause: .happened(event: change), context: house.context
        ) { _ in .bool(false) }
        house.database.apply(try #require(run).changes)
        #expect(house.database.changes(endingTriggersUntil: end - 1) == [])
        house.database.apply(house.database.changes(endingTriggersUntil: end))
        #expect(try trigger(id).isEnabled == false && trigger(id).restoration != nil && trigger(other).isEnabled)
        #expect(house.database.nextTriggerEnd() == nil && house.database.changes(endingTriggersUntil: end + 9) == [])
    }
}
