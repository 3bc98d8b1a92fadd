// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HAP
import HearthSystem
import HearthTestSupport
import Testing

extension Processes {
    @Suite("An accessory that is not there")
    struct AbsentAccessoryTests {
        @Test("is told of at once, by its name; a scene does the rest and says what it could not do")
        func partial() async throws {
            let home = try await HouseAtHub(isSingle: true)
            let (hub, lamp) = (home.hub, home.house)
            let house = try await HousePeer()
            try await hub.pair(house)
            try await hub.hearth("scene", "add", "Evening")
            try await hub.hearth("scene", "set", "Evening", "Desk Lamp", "brightness", "5")
            try await hub.hearth("scene", "set", "Evening", "Thermostat", "target temperature", "18")
            lamp.process.kill()
            try await eventually("it is unreachable") { try await !hub.isAllReachable() }
            let start = ContinuousClock.now
            let refusal = try await hub.hearth("on", "Desk Lamp", code: 1)
            #expect(refusal.errors.contains("Desk Lamp"))
            let scene = try await hub.hearth("run", "Evening", code: 5)
            #expect(scene.errors.contains("1 of 2"))
            #expect(start.duration(to: .now) < .seconds(5))
            #expect(try await house.value(of: "TargetTemperature", in: "Thermostat")?.number == 18)
        }

        @Test("does not keep the hub from stopping, even in the middle of a request")
        func stopping() async throws {
            let home = try await HouseAtHub(isSingle: true)
            home.house.process.send(SIGSTOP)
            let waiting = try Program.hearth.start(["get", "Desk Lamp"], environment: home.hub.environment)
            try await Task.sleep(for: .milliseconds(500))
            let start = ContinuousClock.now
            #expect(try await home.hub.stop() == .exited(0))
            #expect(start.duration(to: .now) < .seconds(3))
            #expect(try await waiting.waitForEnd() == .exited(3))
        }

        @Test("that was removed meanwhile is added again without its code when it is back")
        func addedAgain() async throws {
            let home = try await HouseAtHub(isSingle: true)
            let hub = home.hub
            home.house.process.kill()
            try await eventually("it is unreachable") { try await !hub.isAllReachable() }
            try await hub.hearth("unpair", "Desk Lamp")
            try await eventually("it could not be told", within: .seconds(20)) { hub.log.contains("Its keys are kept") }
            #expect(try await hub.accessories().isEmpty)
            let returned = try await HousePeer(again: home.house)
            try await hub.hearth("pair", "--address", returned.address.description)
            #expect(try await hub.isAllReachable())
            try await hub.hearth("set", "Desk Lamp", "brightness", "33")
            #expect(try await returned.value(of: "Brightness", in: "Desk Lamp") == .integer(33))
        }

        @Test("is found when it comes back at another address")
        func moved() async throws {
            let home = try await HouseAtHub(isSingle: true, isAdvertised: true)
            let hub = home.hub
            home.house.process.kill()
            try await eventually("it is unreachable") { try await !hub.isAllReachable() }
            let moved = try await HousePeer(again: home.house, isMoved: true)
            try #require(moved.address != home.house.address)
            try await eventually("it is back") { try await hub.isAllReachable() }
            try await hub.hearth("set", "Desk Lamp", "brightness", "34")
            #expect(try await moved.value(of: "Brightness", in: "Desk Lamp") == .integer(34))
            // The new address is kept for a start without multicast.
            #expect(try await hub.stop() == .exited(0))
            try await hub.start()
            try await eventually("it is back after a restart") { try await hub.isAllReachable() }
        }

        @Test("behind a bridge is unreachable alone, and back with its values")
        func behindBridge() async throws {
            let simulator = try await SimulatorProcess()
            let hub = try await HubProcess()
            try await hub.hearth("home", "add", "My Home")
            let bridge = try #require(simulator.cards.first { $0.name == "House Bridge" })
            try await hub.hearth("pair", "--address", bridge.endpoint, "--code", bridge.setupCode)
            try await simulator.control("set", "Ceiling Light", "reachable", "off")
            try await hub.hearth("set", "Ceiling Light", "brightness", "20", code: 1)
            try await eventually("it alone is unreachable") {
                let lost = try await hub.accessories().filter { $0["isReachable"]?.bool == false }
                return lost.map { $0["name"]?.string } == ["Ceiling Light"]
            }
            try await simulator.control("set", "Ceiling Light", "reachable", "on")
            try await hub.hearth("set", "Ceiling Light", "brightness", "21")
            try await eventually("it is back") { try await hub.isAllReachable() }
        }
    }
}
