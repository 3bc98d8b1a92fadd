// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// Source: behaviour section 11.
@MainActor
@Suite("Rules of action sets")
struct ActionSetRulesTests {
    /// A house whose trigger has an action set of its own.
    private func owning() async throws -> (house: House, trigger: HMTrigger, own: HMActionSet) {
        let house = try await House()
        let trigger = try #require(house.home.triggers.first)
        let id = try #require(house.hub.database.homes.first?.triggers.first).id
        try house.hub.change(AddTriggerOwnedActionSet(home: house.id, trigger: id))
        _ = await house.messages()
        let own = try #require(trigger.actionSets.first { $0.actionSetType == HMActionSetTypeTriggerOwned })
        return (house, trigger, own)
    }

    @Test("B11.4 B11.5: a new home has the four built-in sets, empty and with suggested names")
    func builtIn() async throws {
        let house = try await House()
        let home = try await house.manager.addHome(named: "Hut")
        let types = [
            HMActionSetTypeWakeUp: "Good Morning", HMActionSetTypeSleep: "Good Night",
            HMActionSetTypeHomeDeparture: "Leave Home", HMActionSetTypeHomeArrival: "Arrive Home",
        ]
        #expect(home.actionSets.count == 4)
        for (type, name) in types {
            let set = try #require(home.builtinActionSet(ofType: type))
            #expect(set.actionSetType == type && set.name == name && set.actions.isEmpty)
            #expect(home.actionSets.contains { $0 === set })
        }
    }

    @Test(
        "B11.4: there is no built-in set of another type",
        arguments: [
            HMActionSetTypeUserDefined, HMActionSetTypeTriggerOwned, "",
        ])
    func noBuiltIn(type: String) async throws {
        let (house, _, _) = try await owning()
        #expect(house.home.builtinActionSet(ofType: type) == nil)
    }

    @Test("B11.5: a built-in set cannot be removed, but be renamed and filled")
    func builtInStays() async throws {
        let house = try await House()
        let sleep = try #require(house.home.builtinActionSet(ofType: HMActionSetTypeSleep))
        await #expect(throws: HMError(.cannotRemoveBuiltinActionSet)) {
            try await house.home.removeActionSet(sleep)
        }
        try await sleep.updateName("To Bed")
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await sleep.addAction(HMCharacteristicWriteAction(characteristic: on, targetValue: false as NSNumber))
        #expect(sleep.name == "To Bed" && sleep.actions.count == 1)
    }

    @Test("B11.6: a trigger's own set is not among the home's; others hear of it as a change of the trigger")
    func ownedIsHidden() async throws {
        let (house, trigger, own) = try await owning()
        #expect(house.recorder.messages == ["trigger Nightly off"])
        #expect(trigger.actionSets.contains { $0 === own })
        #expect(!house.home.actionSets.contains { $0 === own })
        #expect(own.name == trigger.name)
    }

    @Test("B11.6: a trigger's own set cannot be renamed, and not be given to another trigger")
    func ownedStays() async throws {
        let (house, _, own) = try await owning()
        await #expect(throws: HMError(.operationNotSupported)) { try await own.updateName("Mine") }
        let other = HMTimerTrigger(name: "Other", fireDate: House.nextHour, recurrence: nil)
        try await house.home.addTrigger(other)
        await #expect(throws: HMError(.operationNotSupported)) { try await other.addActionSet(own) }
        let draft = HMTimerTrigger(name: "Draft", fireDate: House.nextHour, recurrence: nil)
        try await draft.addActionSet(own)
        await #expect(throws: HMError(.operationNotSupported)) { try await house.home.addTrigger(draft) }
    }

    @Test("a trigger's own set can be filled; its name is free for others")
    func ownedIsEditable() async throws {
        let (house, trigger, own) = try await owning()
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await own.addAction(HMCharacteristicWriteAction(characteristic: on, targetValue: true as NSNumber))
        #expect(own.actions.count == 1)
        try await trigger.updateName("Later")
        #expect(own.name == "Later")
        _ = try await house.home.addActionSet(named: "Nightly")
    }

    @Test("a trigger's own set goes when it is taken out of the trigger, and with the trigger")
    func ownedGoes() async throws {
        let (house, trigger, own) = try await owning()
        house.recorder.clear()
        try await trigger.removeActionSet(own)
        #expect(trigger.actionSets.map(\.name) == ["Evening"])
        #expect(house.hub.database.homes[0].actionSets.count == 2)
        let id = try #require(house.hub.database.homes[0].triggers.first).id
        try house.hub.change(AddTriggerOwnedActionSet(home: house.id, trigger: id))
        try house.hub.change(RemoveTrigger(home: house.id, trigger: id))
        #expect(await house.messages() == ["trigger Nightly off", "-trigger Nightly"])
        #expect(house.hub.database.homes[0].actionSets.count == 2)
    }

    @Test("B11.11: removing a set takes it out of triggers; one left with none is disabled")
    func removal() async throws {
        let house = try await House()
        let trigger = try #require(house.home.triggers.first)
        try await trigger.enable(true)
        #expect(trigger.isEnabled)
        try await house.home.removeActionSet(try house.scene)
        #expect(trigger.actionSets.isEmpty && !trigger.isEnabled)
        await #expect(throws: HMError(.noRegisteredActionSets)) { try await trigger.enable(true) }
    }

    @Test("B11.11: removing one of two sets leaves a trigger enabled")
    func removalOfOne() async throws {
        let house = try await House()
        let trigger = try #require(house.home.triggers.first)
        let party = try await house.home.addActionSet(named: "Party")
        try await trigger.addActionSet(party)
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        try await party.addAction(HMCharacteristicWriteAction(characteristic: on, targetValue: true as NSNumber))
        try await trigger.enable(true)
        try await house.home.removeActionSet(try house.scene)
        #expect(trigger.actionSets == [party] && trigger.isEnabled)
    }

    @Test("B11.9: a target value replaced by another program is a change of the set, and every object tells it")
    func updateByOthers() async throws {
        let house = try await House()
        let record = try #require(house.hub.database.homes.first?.scenes.last)
        let action = try #require(try house.scene.actions.first as? HMCharacteristicWriteAction<any NSCopying>)
        try house.hub.change(
            UpdateAction(home: house.id, actionSet: record.id, action: record.actions[0].id, targetValue: .integer(77)))
        #expect(await house.messages() == ["actions of Evening: 1"])
        #expect(action.targetValue as? NSNumber == 77)
    }

    @Test("B11.10: target values undergo the checks of a write when they are added")
    func addedValues() async throws {
        let house = try await House()
        let party = try await house.home.addActionSet(named: "Party")
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        try await party.addAction(HMCharacteristicWriteAction(characteristic: brightness, targetValue: 400 as NSNumber))
        let kept = try #require(party.actions.first as? HMCharacteristicWriteAction<any NSCopying>)
        #expect(kept.targetValue as? NSNumber == 100, "an int is moved into its range")
    }

    @Test(
        "B11.8: a run's outcome tells all, some or none; an empty set is refused",
        arguments: [
            HMError.Code.actionSetExecutionFailed, .actionSetExecutionPartialSuccess, .noActionsInActionSet,
            .actionSetExecutionInProgress, .operationNotSupported,
        ])
    func outcomes(code: HMError.Code) async throws {
        let house = try await House()
        let (home, scene) = (house.home, try house.scene)
        house.hub.fail(ExecuteActionSet.method, with: HubError.Code(rawValue: "\(code)"))
        await #expect(throws: HMError(code)) { try await home.executeActionSet(scene) }
        #expect(scene.lastExecutionDate == nil)
    }

    @Test("B11.7: a run by another program is seen while it lasts, and its date afterwards; nothing is told of it")
    func othersRun() async throws {
        let house = try await House()
        let scene = try house.scene
        house.hub.notify(.actionSetExecuting(home: house.id, actionSet: scene.id, isExecuting: true))
        _ = await house.messages()
        #expect(scene.isExecuting && scene.lastExecutionDate == nil)
        let date = Date(timeIntervalSince1970: 1_772_449_200)
        house.hub.notify(.actionSetExecuting(home: house.id, actionSet: scene.id, isExecuting: false))
        house.hub.change([.actionSetExecuted(actionSet: scene.id, home: house.id, date: date)])
        #expect(await house.messages() == [])
        #expect(!scene.isExecuting && scene.lastExecutionDate == date)
    }
}
