// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Simulated devices", .serialized, .timeLimit(.minutes(10)))
struct DeviceBehaviourTests {
    typealias Kind = CharacteristicType

    /// Target, value, current, values of the current state: at once and when the time is over.
    static let followers: [(String, TypeIdentifier, Int128, TypeIdentifier, Int128, Int128)] = [
        ("Front Door", Kind.lockTargetState, 1, Kind.lockCurrentState, 0, 1),
        ("Alarm", Kind.securitySystemTargetState, 1, Kind.securitySystemCurrentState, 3, 1),
        ("Garage Door", Kind.targetDoorState, 0, Kind.currentDoorState, 2, 0),
        ("Bedroom Blind", Kind.targetPosition, 70, Kind.currentPosition, 0, 70),
        ("Bedroom Blind", Kind.targetPosition, 70, Kind.positionState, 1, 2),
    ]

    @Test("move to their target and take a while", arguments: followers)
    func following(
        name: String, target: TypeIdentifier, value: Int128, current: TypeIdentifier, atOnce: Int128, later: Int128
    ) async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture([House.plans[0]], clock: clock)
        let server = house.simulator.servers[0].server
        let database = House.plans[0].database
        let targetID = try #require(database.id(target, of: name))
        let currentID = try #require(database.id(current, of: name))
        let controller = try await house.pairedController()
        #expect(try await controller.write([.init(targetID, value: .integer(value))]).status == 204)
        #expect(await server.value(of: targetID) == .integer(value))
        #expect(await server.value(of: currentID) == .integer(atOnce))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        try await eventually("the target is reached") { await server.value(of: currentID) == .integer(later) }
    }

    @Test("follow the last target when it changes on the way")
    func changeOfMind() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture([House.plans[0]], clock: clock)
        let server = house.simulator.servers[0].server
        let target = try #require(House.plans[0].database.id(Kind.targetPosition, of: "Bedroom Blind"))
        let current = try #require(House.plans[0].database.id(Kind.currentPosition, of: "Bedroom Blind"))
        try await server.writeByHand(.integer(100), to: target)
        try await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(900))
        try await server.writeByHand(.integer(30), to: target)
        try await eventually("it stands where it was told last") {
            clock.advance(by: .milliseconds(100))
            return await server.value(of: current) == .integer(30)
        }
        clock.advance(by: .seconds(1))
        #expect(await server.value(of: current) == .integer(30))
    }

    @Test("a blind is seen on its way")
    func onItsWay() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture([House.plans[0]], clock: clock)
        let server = house.simulator.servers[0].server
        let target = try #require(House.plans[0].database.id(Kind.targetPosition, of: "Bedroom Blind"))
        let current = try #require(House.plans[0].database.id(Kind.currentPosition, of: "Bedroom Blind"))
        try await server.writeByHand(.integer(50), to: target)
        for position in [10, 20, 30, 40, 50] as [Int128] {
            try await clock.waitForSleepers(1)
            clock.advance(by: .milliseconds(200))
            try await eventually("it is at \(position)") { await server.value(of: current) == .integer(position) }
        }
    }

    @Test("a room becomes as warm as the thermostat was told, and then it rests")
    func warming() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture([House.plans[0]], clock: clock)
        let server = house.simulator.servers[0].server
        let database = House.plans[0].database
        let target = try #require(database.id(Kind.targetTemperature, of: "Thermostat"))
        let current = try #require(database.id(Kind.currentTemperature, of: "Thermostat"))
        let state = try #require(database.id(Kind.currentHeatingCoolingState, of: "Thermostat"))
        try await server.writeByHand(.double(22), to: target)
        #expect(await server.value(of: state) == .integer(1))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(45))
        try await eventually("it is warmer") { await server.value(of: current) == .double(21.3) }
        #expect(await server.value(of: state) == .integer(1))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(45))
        try await eventually("it is warm") { await server.value(of: current) == .double(22) }
        #expect(await server.value(of: state) == .integer(0))
        _ = try await house.ask(.set(accessory: "Thermostat", characteristic: "current temperature", value: "15"))
        #expect(await server.value(of: state) == .integer(1), "a window was opened")
    }

    /// Mode, temperature, and what it does: 1 rests, 2 heats, 3 cools.
    static let heaterCooler: [(Int128, Double, Int128)] = [
        (1, 15, 2), (1, 21, 1), (1, 30, 1), (2, 15, 1), (2, 21, 1), (2, 30, 3), (0, 15, 2), (0, 21, 1), (0, 30, 3),
    ]

    @Test("a heater cooler heats below one threshold and cools above another", arguments: heaterCooler)
    func heaterCooling(mode: Int128, temperature: Double, expected: Int128) async throws {
        let text = """
            {"servers": [{"name": "S", "accessories": [{"name": "H", "services": [{"type": "heater cooler",
            "characteristics": {"heating threshold temperature": 18, "cooling threshold temperature": 25,
            "current temperature": \(temperature)}}]}]}]}
            """
        let plans = try HouseDescription.plans(Array(text.utf8))
        let house = try await SimulatorFixture(plans, clock: ManualClock())
        let server = house.simulator.servers[0].server
        let ids = [Kind.targetHeaterCoolerState, Kind.active, Kind.currentHeaterCoolerState].compactMap {
            plans[0].database.id($0, of: "H")
        }
        try await server.writeByHand(.integer(mode), to: ids[0])
        #expect(await server.value(of: ids[2]) == .integer(0))
        try await server.writeByHand(.integer(1), to: ids[1])
        #expect(await server.value(of: ids[2]) == .integer(expected))
        try await server.writeByHand(.integer(0), to: ids[1])
        #expect(await server.value(of: ids[2]) == .integer(0))
    }

    @Test("a battery runs down and says when it is low; a hand at it ends that")
    func battery() async throws {
        let clock = ManualClock()
        let house = try await SimulatorFixture([House.plans[0]], clock: clock)
        let server = house.simulator.servers[0].server
        let level = try #require(House.plans[0].database.id(Kind.batteryLevel, of: "Hall Motion"))
        let isLow = try #require(House.plans[0].database.id(Kind.statusLowBattery, of: "Hall Motion"))
        let drift = ControlRequest.drift(
            accessory: "Hall Motion", characteristic: "battery level", value: "0", over: .seconds(80))
        _ = try await house.ask(drift)
        for (expected, low) in [(60, 0), (40, 0), (20, 1)] as [(Int128, Int128)] {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(20))
            try await eventually("at \(expected)") { await server.value(of: level) == .integer(expected) }
            #expect(await server.value(of: isLow) == .integer(low))
        }
        _ = try await house.ask(.set(accessory: "Hall Motion", characteristic: "battery level", value: "100"))
        #expect(await server.value(of: isLow) == .integer(0))
        clock.advance(by: .seconds(60))
        #expect(await server.value(of: level) == .integer(100))
        await #expect(throws: ControlError.self) {
            _ = try await house.ask(
                .drift(accessory: "Hall Motion", characteristic: "name", value: "x", over: .seconds(1)))
        }
    }

    @Test("a thermostat heats below its target and rests above it")
    func heating() async throws {
        let house = try await SimulatorFixture([House.plans[0]])
        let server = house.simulator.servers[0].server
        let database = House.plans[0].database
        let target = try #require(database.id(Kind.targetTemperature, of: "Thermostat"))
        let mode = try #require(database.id(Kind.targetHeatingCoolingState, of: "Thermostat"))
        let state = try #require(database.id(Kind.currentHeatingCoolingState, of: "Thermostat"))
        let steps: [(CharacteristicID, CharacteristicValue, Int128)] = [
            (target, .double(18), 0), (target, .double(22), 1), (mode, .integer(2), 0), (target, .double(18), 2),
            (mode, .integer(0), 0), (mode, .integer(3), 2), (target, .double(25), 1),
        ]
        for (id, value, expected) in steps {
            try await server.writeByHand(value, to: id)
            #expect(await server.value(of: state) == .integer(expected), "after \(value)")
        }
    }

    @Test("an outlet is in use while it is on, a fan blows while it is active")
    func consequences() async throws {
        let house = try await SimulatorFixture(House.plans)
        let (bridge, fan) = (house.simulator.servers[0].server, house.simulator.servers[2].server)
        let power = try #require(House.plans[0].database.id(Kind.on, of: "Kitchen Outlet"))
        let inUse = try #require(House.plans[0].database.id(Kind.outletInUse, of: "Kitchen Outlet"))
        try await bridge.writeByHand(.bool(false), to: power)
        #expect(await bridge.value(of: inUse) == .bool(false))
        let active = try #require(House.plans[2].database.id(Kind.active, of: "Ceiling Fan"))
        let state = try #require(House.plans[2].database.id(Kind.currentFanState, of: "Ceiling Fan"))
        try await fan.writeByHand(.integer(1), to: active)
        #expect(await fan.value(of: state) == .integer(2))
    }
}
