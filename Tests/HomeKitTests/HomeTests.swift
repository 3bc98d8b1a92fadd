// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Homes, rooms and zones")
struct HomeTests {
    @Test("B4.1 B20.3: a home is made, arranged and taken apart with the async forms, and no delegate hears of it")
    func asyncForms() async throws {
        let house = try await House()
        let hut = try await house.manager.addHome(named: "Hut")
        #expect(house.manager.homes.map(\.name) == ["Villa", "Hut"])
        try await house.manager.updatePrimaryHome(hut)
        #expect(hut.isPrimary && house.manager.primaryHome === hut)
        try await hut.updateName("Kid's Cabin")
        #expect(hut.name == "Kid's Cabin" && hut.roomForEntireHome().name == "Kid's Cabin")
        let room = try await hut.addRoom(named: "節日")
        let zone = try await hut.addZone(named: "Гирлянда")
        try await zone.addRoom(room)
        #expect(zone.rooms.first === room && hut.zones.first === zone)
        try await room.updateName("Loft")
        try await zone.updateName("Top")
        #expect(room.name == "Loft" && zone.name == "Top")
        try await zone.removeRoom(room)
        #expect(zone.rooms.isEmpty)
        try await hut.removeZone(zone)
        try await hut.removeRoom(room)
        #expect(hut.rooms.isEmpty && hut.zones.isEmpty)
        let set = try await hut.addActionSet(named: "Party")
        try await set.updateName("Rave")
        #expect(set.name == "Rave" && set.actionSetType == HMActionSetTypeUserDefined)
        try await hut.removeActionSet(set)
        try await house.manager.removeHome(hut)
        #expect(house.manager.homes.map(\.name) == ["Villa"])
        #expect(await house.messages() == [])
    }

    @Test("B4.5 B4.7: completion handlers run on the main queue, once, with the objects already changed")
    func completionHandlers() async throws {
        let house = try await House()
        let calls = Guarded<[String]>([])
        let home = house.home
        // Asked from another thread.
        await Task.detached {
            home.addRoom(withName: "Attic") { room, error in
                let isNew = room != nil && home.rooms.contains { $0 === room }
                calls.withLock { $0.append("\(MainQueue.isCurrent) \(isNew) \(error == nil)") }
            }
            home.addRoom(withName: "attic") { room, error in
                let code = (error as? HMError)?.code
                calls.withLock { $0.append("\(MainQueue.isCurrent) \(room == nil) \(code.map { "\($0)" } ?? "-")") }
            }
        }.value
        try await eventually("both ran") { calls.withLock { $0.count } == 2 }
        await mainQueueIsDrained()
        #expect(calls.withLock { $0 } == ["true true true", "true true objectWithSimilarNameExistsInHome"])
    }

    @Test("async forms work from a task that is not on the main actor")
    func detached() async throws {
        let house = try await House()
        let home = house.home
        let name = try await Task.detached { try await home.addRoom(named: "Attic").name }.value
        #expect(name == "Attic")
    }

    @Test(
        "B4.8: a refusal is thrown as HMError",
        arguments: [
            ("", HMError.Code.stringShorterThanMinimum), ("Kitchen!", .nameContainsProhibitedCharacters),
            ("kit chen", .objectWithSimilarNameExistsInHome), ("'Attic", .nameDoesNotStartWithValidCharacters),
            ("Attic ", .nameDoesNotEndWithValidCharacters),
        ])
    func refusals(name: String, code: HMError.Code) async throws {
        let house = try await House()
        do {
            _ = try await house.home.addRoom(named: name)
            Issue.record("it was not refused")
        } catch {
            #expect((error as? HMError)?.code == code)
            #expect(!error.localizedDescription.isEmpty)
        }
    }

    @Test("B5.1 B5.2: the room for the entire home holds what is in no other room, is not listed and cannot be changed")
    func defaultRoom() async throws {
        let house = try await House()
        let all = house.home.roomForEntireHome()
        #expect(all === house.home.roomForEntireHome())
        #expect(all.name == "Villa" && all.accessories.map(\.name) == ["Lock"])
        #expect(!house.home.rooms.contains { $0 === all })
        let zone = try house.zone
        await #expect(throws: HMError(.roomForHomeCannotBeUpdated)) { try await all.updateName("Hall") }
        await #expect(throws: HMError(.roomForHomeCannotBeInZone)) { try await zone.addRoom(all) }
        try await house.home.assignAccessory(try house.lamp, to: all)
        #expect(all.accessories.map(\.name) == ["Lamp", "Lock"])
        #expect(try house.lamp.room === all)
    }

    @Test("B9.1: services are found by type; none found is nil")
    func services() async throws {
        let house = try await House()
        let found = house.home.servicesWithTypes([HMServiceTypeLightbulb, HMServiceTypeFan])
        #expect(found?.map(\.name) == ["Bulb"])
        #expect(house.home.servicesWithTypes([HMServiceTypeFan]) == nil)
    }

    @Test("B11.4: built-in action sets are found by their type alone")
    func builtin() async throws {
        let house = try await House()
        #expect(house.home.builtinActionSet(ofType: HMActionSetTypeSleep)?.name == "Good Night")
        #expect(house.home.builtinActionSet(ofType: HMActionSetTypeUserDefined) == nil)
        #expect(house.home.builtinActionSet(ofType: HMActionSetTypeTriggerOwned) == nil)
    }

    @Test("requests under way when the connection ends fail, each once")
    func dropped() async throws {
        let house = try await House()
        let errors = Guarded<[HMError.Code?]>([])
        for name in ["A", "B", "C"] {
            house.home.addRoom(withName: name) { _, error in
                errors.withLock { $0.append((error as? HMError)?.code) }
            }
        }
        house.hub.drop()
        try await eventually("all have ended") { errors.withLock { $0.count } == 3 }
        await mainQueueIsDrained()
        #expect(errors.withLock { $0 } == [.communicationFailure, .communicationFailure, .communicationFailure])
    }
}
