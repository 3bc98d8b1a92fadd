// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite struct TriggerMutationsTests {
    private var house = House()
    private let home: Home.ID
    private let full: ActionSet.ID
    private let empty: ActionSet.ID

    init() throws {
        home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        full = try house.addActionSet("Movie", to: home)
        empty = try house.addActionSet("Nothing", to: home)
        let action = Action(
            id: house.makeID(), characteristic: CharacteristicReference(accessory: lamp, iid: Lamp.on),
            targetValue: .bool(true))
        try house.perform(AddAction(home: home, actionSet: full, action: action))
    }

    private mutating func add(
        _ name: String = "Evening", minutesFromNow: Double = 60, recurrence: Recurrence? = nil, sets: [ActionSet.ID]
    ) throws -> Trigger.ID {
        let schedule = TimerSchedule(fireDate: house.now + minutesFromNow * 60, recurrence: recurrence)
        let trigger = Trigger(id: house.makeID(), name: name, kind: .timer(schedule: schedule), actionSets: sets)
        try house.perform(AddTrigger(home: home, trigger: trigger))
        return trigger.id
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    private func enable(_ id: Trigger.ID, _ isEnabled: Bool = true) -> EnableTrigger {
        EnableTrigger(home: home, trigger: id, isEnabled: isEnabled)
    }

    @Test("a trigger is added disabled, whatever it says of itself")
    mutating func added() throws {
        let schedule = TimerSchedule(fireDate: house.now + 3600)
        let wish = Trigger(
            id: house.makeID(), name: "Evening", kind: .timer(schedule: schedule), isEnabled: true, actionSets: [full],
            lastFireDate: house.now, nextFireDate: house.now)
        try house.perform(AddTrigger(home: home, trigger: wish))
        let expected = Trigger(id: wish.id, name: "Evening", kind: wish.kind, actionSets: [full])
        #expect(try trigger(wish.id) == expected)
        #expect(throws: HubError(.alreadyExists, "")) { try house.changes(AddTrigger(home: home, trigger: wish)) }
    }

    @Test("a trigger is refused for its name, its action sets or its schedule")
    mutating func refused() throws {
        let other = try house.addHome("Cabin")
        let foreign = try house.addActionSet("Away", to: other)
        let good = TimerSchedule(fireDate: house.now + 3600)
        let cases: [(String, [ActionSet.ID], TimerSchedule, HubError.Code)] = [
            ("movie", [], good, .objectWithSimilarNameExistsInHome),
            ("a-b", [], good, .nameContainsProhibitedCharacters),
            ("A", [foreign], good, .objectAssociatedToAnotherHome),
            ("A", [house.makeID()], good, .objectNotAssociatedToAnyHome),
            ("A", [full, full], good, .alreadyExists),
            ("A", [], TimerSchedule(fireDate: house.now), .fireDateInPast),
        ]
        for (name, sets, schedule, code) in cases {
            let trigger = Trigger(
                id: house.makeID(), name: name, kind: .timer(schedule: schedule), actionSets: sets)
            #expect(throws: HubError(code, "")) { try house.changes(AddTrigger(home: home, trigger: trigger)) }
        }
    }

    @Test("enabling checks action sets first, then their actions, then the date")
    mutating func enabling() throws {
        let id = try add(minutesFromNow: 5 * 7 * 24 * 60, sets: [])
        #expect(throws: HubError(.noRegisteredActionSets, "")) { try house.changes(enable(id)) }
        try house.perform(AddActionSetToTrigger(home: home, trigger: id, actionSet: full))
        try house.perform(AddActionSetToTrigger(home: home, trigger: id, actionSet: empty))
        #expect(throws: HubError(.alreadyExists, "")) {
            try house.changes(AddActionSetToTrigger(home: home, trigger: id, actionSet: full))
        }
        #expect(throws: HubError(.noActionsInActionSet, "")) { try house.changes(enable(id)) }
        try house.perform(RemoveActionSetFromTrigger(home: home, trigger: id, actionSet: empty))
        #expect(throws: HubError(.cannotActivateTriggerTooFarInFuture, "")) { try house.changes(enable(id)) }
        house.now += 60
        try house.perform(enable(id))
        let enabled = try trigger(id)
        #expect(enabled.isEnabled)
        #expect(enabled.nextFireDate == house.now - 60 + 5 * 7 * 86_400)
        #expect(try house.changes(enable(id)) == [])
        #expect(throws: HubError(.objectNotAssociatedToAnyHome, "")) { try house.changes(enable(house.makeID())) }
    }

    @Test("a one-shot whose date is behind cannot be enabled, but disabled")
    mutating func past() throws {
        let id = try add(minutesFromNow: 1, sets: [full])
        house.now += 60
        #expect(throws: HubError(.fireDateInPast, "")) { try house.changes(enable(id)) }
        #expect(try house.changes(enable(id, false)) == [])
    }

    @Test("a repeating timer that began long ago is due at its next date")
    mutating func began() throws {
        let id = try add(minutesFromNow: -100_000, recurrence: Recurrence(hours: 1), sets: [full])
        try house.perform(enable(id))
        #expect(try trigger(id).nextFireDate == house.now + 20 * 60)
        try house.perform(enable(id, false))
        #expect(try trigger(id).nextFireDate == nil)
    }

    @Test("a trigger that loses its last action set is disabled")
    mutating func lastSet() throws {
        let id = try add(sets: [full])
        try house.perform(enable(id))
        try house.perform(RemoveActionSetFromTrigger(home: home, trigger: id, actionSet: full))
        #expect(try !trigger(id).isEnabled)
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(RemoveActionSetFromTrigger(home: home, trigger: id, actionSet: full))
        }
    }

    @Test("a new schedule is checked and moves the next date of an enabled trigger")
    mutating func schedule() throws {
        let id = try add(sets: [full])
        func update(_ minutes: Double, _ recurrence: Recurrence? = nil) -> UpdateTimerSchedule {
            UpdateTimerSchedule(
                home: home, trigger: id,
                schedule: TimerSchedule(fireDate: house.now + minutes * 60, recurrence: recurrence))
        }
        try house.perform(update(5 * 7 * 24 * 60))
        #expect(try trigger(id).nextFireDate == nil)
        try house.perform(update(10))
        try house.perform(enable(id))
        #expect(throws: HubError(.cannotActivateTriggerTooFarInFuture, "")) {
            try house.changes(update(5 * 7 * 24 * 60))
        }
        #expect(throws: HubError(.fireDateInPast, "")) { try house.changes(update(-1)) }
        #expect(throws: HubError(.recurrenceTooSmall, "")) { try house.changes(update(1, Recurrence(minutes: 4))) }
        try house.perform(update(30))
        #expect(try trigger(id).nextFireDate == house.now + 30 * 60)
    }

    @Test("renaming and removing")
    mutating func rename() throws {
        let id = try add(sets: [full])
        #expect(throws: HubError(.renameWithSimilarName, "")) {
            try house.changes(RenameTrigger(home: home, trigger: id, name: "evening"))
        }
        try house.perform(RenameTrigger(home: home, trigger: id, name: "Dusk"))
        #expect(try trigger(id).name == "Dusk")
        #expect(
            try house.perform(RemoveTrigger(home: home, trigger: id)) == [.triggerRemoved(trigger: id, home: home)])
    }

    @Test("a firing is recorded with what follows from it in one change, and only once")
    mutating func firing() throws {
        let once = try add("Once", minutesFromNow: 1, sets: [full])
        let daily = try add("Daily", minutesFromNow: 1, recurrence: Recurrence(days: 1), sets: [full])
        try house.perform(enable(once))
        try house.perform(enable(daily))
        let due = house.now + 60
        #expect(house.database.nextFireDate() == due && house.database.nextFireDate(except: [once, daily]) == nil)
        #expect(house.database.dueTriggers(at: house.now).isEmpty)
        house.now = due + 0.25
        #expect(house.database.dueTriggers(at: house.now).map(\.trigger.id) == [once, daily])
        for id in [once, daily] {
            let considered = try trigger(id)
            let run = try #require(fire(considered))
            #expect(run.trace.cause == .date(due: due) && run.trace.outcome == .running)
            #expect(run.trace.actions.count == 1 && run.trace.actions[0].succeeded == nil)
            house.database.apply(run.changes)
            #expect(house.database.home(home)?.actionSets.first { $0.id == full }?.lastExecutionDate == house.now)
            #expect(fire(considered)?.trace == nil)
        }
        let spent = try trigger(once)
        #expect(!spent.isEnabled)
        #expect(spent.nextFireDate == nil)
        #expect(spent.lastFireDate == due + 0.25)
        let repeating = try trigger(daily)
        #expect(repeating.isEnabled)
        #expect(repeating.nextFireDate == due + 86_400)
        #expect(house.database.dueTriggers(at: due + 86_400).map(\.trigger.id) == [daily])
    }

    /// Lets a trigger run for its date, as it was considered.
    private func fire(_ trigger: Trigger) -> TriggerRun? {
        guard let due = trigger.nextFireDate else { return nil }
        return house.database.run(
            of: trigger, in: home, cause: .date(due: due), past: due, context: house.context
        ) { _ in nil }
    }

    /// Passes over what was missed at `now`.
    private mutating func skip(at now: Date) -> Int {
        house.now = now
        let due = house.database.dueTriggers(at: now)
        for (home, trigger) in due {
            let turn = trigger.turn(at: now, grace: 60, location: nil, calendar: house.calendar)
            #expect(turn == Trigger.Turn(run: nil, past: now - 60))
            let passed = house.database.pass(
                trigger, in: home.id, cause: .missed(due: now, last: nil), outcome: .missed, past: now - 60,
                context: house.context)
            house.database.apply(passed.changes)
        }
        return due.count
    }

    @Test("enabling what is enabled changes nothing, least of all a date that is due this very moment")
    mutating func enablingTwice() throws {
        let hourly = try add("Hourly", minutesFromNow: 1, recurrence: Recurrence(hours: 1), sets: [full])
        try house.perform(enable(hourly))
        house.now += 60.2
        #expect(try enable(hourly).changes(in: house.database, context: house.context) == [])
    }

    @Test("dates that another clock has planned are planned anew, those of the next minute are left alone")
    mutating func planningAnew() throws {
        let hourly = try add("Hourly", minutesFromNow: 10, recurrence: Recurrence(hours: 1), sets: [full])
        try house.perform(enable(hourly))
        let due = try #require(try trigger(hourly).nextFireDate)
        for now in [due - 600, due - 30] {
            #expect(house.database.changes(planningAnewAt: now, margin: 60, calendar: house.calendar) == [])
        }
        #expect(skip(at: due + 86_400 + 60) == 1)
        #expect(try trigger(hourly).nextFireDate == due + 90_000)
        house.database.apply(house.database.changes(planningAnewAt: due - 600, margin: 60, calendar: house.calendar))
        #expect(try trigger(hourly).nextFireDate == due)
    }

    @Test("missed dates are passed over: the next regular one counts, a one-shot is disabled")
    mutating func missed() throws {
        let once = try add("Once", minutesFromNow: 1, sets: [full])
        let hourly = try add("Hourly", minutesFromNow: 1, recurrence: Recurrence(hours: 1), sets: [full])
        let later = try add("Later", minutesFromNow: 60 * 24, sets: [full])
        for id in [once, hourly, later] { try house.perform(enable(id)) }
        let start = house.now
        #expect(skip(at: start + 9 * 3600 + 180) == 2)
        #expect(try !trigger(once).isEnabled)
        #expect(try trigger(hourly).nextFireDate == start + 60 + 10 * 3600)
        #expect(try trigger(hourly).lastFireDate == nil)
        #expect(try trigger(later).isEnabled)
    }

    @Test("a run of an action set is recorded, unless the set is gone")
    mutating func run() throws {
        let changes = house.database.changes(recordingRunOf: full, in: home, at: house.now)
        house.database.apply(changes)
        #expect(house.database.home(home)?.actionSets.first { $0.id == full }?.lastExecutionDate == house.now)
        #expect(house.database.changes(recordingRunOf: house.makeID(), in: home, at: house.now) == [])
    }
}
