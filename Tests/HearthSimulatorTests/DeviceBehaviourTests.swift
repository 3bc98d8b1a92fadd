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
        try await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(100))
        try await eventually("it stands where it was told last") { await server.value(of: current) == .integer(30) }
        clock.advance(by: .seconds(1))
        #expect(await server.value(of: current) == .integer(30))
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
