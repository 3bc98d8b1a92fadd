// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

/// Source: behaviour section 11, "Trigger-owned sets".
@Suite struct TriggerOwnedActionSetTests {
    private var house = House()
    private let home: Home.ID
    private let trigger: Trigger.ID

    init() throws {
        home = try house.addHome()
        let kind = Trigger.Kind.timer(schedule: TimerSchedule(fireDate: house.now + 3600))
        let new = Trigger(id: house.makeID(), name: "Nightly", kind: kind)
        trigger = new.id
        try house.perform(AddTrigger(home: home, trigger: new))
        try house.perform(AddTriggerOwnedActionSet(home: home, trigger: trigger))
    }

    private var record: Home { get throws { try #require(house.database.home(home)) } }
    private var own: ActionSet { get throws { try #require(try record.ownedActionSet(of: try record.triggers[0])) } }

    @Test("a trigger has one at most")
    mutating func one() throws {
        #expect(try own.name == "Nightly" && record.scenes.count == 4 && record.actionSets.count == 5)
        #expect(throws: HubError(.alreadyExists, "")) {
            try house.perform(AddTriggerOwnedActionSet(home: home, trigger: trigger))
        }
    }

    @Test("it takes up no name")
    mutating func names() throws {
        try house.perform(RenameTrigger(home: home, trigger: trigger, name: "Later"))
        #expect(try own.name == "Later")
        try house.perform(AddRoom(home: home, name: "Nightly"))
        #expect(throws: HubError(.objectWithSimilarNameExistsInHome, "")) {
            try house.perform(AddRoom(home: home, name: "Later"))
        }
    }

    @Test("removing it as an action set takes it out of its trigger, too")
    mutating func removal() throws {
        try house.perform(RemoveActionSet(home: home, actionSet: own.id))
        #expect(try record.triggers[0].actionSets.isEmpty && record.actionSets.count == 4)
    }

    @Test("with its trigger it goes")
    mutating func triggerRemoval() throws {
        let id = try own.id
        let changes = try house.perform(RemoveTrigger(home: home, trigger: trigger))
        #expect(
            changes == [.triggerRemoved(trigger: trigger, home: home), .actionSetRemoved(actionSet: id, home: home)])
        #expect(try record.actionSets.count == 4)
    }
}
