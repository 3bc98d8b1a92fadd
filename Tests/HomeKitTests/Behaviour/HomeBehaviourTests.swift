// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Behaviour: rooms, zones, bridges")
struct HomeBehaviourTests {
    @Test("B5.3: an accessory is in one room, and moves with its assignment")
    func moves() async throws {
        let house = try await House()
        let (lamp, kitchen) = (try house.lamp, try house.kitchen)
        let attic = try await house.home.addRoom(named: "Attic")
        #expect(lamp.room === kitchen && kitchen.accessories == [lamp])
        try await house.home.assignAccessory(lamp, to: attic)
        #expect(lamp.room === attic && attic.accessories == [lamp] && kitchen.accessories.isEmpty)
    }

    @Test("B5.4: a removed room leaves its zones, and its accessories go to the room for the entire home")
    func removedRoom() async throws {
        let house = try await House()
        let (lamp, kitchen, zone) = (try house.lamp, try house.kitchen, try house.zone)
        try await zone.addRoom(kitchen)
        try await house.home.removeRoom(kitchen)
        #expect(zone.rooms.isEmpty && house.home.rooms.isEmpty)
        #expect(lamp.room === house.home.roomForEntireHome())
    }

    @Test("B5.5: a room is in several zones, and a removed zone leaves its rooms")
    func zones() async throws {
        let house = try await House()
        let (kitchen, zone) = (try house.kitchen, try house.zone)
        let other = try await house.home.addZone(named: "Warm")
        try await zone.addRoom(kitchen)
        try await other.addRoom(kitchen)
        #expect(zone.rooms == [kitchen] && other.rooms == [kitchen])
        try await house.home.removeZone(zone)
        #expect(house.home.rooms == [kitchen] && other.rooms == [kitchen])
    }

    @Test("B5.8: a removed accessory takes along its actions, and the set that is empty by it stays")
    func removedAccessory() async throws {
        let house = try await House()
        let scene = try house.scene
        try await house.home.removeAccessory(house.lamp)
        #expect(scene.actions.isEmpty && house.home.actionSets.contains(scene))
    }

    @Test("B7.3: those behind a bridge stay where they are when it moves")
    func bridgeMoves() async throws {
        let house = try await House()
        let (bridge, fan) = try await house.bridge()
        try await house.home.assignAccessory(bridge, to: house.kitchen)
        #expect(bridge.room === (try house.kitchen) && fan.room === house.home.roomForEntireHome())
    }

    @Test("B7.4: stand-alone, bridge and bridged are told apart")
    func bridged() async throws {
        let house = try await House()
        let (bridge, fan) = try await house.bridge()
        let lamp = try house.lamp
        #expect(!lamp.isBridged && lamp.uniqueIdentifiersForBridgedAccessories == nil)
        #expect(!bridge.isBridged && bridge.uniqueIdentifiersForBridgedAccessories == [fan.uniqueIdentifier])
        #expect(fan.isBridged && fan.uniqueIdentifiersForBridgedAccessories == nil)
    }

    @Test("B7.5: those behind a bridge are removed with the bridge alone")
    func bridgeGoes() async throws {
        let house = try await House()
        let (bridge, fan) = try await house.bridge()
        await #expect(throws: HMError(.cannotRemoveNonBridgeAccessory)) { try await house.home.removeAccessory(fan) }
        try await house.home.removeAccessory(bridge)
        #expect(!house.home.accessories.contains(bridge) && !house.home.accessories.contains(fan))
    }

    @Test("B7.7: one that comes to a bridge later is told to all; one that is lost stays, unreachable")
    func bridgeGains() async throws {
        let house = try await House()
        let (bridge, fan) = try await house.bridge()
        let room = try #require(house.hub.database.homes.first).defaultRoom
        var late = House.lampRecord(in: room, id: Accessory.ID(UUID()), bridge: bridge.id)
        late.name = "Heater"
        house.hub.change([.accessoryAdded(accessory: late, home: house.id)])
        #expect(await house.messages() == ["+accessory Heater"])
        house.hub.change([.accessoryGone(accessory: fan.id, home: house.id, since: Date())])
        await mainQueueIsDrained()
        #expect(house.home.accessories.contains(fan) && !fan.isReachable)
    }

    @Test("B11.3: a set takes one action for a characteristic")
    func oneAction() async throws {
        let house = try await House()
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let action = HMCharacteristicWriteAction(characteristic: brightness, targetValue: 60 as NSNumber)
        await #expect(throws: HMError(.alreadyExists)) { try await house.scene.addAction(action) }
    }

    @Test(
        "B12.11: a trigger is enabled in a home, with sets that do something, and for a date that is near; disabled always"
    )
    func enabling() async throws {
        let house = try await House()
        let trigger = HMTimerTrigger(name: "Morning", fireDate: House.nextHour, recurrence: nil)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await trigger.enable(true) }
        try await house.home.addTrigger(trigger)
        await #expect(throws: HMError(.noRegisteredActionSets)) { try await trigger.enable(true) }
        let set = try await house.home.addActionSet(named: "Dusk")
        try await trigger.addActionSet(set)
        await #expect(throws: HMError(.noActionsInActionSet)) { try await trigger.enable(true) }
        let power = try house.characteristic(HMCharacteristicTypePowerState)
        try await set.addAction(HMCharacteristicWriteAction(characteristic: power, targetValue: true as NSNumber))
        try await trigger.enable(true)
        #expect(trigger.isEnabled)
        try await trigger.enable(false)
        try await trigger.enable(false)
        try await trigger.updateFireDate(House.nextHour + 36 * 86_400)
        await #expect(throws: HMError(.cannotActivateTriggerTooFarInFuture)) { try await trigger.enable(true) }
        #expect(!trigger.isEnabled)
    }

    @Test("B12.12 B1.6: a trigger's name follows the rules; a removed trigger is off")
    func triggerNames() async throws {
        let house = try await House()
        let nightly = try #require(house.home.triggers.first)
        await #expect(throws: HMError(.nameContainsProhibitedCharacters)) { try await nightly.updateName("At 7:00") }
        await #expect(throws: HMError(.renameWithSimilarName)) { try await nightly.updateName("night ly") }
        try await nightly.enable(true)
        try await house.home.removeTrigger(nightly)
        #expect(house.home.triggers.isEmpty)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await nightly.enable(true) }
    }

    @Test("B14.4: users are invited on the command line, which the old call says; its key is there")
    func oldUsers() async throws {
        let house = try await House(caller: UserTests.owner, owner: UserTests.owner, users: [UserTests.mira])
        #expect(HMUserFailedAccessoriesKey == "HMUserFailedAccessoriesKey")
        let error = await withCheckedContinuation { done in
            house.home.addUser { _, error in done.resume(returning: error as? HMError) }
        }
        #expect(error == HMError(.operationNotSupported) && error?.localizedDescription.contains("hearth user") == true)
    }
}
