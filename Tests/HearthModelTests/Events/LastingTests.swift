// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite("Values that last")
struct LastingTests {
    private var house = House()
    private let home: Home.ID
    private let lamp: Accessory.ID
    private let scene: ActionSet.ID
    /// What the devices have told.
    private var known: [CharacteristicReference: CharacteristicValue] = [:]

    init() throws {
        home = try house.addHome()
        lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        scene = try house.addActionSet("Movie", to: home)
        let action = Action(
            id: house.makeID(), characteristic: CharacteristicReference(accessory: lamp, iid: Lamp.brightness),
            targetValue: .integer(20))
        try house.perform(AddAction(home: home, actionSet: scene, action: action))
    }

    private var on: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.on) }
    private var warmth: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.temperature) }
    private var brightness: CharacteristicReference { CharacteristicReference(accessory: lamp, iid: Lamp.brightness) }

    private func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: house.makeID(), kind: kind) }

    /// The lamp has been off for so many seconds.
    private func off(for seconds: Double) -> TriggerEvent {
        event(.lasting(of: on, comparison: .equalTo, value: .bool(false), seconds: seconds))
    }

    /// Does something as the hub does: with the holds that go with it.
    private mutating func perform(_ mutation: some Mutation) throws {
        commit(try house.changes(mutation))
    }

    private mutating func commit(_ changes: [Change]) {
        let known = known
        house.database.apply(house.database.settlingHolds(in: changes, at: house.now) { known[$0] })
    }

    private mutating func add(_ plan: EventPlan) throws -> Trigger.ID {
        let trigger = Trigger(id: house.makeID(), name: "Trigger", kind: .event(plan: plan), actionSets: [scene])
        try perform(AddTrigger(home: home, trigger: trigger))
        try perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
        return trigger.id
    }

    private func trigger(_ id: Trigger.ID) throws -> Trigger {
        try #require(house.database.home(home)?.triggers.first { $0.id == id })
    }

    /// A device tells a value.
    private mutating func tell(_ value: CharacteristicValue, of reference: CharacteristicReference) -> Int {
        known[reference] = value
        let changes = house.database.changes(holding: value, of: reference, at: house.now)
        commit(changes)
        return changes.count
    }

    private func due() -> [HomeDatabase.Lasted] { house.database.lasting { known[$0] } }

    private mutating func run(_ trigger: Trigger, brightness: Int128) {
        let run = house.database.run(
            of: trigger, in: home, cause: .happened(event: off(for: 1)), context: house.context
        ) { _ in
            .integer(brightness)
        }
        commit(run?.changes ?? [])
    }

    private mutating func happen(_ id: Trigger.ID) throws {
        commit(house.database.changes([], notingThatLastedUntil: house.now, try trigger(id), in: home))
    }

    @Test("a value that makes it true begins to last, the same again changes nothing, another ends it")
    mutating func holds() throws {
        let id = try add(EventPlan(events: [off(for: 600)]))
        #expect(try trigger(id).holds == [])
        #expect(tell(.bool(false), of: on) == 1)
        let began = house.now
        #expect(try trigger(id).holds == [Hold(on, .equalTo, .bool(false), since: began)])
        house.now += 60
        #expect(tell(.integer(0), of: on) == 0 && tell(.integer(7), of: brightness) == 0)
        #expect(try trigger(id).holds.map(\.since) == [began])
        #expect(due().map(\.date) == [began + 600])
        #expect(tell(.bool(true), of: on) == 1)
        #expect(try trigger(id).holds == [] && due() == [])
    }

    @Test("it happens once, and again only after it was not so; the longer of two waits happens later")
    mutating func once() throws {
        let plan = EventPlan(events: [off(for: 300), off(for: 600)])
        let id = try add(plan)
        _ = tell(.bool(false), of: on)
        let began = house.now
        #expect(due().map(\.event) == plan.events && due().map(\.date) == [began + 300, began + 600])
        house.now += 300
        try happen(id)
        #expect(due().map(\.event) == [plan.events[1]])
        try happen(id)
        #expect(due().count == 1)
        house.now += 300
        try happen(id)
        #expect(due() == [])
        _ = tell(.bool(true), of: on)
        _ = tell(.bool(false), of: on)
        #expect(due().map(\.date) == [house.now + 300, house.now + 600])
    }

    @Test("what is true already counts from when the trigger is enabled; disabling it forgets that")
    mutating func enabling() throws {
        known[on] = .bool(false)
        let id = try add(EventPlan(events: [off(for: 600)]))
        #expect(due().map(\.date) == [house.now + 600])
        house.now += 100
        try perform(EnableTrigger(home: home, trigger: id, isEnabled: false))
        #expect(try trigger(id).holds == [] && due() == [])
        try perform(EnableTrigger(home: home, trigger: id, isEnabled: true))
        #expect(due().map(\.date) == [house.now + 600])
    }

    @Test("a change of the plan keeps what still counts and begins what is new")
    mutating func planChanges() throws {
        known[on] = .bool(false)
        known[warmth] = .double(30)
        let id = try add(EventPlan(events: [off(for: 600)]))
        let began = house.now
        house.now += 100
        let warm = TriggerPredicate.lasting(of: warmth, comparison: .greaterThan, value: .double(25), seconds: 300)
        try perform(UpdateTriggerPredicate(home: home, trigger: id, predicate: .not(predicate: warm)))
        try perform(UpdateTriggerEvents(home: home, trigger: id, events: [off(for: 900), off(for: 60)]))
        #expect(
            try trigger(id).holds
                == [
                    Hold(on, .equalTo, .bool(false), since: began),
                    Hold(warmth, .greaterThan, .integer(25), since: house.now),
                ])
        try perform(UpdateTriggerPredicate(home: home, trigger: id, predicate: nil))
        #expect(try trigger(id).holds.map(\.characteristic) == [on])
    }

    @Test("what no device confirms does not happen until one does")
    mutating func confirmation() throws {
        _ = try add(EventPlan(events: [off(for: 600)]))
        _ = tell(.bool(false), of: on)
        house.now += 3_600
        known = [:]
        #expect(due() == [])
        #expect(tell(.bool(false), of: on) == 0)
        #expect(due().map(\.date) == [house.now - 3_000])
    }

    @Test("an end event counts from the run, if the value was so before; without a run there is nothing to end")
    mutating func ends() throws {
        let start = event(.characteristic(of: brightness, value: nil))
        let id = try add(EventPlan(events: [start], endEvents: [off(for: 600)]))
        _ = tell(.bool(false), of: on)
        #expect(due() == [])
        house.now += 900
        run(try trigger(id), brightness: 80)
        #expect(try trigger(id).restoration?.values.count == 1)
        #expect(due().map(\.date) == [house.now + 600] && due().allSatisfy(\.isEnd))
        _ = tell(.bool(true), of: on)
        #expect(due() == [])
        house.now += 100
        _ = tell(.bool(false), of: on)
        #expect(due().map(\.date) == [house.now + 600])
        commit(house.database.ending(of: id, in: home, by: nil, context: house.context)?.changes ?? [])
        #expect(due() == [])
    }

    @Test("an end is waited for even if the trigger runs only once")
    mutating func endOfExecuteOnce() throws {
        let start = event(.characteristic(of: brightness, value: nil))
        let id = try add(EventPlan(events: [start], endEvents: [off(for: 600)], executeOnce: true))
        run(try trigger(id), brightness: 80)
        #expect(try trigger(id).isEnabled == false)
        _ = tell(.bool(false), of: on)
        #expect(due().map(\.date) == [house.now + 600])
    }

    @Test("as a condition it is true from then on, false before, and cannot be told without the device")
    func verdicts() {
        let predicate = TriggerPredicate.lasting(
            of: warmth, comparison: .greaterThan, value: .integer(25), seconds: 300)
        let hold = Hold(warmth, .greaterThan, .double(25), since: house.now)
        func verdict(_ value: CharacteristicValue?, _ seconds: Double, _ holds: [Hold]) -> Bool? {
            predicate.verdict(
                Circumstances(
                    date: house.now + seconds, calendar: house.calendar, values: value.map { [warmth: $0] } ?? [:],
                    holds: holds))
        }
        #expect(verdict(.double(26), 299, [hold]) == false)
        #expect(verdict(.double(26), 300, [hold]) == true)
        #expect(verdict(.double(25), 300, [hold]) == false)
        #expect(verdict(.double(26), 300, []) == false)
        #expect(verdict(nil, 300, [hold]) == nil && verdict(.string("x"), 300, [hold]) == nil)
        let other = Hold(warmth, .greaterThan, .integer(24), since: house.now)
        #expect(verdict(.double(26), 300, [other]) == false)
    }

    @Test("where a device is described anew holds follow, and where it leaves they go")
    mutating func leaving() throws {
        let id = try add(EventPlan(events: [event(.calendar(time: CalendarTime(hour: 7))), off(for: 600)]))
        _ = tell(.bool(false), of: on)
        var described = try #require(house.database.accessory(lamp)?.accessory)
        for index in described.services[0].characteristics.indices {
            described.services[0].characteristics[index] = described.services[0].characteristics[index].moved(by: 100)
        }
        commit(
            try house.database.changes(describing: [described], of: described.deviceID, in: home, at: house.now))
        let moved = CharacteristicReference(accessory: lamp, iid: Lamp.on + 100)
        #expect(try trigger(id).plan?.events.last?.characteristic == moved)
        #expect(try trigger(id).holds.map(\.characteristic) == [moved])
        try perform(RemoveAccessory(home: home, accessory: lamp))
        #expect(try trigger(id).plan?.events.count == 1 && trigger(id).holds == [])
    }

    @Test(
        "it is checked: a characteristic that tells and is read, a value it can have, more than 0 seconds and 7 days at most"
    )
    func rules() throws {
        let identify = CharacteristicReference(accessory: lamp, iid: 99)
        let rows: [(CharacteristicReference, ValueComparison, CharacteristicValue, Double, HubError.Code?)] = [
            (on, .equalTo, .bool(false), 1, nil), (warmth, .greaterThan, .double(25), 7 * 86_400, nil),
            (on, .equalTo, .bool(false), 0, .invalidParameter),
            (on, .equalTo, .bool(false), 7 * 86_400 + 1, .invalidParameter),
            (on, .equalTo, .bool(false), .nan, .invalidParameter),
            (on, .equalTo, .string("off"), 60, .invalidValueType), (identify, .equalTo, .bool(true), 60, .notFound),
        ]
        for (reference, comparison, value, seconds, code) in rows {
            let lasting = event(.lasting(of: reference, comparison: comparison, value: value, seconds: seconds))
            #expect(refusal(EventPlan(events: [lasting])) == code)
            #expect(refusal(EventPlan(events: [off(for: 5)], endEvents: [lasting])) == code)
            let predicate = TriggerPredicate.lasting(
                of: reference, comparison: comparison, value: value, seconds: seconds)
            #expect(refusal(EventPlan(events: [off(for: 5)], predicate: .any(of: [predicate]))) == code)
        }
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
}

extension Characteristic {
    /// Itself under another number.
    fileprivate func moved(by distance: UInt64) -> Characteristic {
        Characteristic(iid: iid + distance, type: type, permissions: permissions, metadata: metadata)
    }
}
