// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// Source: behaviour section 5.
@MainActor
@Suite("Service groups")
struct ServiceGroupTests {
    private func bulb(_ house: House) throws -> HMService {
        try #require(try house.lamp.services.first { $0.serviceType == HMServiceTypeLightbulb })
    }

    @Test("B5.6 B4.1: a group holds services of any accessories of its home; whoever changes it is told nothing more")
    func members() async throws {
        let house = try await House()
        let group = try await house.home.addServiceGroup(named: "Reading")
        #expect(house.home.serviceGroups.map(\.name) == ["Lights", "Reading"] && house.home.serviceGroups[1] === group)
        let (bulb, lock) = (try bulb(house), house.home.accessories[1].services[0])
        try await group.addService(bulb)
        try await group.addService(lock)
        #expect(group.services.count == 2 && group.services[0] === bulb && group.services[1] === lock)
        try await group.updateName("Books")
        #expect(group.name == "Books")
        try await group.removeService(lock)
        #expect(group.services == [bulb])
        try await house.home.removeServiceGroup(group)
        #expect(house.home.serviceGroups.map(\.name) == ["Lights"])
        #expect(group.name == "Books" && group.services == [bulb], "it keeps what it last was")
        #expect(await house.messages() == [])
    }

    @Test("B5.6 B5.7: a service may be in several groups, in each once")
    func several() async throws {
        let house = try await House()
        let (reading, cosy) = (
            try await house.home.addServiceGroup(named: "Reading"), try await house.home.addServiceGroup(named: "Cosy")
        )
        let bulb = try bulb(house)
        try await reading.addService(bulb)
        try await cosy.addService(bulb)
        await #expect(throws: HMError(.alreadyExists)) { try await cosy.addService(bulb) }
        try await cosy.removeService(bulb)
        await #expect(throws: HMError(.notFound)) { try await cosy.removeService(bulb) }
        #expect(reading.services == [bulb])
    }

    @Test("B5.7: services of another home and of none are refused")
    func strangers() async throws {
        let house = try await House()
        let bulb = try bulb(house)
        let hut = try await house.manager.addHome(named: "Hut")
        let theirs = try await hut.addServiceGroup(named: "Reading")
        await #expect(throws: HMError(.objectAssociatedToAnotherHome)) { try await theirs.addService(bulb) }
        let group = try await house.home.addServiceGroup(named: "Reading")
        try await house.home.removeAccessory(try house.lamp)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await group.addService(bulb) }
    }

    @Test(
        "B1.6: names follow the rules of the home",
        arguments: [
            ("Kitchen", HMError.Code.objectWithSimilarNameExistsInHome), ("villa", .objectWithSimilarNameExistsInHome),
            ("Read/ing", .nameContainsProhibitedCharacters), ("", .stringShorterThanMinimum),
        ])
    func names(name: String, code: HMError.Code) async throws {
        let house = try await House()
        await #expect(throws: HMError(code)) { try await house.home.addServiceGroup(named: name) }
    }

    @Test("B1.7: renaming to the name it has is refused")
    func sameName() async throws {
        let house = try await House()
        let group = try await house.home.addServiceGroup(named: "Reading")
        await #expect(throws: HMError(.renameWithSimilarName)) { try await group.updateName("rea ding") }
    }

    @Test("B5.8: an accessory that another program removes leaves its groups, and that is told first")
    func removedAccessory() async throws {
        let house = try await House()
        let group = try await house.home.addServiceGroup(named: "Reading")
        try await group.addService(try bulb(house))
        try house.hub.change(RemoveAccessory(home: house.id, accessory: House.lamp))
        #expect(
            await house.messages() == ["Bulb out of Reading", "actions of Evening: 0", "-accessory Lamp"])
        #expect(group.services.isEmpty && house.home.serviceGroups.last === group)
    }

    @Test("a service that its accessory does not tell of at present is not among a group's services")
    func absentService() async throws {
        let house = try await House()
        let group = try await house.home.addServiceGroup(named: "Reading")
        try await group.addService(try bulb(house))
        var lamp = try #require(house.hub.database.homes.first?.accessories.first)
        let services = lamp.services
        lamp.services.removeLast()
        house.hub.change([.accessoryDescribed(accessory: lamp, home: house.id)])
        _ = await house.messages()
        #expect(group.services.isEmpty)
        lamp.services = services
        house.hub.change([.accessoryDescribed(accessory: lamp, home: house.id)])
        _ = await house.messages()
        #expect(group.services == [try bulb(house)])
    }
}
