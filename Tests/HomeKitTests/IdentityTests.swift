// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("One object for each thing")
struct IdentityTests {
    @Test("B2.3: every way to a thing leads to the same object")
    func same() async throws {
        let house = try await House()
        let (lamp, kitchen, scene) = (try house.lamp, try house.kitchen, try house.scene)
        #expect(kitchen.accessories.first === lamp)
        #expect(lamp.room === kitchen && lamp.home === house.home)
        let bulb = try #require(lamp.services.last)
        #expect(bulb.accessory === lamp && house.home.servicesWithTypes([HMServiceTypeLightbulb])?.first === bulb)
        #expect(bulb.characteristics.first?.service === bulb)
        #expect(house.home.triggers.first?.actionSets.first === scene)
        let action = try #require(scene.actions.first as? HMCharacteristicWriteAction<any NSCopying>)
        #expect(action.characteristic === bulb.characteristics.last)
        #expect(house.manager.homes.first === house.home && house.manager.primaryHome === house.home)
    }

    @Test("with a thousand accessories handed out a scene still changes quickly")
    func manyObjects() async throws {
        let house = try await House()
        let room = house.hub.database.homes[0].defaultRoom
        house.hub.change(
            (0..<1_000).map {
                var lamp = House.lampRecord(in: room, id: Accessory.ID(UUID()))
                lamp.name = "Lamp \($0)"
                return .accessoryAdded(accessory: lamp, home: house.home.id)
            })
        try await eventually("they are there") { house.home.accessories.count == 1_002 }
        #expect(house.home.accessories.flatMap(\.services).flatMap(\.characteristics).count == 4_004)
        let scene = try house.scene
        let start = ContinuousClock.now
        for _ in 0..<50 { house.hub.change([.actionsChanged(actionSet: scene.id, home: house.home.id, actions: [])]) }
        try await eventually("all are told", within: .seconds(30)) {
            house.recorder.messages.count { $0.hasPrefix("actions of") } == 50
        }
        #expect(start.duration(to: .now) < .seconds(3))
    }

    @Test("B2.1 B2.3: changes leave the objects what they are")
    func stable() async throws {
        let house = try await House()
        let (lamp, room) = (try house.lamp, try house.kitchen)
        let bulb = try #require(lamp.services.last)
        try house.hub.change(RenameAccessory(home: house.id, accessory: House.lamp, name: "Light"))
        try house.hub.change(RenameRoom(home: house.id, room: room.id, name: "Galley"))
        _ = await house.messages()
        #expect(house.home.accessories.first === lamp && lamp.name == "Light" && room.name == "Galley")
        #expect(lamp.services.last === bulb)
    }

    @Test("what has left tells what it last was, and its parts do")
    func removed() async throws {
        let house = try await House()
        let (lamp, room) = (try house.lamp, try house.kitchen)
        let bulb = try #require(lamp.services.last)
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        try house.hub.change(RemoveAccessory(home: house.id, accessory: House.lamp))
        #expect(await house.messages().last == "-accessory Lamp")
        #expect(house.recorder.lastObject === lamp)
        #expect(lamp.name == "Lamp" && lamp.manufacturer == "Acme" && lamp.services.count == 2)
        #expect(lamp.services.last === bulb && bulb.name == "Bulb" && bulb.characteristics.count == 2)
        #expect(brightness.value as? Int == 40 && house.manager.feed.replica.value(of: House.brightness) == nil)
        #expect(lamp.room === room && room.accessories.isEmpty)
        await #expect(throws: HMError(.notFound)) { try await lamp.updateName("Light") }
    }

    @Test("a removed thing that nobody looked at before is still handed to the delegate, whole")
    func removedUnseen() async throws {
        let house = try await House()
        let zone = try #require(house.hub.database.homes.first?.zones.first)
        try house.hub.change(RemoveZone(home: house.id, zone: zone.id))
        #expect(await house.messages() == ["-zone Downstairs"])
    }

    @Test("objects of removed things go when nobody holds them")
    func forgotten() async throws {
        let house = try await House()
        weak let room: HMRoom? = try house.kitchen
        let id = try #require(room).id
        try house.hub.change(RemoveRoom(home: house.id, room: id))
        _ = await house.messages()
        house.recorder.clear()
        try await eventually("it goes") { room == nil }
    }

    @Test("a service gone from its accessory keeps its name; those that stay are the same")
    func described() async throws {
        let house = try await House()
        let lamp = try house.lamp
        let (information, bulb) = (try #require(lamp.services.first), try #require(lamp.services.last))
        var record = try #require(house.hub.database.homes.first?.accessories.first)
        record.services.removeLast()
        house.hub.change([.accessoryDescribed(accessory: record, home: house.id)])
        _ = await house.messages()
        #expect(lamp.services.map(\.serviceType) == [HMServiceTypeAccessoryInformation])
        #expect(lamp.services.first === information && bulb.name == "Bulb")
    }

    @Test("B2.1 B2.2: identifiers of services and characteristics are their own, and the same in every program")
    func identifiers() async throws {
        let house = try await House()
        let other = HMHomeManager(dialler: house.hub.dialler, agent: nil)
        try await eventually("loaded") { !other.homes.isEmpty }
        func all(_ home: HMHome) -> [UUID] {
            home.accessories.flatMap { accessory in
                [accessory.uniqueIdentifier] + accessory.services.map(\.uniqueIdentifier)
                    + accessory.services.flatMap(\.characteristics).map(\.uniqueIdentifier)
            }
        }
        let ours = all(house.home)
        #expect(Set(ours).count == ours.count)
        #expect(all(try #require(other.homes.first)) == ours)
        #expect(other.homes.first !== house.home)
    }

    @Test("identifiers worked out of neighbouring accessories do not meet")
    func derived() throws {
        let accessories = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"]
            .compactMap(UUID.init(uuidString:)).map { Accessory.ID($0) }
        let all = accessories.flatMap { accessory in (0..<2000).map { UUID($0, of: accessory) } }
        #expect(Set(all).count == 4000)
        #expect(all.allSatisfy { $0.uuidString.dropFirst(14).first == "8" })
    }
}
