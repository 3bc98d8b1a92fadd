// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@Suite struct ActionSetMutationsTests {
    private var house = House()
    private let home: Home.ID
    private let lamp: Accessory.ID
    private let set: ActionSet.ID

    init() throws {
        home = try house.addHome()
        lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first).id
        set = try house.addActionSet("Movie", to: home)
    }

    private func action(_ iid: UInt64, _ value: CharacteristicValue, of accessory: Accessory.ID? = nil) -> Action {
        Action(
            id: house.makeID(), characteristic: CharacteristicReference(accessory: accessory ?? lamp, iid: iid),
            targetValue: value)
    }

    @Test("target values are checked and stored in the characteristic's own form")
    mutating func prepared() throws {
        try house.perform(AddAction(home: home, actionSet: set, action: action(Lamp.on, .integer(1))))
        try house.perform(AddAction(home: home, actionSet: set, action: action(Lamp.brightness, .double(250))))
        try house.perform(AddAction(home: home, actionSet: set, action: action(Lamp.hue, .integer(21))))
        let actions = try #require(house.database.home(home)?.actionSets.last?.actions)
        #expect(actions.map(\.targetValue) == [.bool(true), .integer(100), .double(21)])
        try house.perform(
            UpdateAction(home: home, actionSet: set, action: actions[1].id, targetValue: .integer(40)))
        #expect(house.database.home(home)?.actionSets.last?.actions[1].targetValue == .integer(40))
        #expect(
            try house.changes(UpdateAction(home: home, actionSet: set, action: actions[0].id, targetValue: .bool(true)))
                == [])
        #expect(throws: HubError(.invalidValueType, "")) {
            try house.changes(
                UpdateAction(home: home, actionSet: set, action: actions[0].id, targetValue: .string("on")))
        }
        try house.perform(RemoveAction(home: home, actionSet: set, action: actions[0].id))
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(RemoveAction(home: home, actionSet: set, action: actions[0].id))
        }
    }

    @Test("what cannot be written, is unknown, or is in another home is refused")
    mutating func refused() throws {
        let other = try house.addHome("Cabin")
        let away = try #require(
            try house.pair([.lamp(house.makeID(), deviceID: "AA:00:00:00:00:01")], to: other).first
        ).id
        let cases: [(Action, HubError.Code)] = [
            (action(Lamp.temperature, .double(20)), .readOnlyCharacteristic),
            (action(99, .bool(true)), .notFound),
            (action(Lamp.on, .string("on")), .invalidValueType),
            (action(Lamp.on, .bool(true), of: away), .objectAssociatedToAnotherHome),
            (action(Lamp.on, .bool(true), of: house.makeID()), .objectNotAssociatedToAnyHome),
        ]
        for (action, code) in cases {
            #expect(throws: HubError(code, "")) {
                try house.changes(AddAction(home: home, actionSet: set, action: action))
            }
        }
    }

    @Test("one action for a characteristic in a set, one set for an action")
    mutating func duplicates() throws {
        let action = action(Lamp.on, .bool(true))
        try house.perform(AddAction(home: home, actionSet: set, action: action))
        let other = try house.addActionSet("Dinner", to: home)
        #expect(throws: HubError(.alreadyExists, "")) {
            try house.changes(AddAction(home: home, actionSet: set, action: self.action(Lamp.on, .bool(false))))
        }
        #expect(throws: HubError(.actionInAnotherActionSet, "")) {
            try house.changes(AddAction(home: home, actionSet: other, action: action))
        }
        #expect(throws: Never.self) {
            try house.changes(AddAction(home: home, actionSet: other, action: self.action(Lamp.on, .bool(true))))
        }
    }

    @Test("built-in sets stay, can be renamed and filled")
    mutating func builtIn() throws {
        let night = try #require(house.database.home(home)?.actionSets[1].id)
        #expect(throws: HubError(.cannotRemoveBuiltinActionSet, "")) {
            try house.changes(RemoveActionSet(home: home, actionSet: night))
        }
        try house.perform(RenameActionSet(home: home, actionSet: night, name: "Sleep Well"))
        try house.perform(AddAction(home: home, actionSet: night, action: action(Lamp.on, .bool(false))))
        #expect(house.database.home(home)?.actionSets[1].name == "Sleep Well")
    }

    @Test("a removed set leaves its triggers, and one left with none is disabled")
    mutating func removal() throws {
        try house.perform(AddAction(home: home, actionSet: set, action: action(Lamp.on, .bool(true))))
        let schedule = TimerSchedule(fireDate: house.now + 3600)
        let trigger = Trigger(
            id: house.makeID(), name: "Evening", kind: .timer(schedule: schedule), actionSets: [set])
        try house.perform(AddTrigger(home: home, trigger: trigger))
        try house.perform(EnableTrigger(home: home, trigger: trigger.id, isEnabled: true))
        #expect(house.database.home(home)?.triggers.first?.nextFireDate == schedule.fireDate)
        let left = Trigger(id: trigger.id, name: "Evening", kind: trigger.kind)
        #expect(
            try house.perform(RemoveActionSet(home: home, actionSet: set)) == [
                .triggerUpdated(trigger: left, home: home), .actionSetRemoved(actionSet: set, home: home),
            ])
        #expect(house.database.home(home)?.triggers == [left])
    }

    @Test("a characteristic is set once at a time, and perhaps again later; a delay is 0 to 24 hours")
    mutating func delays() throws {
        func add(_ value: CharacteristicValue, after delay: Double) -> AddAction {
            let reference = CharacteristicReference(accessory: lamp, iid: Lamp.on)
            let action = Action(id: house.makeID(), characteristic: reference, targetValue: value, delay: delay)
            return AddAction(home: home, actionSet: set, action: action)
        }
        try house.perform(add(.bool(true), after: 0))
        try house.perform(add(.bool(false), after: 300))
        let actions = try #require(house.database.home(home)?.actionSets.last?.actions)
        #expect(actions.map(\.delay) == [0, 300] && actions.map(\.targetValue) == [.bool(true), .bool(false)])
        #expect(throws: HubError(.alreadyExists, "")) { try house.changes(add(.bool(true), after: 300)) }
        for delay in [-1, 86_401, .nan, .infinity] {
            #expect(throws: HubError(.invalidParameter, "")) { try house.changes(add(.bool(true), after: delay)) }
            #expect(throws: HubError(.invalidParameter, "")) {
                try house.changes(
                    UpdateActionDelay(home: home, actionSet: set, action: actions[1].id, delay: delay))
            }
        }
        let earlier = UpdateActionDelay(home: home, actionSet: set, action: actions[1].id, delay: 0)
        #expect(throws: HubError(.alreadyExists, "")) { try house.changes(earlier) }
        let later = UpdateActionDelay(home: home, actionSet: set, action: actions[1].id, delay: 86_400)
        try house.perform(later)
        #expect(house.database.home(home)?.actionSets.last?.actions.map(\.delay) == [0, 86_400])
        #expect(try house.changes(later) == [])
    }

    @Test("delays go along where a device is described anew")
    mutating func movedDelays() throws {
        let reference = CharacteristicReference(accessory: lamp, iid: Lamp.on)
        for delay in [0.0, 300] {
            let action = Action(
                id: house.makeID(), characteristic: reference, targetValue: .bool(delay == 0), delay: delay)
            try house.perform(AddAction(home: home, actionSet: set, action: action))
        }
        var described = try #require(house.database.accessory(lamp)?.accessory)
        let old = described.services[0].characteristics[0]
        described.services[0].characteristics[0] = Characteristic(
            iid: 211, type: old.type, permissions: old.permissions, metadata: old.metadata)
        house.database.apply(
            try house.database.changes(describing: [described], of: described.deviceID, in: home, at: house.now))
        let actions = try #require(house.database.home(home)?.actionSets.last?.actions)
        #expect(actions.map(\.characteristic.iid) == [211, 211] && actions.map(\.delay) == [0, 300])
    }
}
