// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import EveningLights
import Foundation
import HearthAccessory
import HomeKitTesting
import Testing

@Suite @MainActor
struct EveningLightsTests {
    let door = Characteristic(.contactSensorState, 0)
    let power = Characteristic(.on, false)
    let sensor: Accessory
    let lamp: Accessory

    init() throws {
        sensor = try Accessory("Front Door", .sensor, Service(.contactSensor, door))
        lamp = try Accessory("Hall Lamp", .lightbulb, Service(.lightbulb, power))
    }

    /// The app in a house with a door and a lamp in the hall.
    private func withApp(
        _ body: @MainActor (SimulatedHouse, SimulatedAccessory, EveningLights) async throws -> Void
    ) async throws {
        try await withSimulatedHouse { house in
            try await house.add(sensor, to: "Hall")
            let device = try await house.add(lamp, to: "Hall")
            let app = EveningLights(lighting: "Hall")
            try await app.start()
            try await body(house, device, app)
        }
    }

    @Test func openingTheDoorLightsTheHall() async throws {
        try await withApp { house, _, _ in
            door.set(1)
            try await house.eventually("the lamp is on") { power.value == true }
        }
    }

    @Test func aLampWithoutPowerIsComplainedAbout() async throws {
        try await withApp { house, device, app in
            try await device.setReachable(false)
            door.set(1)
            try await house.eventually("the app complains") { app.complaints == ["Hall Lamp stays dark"] }
            #expect(power.value == false)
        }
    }

    @Test func theHallIsDarkAtBedtime() async throws {
        try await withApp { house, _, app in
            let bedtime = Date(timeIntervalSince1970: (house.now.timeIntervalSince1970 / 60).rounded(.up) * 60 + 3600)
            try await app.setBedtime(bedtime)
            power.set(true)
            try await house.advance(by: .seconds(3600 + 60))
            #expect(power.value == false)
            power.set(true)
            try await house.advance(by: .seconds(24 * 3600))
            #expect(power.value == false)
        }
    }
}
