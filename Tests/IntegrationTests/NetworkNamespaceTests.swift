// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// Hub and accessories on machines of their own, joined by cables: what the loopback cannot show.
    @Suite(
        "Two machines on a network",
        .enabled(if: NetworkNamespace.isAllowed, "These tests make network namespaces, which this process may not."))
    struct NetworkNamespaceTests {
        private let here: NetworkNamespace
        private let there: NetworkNamespace

        init() throws {
            here = try NetworkNamespace("hub")
            there = try NetworkNamespace("house")
        }

        private func plugIn() throws { try here.connect(to: there, as: "home0", "10.77.0.1/24", "10.77.0.2/24") }

        @Test("an accessory is found, paired with and used over the cable")
        func twoMachines() async throws {
            try plugIn()
            let house = try await SimulatorProcess(on: there)
            let hub = try await HubProcess(on: here)
            try await eventually("all are found", within: .seconds(10)) {
                try await Self.found(by: hub) == house.deviceIDs
            }
            try await Self.addBridge(of: house, to: hub)
            try await hub.hearth("set", "Ceiling Light", "brightness", "35%")
            let answer = try await house.control("get", "Ceiling Light", "brightness")
            #expect(answer.elements.first?["value"]?.number == 35)
            let watch = try await WatchProcess(at: hub)
            try await house.control("set", "Ceiling Light", "brightness", "80")
            try await eventually("an event arrives") {
                watch.values(of: "Brightness", in: "Ceiling Light").last?.number == 80
            }
        }

        @Test("a network that comes after the hub and the accessories is used within seconds")
        func lateNetwork() async throws {
            let house = try await SimulatorProcess(on: there)
            let hub = try await HubProcess(on: here)
            #expect(try await Self.found(by: hub) == [])
            try plugIn()
            try await eventually("all are found", within: .seconds(8)) {
                try await Self.found(by: hub) == house.deviceIDs
            }
            try await Self.addBridge(of: house, to: hub)
        }

        enum Outage: String, CaseIterable {
            /// The kernel takes the interface's IPv6 addresses away and keeps the IPv4 ones.
            case hubDown = "the hub's interface is down"
            /// Nothing changes at the hub but the carrier.
            case houseDown = "the accessory's interface is down"
            /// As with an adapter on USB; what comes back has another index.
            case gone = "the interface is gone"
        }

        @Test("an outage of the network shows within 10 s, and its end within seconds", arguments: Outage.allCases)
        func outage(_ outage: Outage) async throws {
            try plugIn()
            let house = try await SimulatorProcess(on: there)
            let hub = try await HubProcess(on: here)
            try await Self.addBridge(of: house, to: hub)
            try begin(outage)
            try await eventually("nothing is reachable", within: .seconds(10)) {
                try await !hub.accessories().contains { $0["isReachable"]?.bool == true }
            }
            // Long enough for the pauses between attempts to have grown.
            try await Task.sleep(for: .seconds(15))
            try end(outage)
            try await eventually("all are reachable", within: .seconds(5)) { try await hub.isAllReachable() }
            try await hub.hearth("on", "Ceiling Light")
        }

        private func begin(_ outage: Outage) throws {
            switch outage {
            case .hubDown: try here.ip("link", "set", "home0", "down")
            case .houseDown: try there.ip("link", "set", "home0", "down")
            case .gone: try here.ip("link", "delete", "home0")
            }
        }

        private func end(_ outage: Outage) throws {
            switch outage {
            case .hubDown: try here.ip("link", "set", "home0", "up")
            case .houseDown: try there.ip("link", "set", "home0", "up")
            case .gone: try plugIn()
            }
        }

        @Test("a hub that is told its interface uses no other")
        func oneInterface() async throws {
            let elsewhere = try NetworkNamespace("guests")
            try plugIn()
            try here.connect(to: elsewhere, as: "guest0", "10.78.0.1/24", "10.78.0.2/24")
            let house = try await SimulatorProcess(on: there)
            let guests = try await SimulatorProcess(on: elsewhere)
            let everywhere = try await HubProcess(on: here)
            try await eventually("a hub that is told nothing finds both houses") {
                try await Self.found(by: everywhere) == house.deviceIDs.union(guests.deviceIDs)
            }
            #expect(try hearsAnnouncements(on: "guest0"))
            try await everywhere.stop()
            let hub = try await HubProcess(on: here, "--interface", "home0")
            try await eventually("this hub finds one") { try await Self.found(by: hub) == house.deviceIDs }
            #expect(try await Self.found(by: hub, within: "3") == house.deviceIDs)
            #expect(try hearsAnnouncements(on: "home0"))
            #expect(try !hearsAnnouncements(on: "guest0"), "not even listening")
        }

        /// Whether anybody on the hub's machine has joined mDNS's group there.
        private func hearsAnnouncements(on interface: String) throws -> Bool {
            try here.ip("maddress", "show", "dev", interface).contains("224.0.0.251")
        }

        private static func found(by hub: HubProcess, within seconds: String = "0.5") async throws -> Set<String> {
            let answer = try await hub.hearth("discover", "--seconds", seconds, "--json").json
            return Set(answer["accessories"]?.elements.compactMap { $0["deviceID"]?.string } ?? [])
        }

        /// Adds the bridge by its name, with what is behind it.
        private static func addBridge(of house: SimulatorProcess, to hub: HubProcess) async throws {
            let bridge = try #require(house.cards.first { $0.name.contains("Bridge") })
            try await hub.hearth("home", "add", "My Home")
            try await hub.hearth("pair", bridge.name, "--code", bridge.setupCode)
            #expect(try await hub.accessories().count == 13)
            try await eventually("all are reachable", within: .seconds(5)) { try await hub.isAllReachable() }
        }
    }
}

extension SimulatorProcess {
    fileprivate var deviceIDs: Set<String> { Set(cards.map(\.deviceID)) }
}
