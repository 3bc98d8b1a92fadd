// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Action sets")
struct ActionSetTests {
    @Test("B20.4: actions are handed out as the one kind that programs cast to, whatever was added")
    func kinds() async throws {
        let house = try await House()
        let party = try await house.home.addActionSet(named: "Party")
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let any = HMCharacteristicWriteAction(characteristic: on, targetValue: true as NSNumber as any NSCopying)
        let number = HMCharacteristicWriteAction(characteristic: brightness, targetValue: NSNumber(value: 30))
        try await party.addAction(any)
        try await party.addAction(number)
        let handedOut = party.actions.compactMap { $0 as? HMCharacteristicWriteAction<any NSCopying> }
        #expect(handedOut.count == 2)
        #expect(handedOut.contains { $0 === any })
        #expect(party.actions.contains(any) && party.actions.contains(number))
        #expect(handedOut.first { $0 == number }?.targetValue as? NSNumber == 30)
        #expect(handedOut.first { $0 == number }?.characteristic === brightness)
        #expect(party.actions.first { $0 == number } === party.actions.first { $0 == number })
    }

    @Test("B11.9: a target value is changed in place, and every object for the action tells the new one")
    func update() async throws {
        let house = try await House()
        let party = try await house.home.addActionSet(named: "Party")
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let action = HMCharacteristicWriteAction(characteristic: brightness, targetValue: 30)
        try await action.updateTargetValue(35)
        #expect(action.targetValue == 35)
        try await party.addAction(action)
        #expect(action.targetValue == 35)
        try await action.updateTargetValue(50)
        #expect(action.targetValue == 50)
        let handedOut = try #require(party.actions.first as? HMCharacteristicWriteAction<any NSCopying>)
        #expect(handedOut.targetValue as? NSNumber == 50)
        try await handedOut.updateTargetValue(NSNumber(value: 60))
        #expect(action.targetValue == 60)
        await #expect(throws: HMError(.invalidValueType)) { try await handedOut.updateTargetValue(NSString("much")) }
    }

    @Test("an action has a delay, and a set several for one characteristic if theirs differ")
    func delays() async throws {
        let house = try await House()
        let party = try await house.home.addActionSet(named: "Party")
        let power = try house.characteristic(HMCharacteristicTypePowerState)
        let on = HMCharacteristicWriteAction(characteristic: power, targetValue: true)
        let off = HMCharacteristicWriteAction(characteristic: power, targetValue: false)
        try await party.addAction(on)
        #expect(on.delay == 0)
        await #expect(throws: HMError(.alreadyExists)) { try await party.addAction(off) }
        try await off.updateDelay(300)
        #expect(off.delay == 300)
        try await party.addAction(off)
        let seen = party.actions.compactMap { $0 as? HMCharacteristicWriteAction<any NSCopying> }
        #expect(seen.map(\.delay).sorted() == [0, 300])
        try await off.updateDelay(60)
        #expect(off.delay == 60 && seen.first { $0 == off }?.delay == 60)
        await #expect(throws: HMError(.alreadyExists)) { try await off.updateDelay(0) }
        await #expect(throws: HMError(.invalidParameter)) { try await off.updateDelay(86_401) }
    }

    @Test("B11.2: an action is in one set at most, and can be added again when it was taken out")
    func oneSet() async throws {
        let house = try await House()
        let (party, rave) = (
            try await house.home.addActionSet(named: "Party"), try await house.home.addActionSet(named: "Rave")
        )
        let action = HMCharacteristicWriteAction(
            characteristic: try house.characteristic(HMCharacteristicTypePowerState), targetValue: true)
        try await party.addAction(action)
        await #expect(throws: HMError(.alreadyExists)) { try await party.addAction(action) }
        await #expect(throws: HMError(.actionInAnotherActionSet)) { try await rave.addAction(action) }
        try await party.removeAction(action)
        await #expect(throws: HMError(.notFound)) { try await party.removeAction(action) }
        #expect(party.actions.isEmpty && action.targetValue == true)
        try await rave.addAction(action)
        #expect(rave.actions == [action])
    }

    @Test("B11.2: what cannot be written cannot be an action")
    func checks() async throws {
        let house = try await House()
        let scene = try house.scene
        let name = HMCharacteristicWriteAction(
            characteristic: try house.characteristic(HMCharacteristicTypeName), targetValue: "Lamp")
        await #expect(throws: HMError(.readOnlyCharacteristic)) { try await scene.addAction(name) }
        let text = HMCharacteristicWriteAction(
            characteristic: try house.characteristic(HMCharacteristicTypePowerState), targetValue: "on")
        await #expect(throws: HMError(.invalidValueType)) { try await scene.addAction(text) }
        let second = HMCharacteristicWriteAction(
            characteristic: try house.characteristic(HMCharacteristicTypeBrightness), targetValue: 1)
        await #expect(throws: HMError(.alreadyExists)) { try await scene.addAction(second) }
    }

    @Test("B11.7: executing one brings values and date; built-in ones stay")
    func execute() async throws {
        let house = try await House()
        let scene = try house.scene
        #expect(scene.lastExecutionDate == nil)
        try await house.home.executeActionSet(scene)
        #expect(scene.lastExecutionDate != nil)
        #expect(try house.characteristic(HMCharacteristicTypeBrightness).value as? Int == 20)
        house.hub.notify(.actionSetExecuting(home: house.id, actionSet: scene.id, isExecuting: true))
        _ = await house.messages()
        #expect(scene.isExecuting)
        house.hub.fail(ExecuteActionSet.method, with: .actionSetExecutionFailed)
        let home = house.home
        await #expect(throws: HMError(.actionSetExecutionFailed)) { try await home.executeActionSet(scene) }
        let sleep = try #require(home.builtinActionSet(ofType: HMActionSetTypeSleep))
        await #expect(throws: HMError(.cannotRemoveBuiltinActionSet)) { try await home.removeActionSet(sleep) }
    }
}
