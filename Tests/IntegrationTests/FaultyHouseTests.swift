// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A house that goes wrong on order")
    struct FaultyHouseTests {
        private let hub: HubProcess
        private let house: SimulatorProcess

        init() async throws {
            hub = try await HubProcess()
            house = try await SimulatorProcess(isAdvertised: true)
            try await hub.hearth("home", "add", "My Home")
            for card in house.cards {
                try await hub.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)
            }
            try await eventually("all are reachable") { try await hub.isAllReachable() }
        }

        private func unreachable() async throws -> Set<String> {
            let lost = try await hub.accessories().filter { $0["isReachable"]?.bool == false }
            return Set(lost.compactMap { $0["name"]?.string })
        }

        /// A value that is set through the hub arrives at the right device.
        private func expectReached(_ accessory: String, brightness: Int) async throws {
            try await eventually("\(accessory) can be set", within: .seconds(30)) {
                (try? await hub.hearth("set", accessory, "brightness", "\(brightness)")) != nil
            }
            let answer = try await house.control("get", accessory, "brightness")
            #expect(answer.elements.first?["value"]?.integer == Int128(brightness))
        }

        @Test("two servers that swap ports are told apart, and found again")
        func swapped() async throws {
            try await house.control("fault", "swap-ports=Ceiling Fan", "--server", "Desk Lamp")
            try await expectReached("Desk Lamp", brightness: 41)
            try await expectReached("Ceiling Fan", brightness: 42)
            try await house.control("fault", "off")
            try await expectReached("Desk Lamp", brightness: 43)
            try await expectReached("Ceiling Fan", brightness: 44)
            try await eventually("all are reachable", within: .seconds(30)) { try await hub.isAllReachable() }
        }

        @Test("a bridge that loses accessories costs the user nothing, and they are live when they are back")
        func shrunken() async throws {
            let names = try await hub.accessories().compactMap { $0["name"]?.string }
            await #expect(throws: UnexpectedEnding.self, "the bridge itself cannot go") {
                try await house.control("fault", "shrunken-list=13", "--server", "House Bridge")
            }
            try await house.control("fault", "shrunken-list=12", "--server", "House Bridge")
            try await eventually("they cannot be set") {
                (try? await hub.hearth("set", "Ceiling Light", "brightness", "50")) == nil
            }
            #expect(try await hub.accessories().compactMap { $0["name"]?.string } == names)
            try await house.control("fault", "off")
            try await expectReached("Ceiling Light", brightness: 51)
            try await eventually("all are reachable", within: .seconds(30)) { try await hub.isAllReachable() }
            #expect(try await hub.accessories().compactMap { $0["name"]?.string } == names)
        }

        @Test("a silent accessory shows within ten seconds, and is back soon after it speaks again")
        func silent() async throws {
            try await house.control("fault", "silent", "--server", "Desk Lamp")
            try await eventually("it is unreachable", within: .seconds(12)) {
                try await unreachable() == ["Desk Lamp"]
            }
            try await house.control("fault", "off")
            try await expectReached("Desk Lamp", brightness: 61)
        }

        @Test("one that was reset is unreachable, and all that the user made of it stays")
        func reset() async throws {
            try await hub.hearth("room", "add", "Hall")
            try await hub.hearth("room", "assign", "Desk Lamp", "Hall")
            try await house.control("fault", "reset", "--server", "Desk Lamp")
            try await eventually("it is unreachable", within: .seconds(20)) {
                try await unreachable() == ["Desk Lamp"]
            }
            let lamp = try await hub.accessories().first { $0["name"]?.string == "Desk Lamp" }
            #expect(lamp?["room"]?["name"]?.string == "Hall")
        }
    }
}
