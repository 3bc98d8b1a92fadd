// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthAccessory
import HomeKit
import HomeKitTesting
import Testing

@Suite("A simulated house") @MainActor
struct SimulatedHouseTests {
    @Test("HMHomeManager() finds its home, rooms and accessories")
    func homes() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse(home: "Villa") { house in
            let device = try await house.add(lamp.accessory, to: "Bedroom")
            let app = try await App.launched(in: house)
            #expect(app.manager.homes.map(\.name) == ["Villa"])
            #expect(try app.home.rooms.map(\.name) == ["Bedroom"])
            let accessory = try app.accessory()
            #expect(accessory.room?.name == "Bedroom")
            #expect(accessory.uniqueIdentifier == device.uniqueIdentifier)
            #expect(accessory.category.categoryType == HMAccessoryCategoryTypeLightbulb)
            #expect(accessory.isReachable)
        }
    }

    @Test("what the app writes reaches the device, and what the device says reaches the app")
    func values() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse { house in
            try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            let power = try app.power()
            try await power.writeValue(true as NSNumber)
            #expect(lamp.power.value == true)
            let brightness = try app.characteristic(HMCharacteristicTypeBrightness)
            try await brightness.enableNotification(true)
            lamp.brightness.set(70)
            try await house.eventually("the app hears of it") { app.messages.contains("Lamp 70") }
            #expect(brightness.value as? Int == 70)
        }
    }

    @Test("the accessories behind a bridge come with it")
    func bridge() async throws {
        let (one, other) = (try Lamp("One"), try Lamp("Other"))
        let bridge = try Accessory("Bridge", .bridge, bridging: [one.accessory, other.accessory])
        try await withSimulatedHouse { house in
            try await house.add(bridge, to: "Cellar")
            let app = try await App.launched(in: house)
            #expect(try Set(app.home.accessories.map(\.name)) == ["Bridge", "One", "Other"])
            #expect(try app.home.accessories.allSatisfy { $0.room?.name == "Cellar" })
            try await app.power(of: "Other").writeValue(true as NSNumber)
            #expect((one.power.value, other.power.value) == (false, true))
        }
    }

    @Test("houses at the same time know nothing of each other", arguments: 1...8)
    func parallel(number: Int) async throws {
        let lamp = try Lamp("Lamp \(number)")
        try await withSimulatedHouse(home: "House \(number)") { house in
            try await house.add(lamp.accessory)
            let app = try await App.launched(in: house)
            #expect(app.manager.homes.map(\.name) == ["House \(number)"])
            #expect(try app.home.accessories.map(\.name) == ["Lamp \(number)"])
        }
    }

    @Test("a house may have no home, or several")
    func severalHomes() async throws {
        try await withSimulatedHouse(home: nil) { house in
            let app = try await App.launched(in: house)
            #expect(app.manager.homes.isEmpty)
            await #expect(throws: SimulatedHouseError.self) { try await house.add(try Lamp().accessory) }
            _ = try await app.manager.addHome(named: "Town")
            try await house.addHome("Country")
            try await house.add(try Lamp().accessory, of: "Country")
            try await house.eventually("the app knows both") { app.manager.homes.count == 2 }
            try await house.eventually("the lamp is in one") {
                app.manager.homes.last?.accessories.first?.name == "Lamp"
            }
        }
    }

    @Test("two apps hear of each other's changes")
    func twoApps() async throws {
        try await withSimulatedHouse { house in
            let (one, other) = (try await App.launched(in: house), try await App.launched(in: house))
            try await one.home.updateName("Lodge")
            try await house.eventually("the other is told") { other.messages.contains("home named Lodge") }
            #expect(!one.messages.contains("home named Lodge"))
        }
    }

    @Test("an app without its hub has what it knew, fails, and comes back by itself")
    func hubAway() async throws {
        try await withSimulatedHouse { house in
            let app = try await App.launched(in: house)
            let home = try app.home
            await house.setHubAvailable(false)
            await #expect(throws: HMError.self) { try await home.addRoom(named: "Attic") }
            #expect(app.manager.homes.first === home)
            await house.setHubAvailable(true)
            try await house.eventually("rooms can be added again") {
                (try? await home.addRoom(named: "Attic")) != nil
            }
            #expect(home.rooms.map(\.name) == ["Attic"])
        }
    }

    @Test("an accessory of one house is refused by another")
    func twice() async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse { house in
            try await house.add(lamp.accessory)
            await #expect(throws: AccessoryError.self) { try await house.add(lamp.accessory) }
        }
    }

    @Test("what the test throws comes out, and the house is gone")
    func throwing() async throws {
        struct Stop: Error {}
        var left: HMHomeManager?
        await #expect(throws: Stop.self) {
            try await withSimulatedHouse { house in
                left = try await App.launched(in: house).manager
                throw Stop()
            }
        }
        let home = try #require(left?.homes.first)
        await #expect(throws: HMError.self) { try await home.addRoom(named: "Attic") }
    }
}
