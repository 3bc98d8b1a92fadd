// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Behaviour: names")
struct NameBehaviourTests {
    @Test("B1.1: homes have names of their own, and things of different homes may be called the same")
    func spaces() async throws {
        let house = try await House()
        let (hut, _) = try await house.hut()
        _ = try await hut.addRoom(named: "Kitchen")
        _ = try await hut.addRoom(named: "Villa")
        await #expect(throws: HMError(.homeWithSimilarNameExists)) { try await hut.updateName("Villa") }
    }

    @Test(
        "B1.2: in a home nothing may be called as another thing of whatever kind is",
        arguments: ["Villa", "Kitchen", "Downstairs", "Lights", "Lamp", "Evening", "Nightly"])
    func shared(name: String) async throws {
        let house = try await House()
        let taken = HMError(.objectWithSimilarNameExistsInHome)
        await #expect(throws: taken) { _ = try await house.home.addRoom(named: name) }
        await #expect(throws: taken) { _ = try await house.home.addZone(named: name) }
        await #expect(throws: taken) { _ = try await house.home.addServiceGroup(named: name) }
        await #expect(throws: taken) { _ = try await house.home.addActionSet(named: name) }
        await #expect(throws: taken) { _ = try await house.trigger(name) }
        await #expect(throws: taken) { try await house.home.accessories[1].updateName(name) }
    }

    @Test(
        "B1.3 B1.4: letters and digits of every script, spaces and apostrophes make a name",
        arguments: ["Кухня 2", "客廳", "מטבח", "Kid's Room", "Kid’s Den", "3", "بيت", "Ünïcödé"])
    func allowed(name: String) async throws {
        let house = try await House()
        #expect(try await house.home.addRoom(named: name).name == name)
    }

    @Test(
        "B1.3 B1.4 B1.6 B1.8: what makes no name is refused, each with its error",
        arguments: [
            ("Up/Down", HMError.Code.nameContainsProhibitedCharacters), ("Loft!", .nameContainsProhibitedCharacters),
            ("😀", .nameContainsProhibitedCharacters), (" Loft", .nameDoesNotStartWithValidCharacters),
            ("'Loft", .nameDoesNotStartWithValidCharacters), ("Loft ", .nameDoesNotEndWithValidCharacters),
            ("Loft'", .nameDoesNotEndWithValidCharacters), ("", .stringShorterThanMinimum),
            (String(repeating: "ж", count: 33), .stringLongerThanMaximum),
        ])
    func refused(name: String, code: HMError.Code) async throws {
        let house = try await House()
        await #expect(throws: HMError(code)) { _ = try await house.home.addRoom(named: name) }
        await #expect(throws: HMError(code)) { try await house.scene.updateName(name) }
        #expect(house.home.rooms.count == 1)
        #expect(try house.scene.name == "Evening")
    }

    @Test("B1.8: a name of 64 bytes is not too long")
    func longest() async throws {
        let name = String(repeating: "ж", count: 32)
        let house = try await House()
        #expect(try await house.home.addRoom(named: name).name == name)
    }

    @Test("B1.5 B1.7: case, spaces and apostrophes make no difference", arguments: ["KITCHEN", "kit chen", "Kit'chen"])
    func loose(name: String) async throws {
        let house = try await House()
        await #expect(throws: HMError(.objectWithSimilarNameExistsInHome)) {
            _ = try await house.home.addZone(named: name)
        }
        await #expect(throws: HMError(.renameWithSimilarName)) { try await house.kitchen.updateName(name) }
    }

    @Test("B1.11: a name that an accessory brings along stays as it is")
    func ownName() async throws {
        let house = try await House()
        let room = try #require(house.hub.database.homes.first).defaultRoom
        var newcomer = House.lampRecord(in: room, id: Accessory.ID(UUID()))
        newcomer = Accessory(
            id: newcomer.id, deviceID: "AA:00:00:00:00:01", aid: 1, name: "Light #2 (left)", room: room, category: 5)
        let found = DiscoveredAccessory(
            accessory: newcomer.id, deviceID: newcomer.deviceID, name: newcomer.name, model: "L1", category: 5,
            isPaired: false, addresses: [])
        house.hub.state.withLock { [newcomer] in $0.newcomers = [newcomer] }
        let accessory = HMAccessory(found, link: house.manager.feed.link)
        try await house.home.addAccessory(accessory)
        #expect(accessory.name == "Light #2 (left)" && house.home.accessories.contains(accessory))
        await #expect(throws: HMError(.nameContainsProhibitedCharacters)) {
            try await accessory.updateName("Light #3")
        }
    }
}
