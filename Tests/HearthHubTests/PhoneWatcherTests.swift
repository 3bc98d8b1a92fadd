// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

@Suite("Phones of people on the network")
struct PhoneWatcherTests {
    /// A network that a test plays: which hosts are there, and under which addresses.
    private final class PlayedNetwork: PhoneNetwork {
        struct State {
            var names: [String: [IPAddress]]? = [:]
            var signs: [IPAddress: PhoneSign] = [:]
            var looks: [IPAddress] = []
        }

        let state = Guarded(State())

        func addresses(of host: String) async -> [IPAddress]? {
            state.withLock { state in state.names.map { $0[host] ?? [] } }
        }

        func look(for address: IPAddress) async -> PhoneSign {
            state.withLock { state in
                state.looks.append(address)
                return state.signs[address] ?? .silent
            }
        }

        func set(_ host: String?, _ address: IPAddress, _ sign: PhoneSign?) {
            state.withLock { state in
                if let host { state.names?[host] = [address] }
                state.signs[address] = sign
            }
        }

        func forget(_ host: String) { state.withLock { $0.names?[host] = nil } }
    }

    private final class Bench: Sendable {
        let hub: RegistryBench
        let home: Home.ID
        let clock = ManualClock()
        let network = PlayedNetwork()
        private let task: Task<Void, Never>

        init() async throws {
            hub = try RegistryBench()
            try await hub.perform(AddHome(name: "Mill Lane"))
            home = await hub.registry.database.homes[0].id
            let watcher = PhoneWatcher(
                registry: hub.registry, network: network, clock: clock, log: MemoryLogHandler().logger("presence"))
            task = Task { await watcher.run() }
        }

        deinit { task.cancel() }

        func watch(_ host: String?, after delay: Double = 60) async throws {
            try await hub.perform(WatchPhone(home: home, phone: host.map { Phone(host: $0, leaveDelay: delay) }))
        }

        var person: Person? {
            get async { await hub.registry.database.homes[0].person(hub.registry.owner.unixID) }
        }

        /// Turns the clock in steps of ten seconds, each when the watcher sleeps.
        func turn(by seconds: Int) async throws {
            for _ in 0..<(seconds / 10) {
                try await clock.waitForSleepers(1)
                clock.advance(by: .seconds(10))
            }
            try await clock.waitForSleepers(1)
        }
    }

    private static let one = IPAddress(ipv4: 0xC000_0207)
    private static let two = IPAddress(ipv4: 0xC000_0208)

    @Test("a phone that is there is its person at home, and one that is silent for long enough has left and returns")
    func life() async throws {
        let bench = try await Bench()
        bench.network.set("anna.local", Self.one, .seen(ago: .zero))
        try await bench.watch("anna.local")
        try await eventually("she is home") { await bench.person?.whereabouts?.place == .home }
        #expect(await bench.person?.whereabouts?.source == .phone)
        try await bench.turn(by: 30)
        bench.network.set(nil, Self.one, nil)
        try await bench.turn(by: 50)
        #expect(await bench.person?.whereabouts?.place == .home)
        try await bench.turn(by: 70)
        #expect(await bench.person?.whereabouts?.place == .away)
        bench.network.set(nil, Self.one, .seen(ago: .zero))
        try await bench.turn(by: 10)
        #expect(await bench.person?.whereabouts?.place == .home)
    }

    @Test("what was said counts until the phone comes or goes, over a restart, too")
    func word() async throws {
        let bench = try await Bench()
        bench.network.set(nil, Self.one, .seen(ago: .zero))
        try await bench.watch("192.0.2.7")
        try await eventually("she is home") { await bench.person?.whereabouts?.place == .home }
        try await bench.hub.perform(SetPresence(home: bench.home, place: .away))
        try await bench.turn(by: 120)
        #expect(await bench.person?.whereabouts?.place == .away)
        let again = PhoneWatcher(
            registry: bench.hub.registry, network: bench.network, clock: bench.clock,
            log: MemoryLogHandler().logger("presence"))
        let task = Task { await again.run() }
        defer { task.cancel() }
        try await bench.clock.waitForSleepers(2)
        #expect(await bench.person?.whereabouts?.place == .away)
    }

    @Test("a sleeping phone that does not tell its name is looked for where it was; one that has gone is not")
    func names() async throws {
        let bench = try await Bench()
        bench.network.set("anna.local", Self.one, .seen(ago: .zero))
        try await bench.watch("anna.local")
        try await eventually("she is home") { await bench.person?.whereabouts?.place == .home }
        bench.network.forget("anna.local")
        try await bench.turn(by: 200)
        #expect(await bench.person?.whereabouts?.place == .home)
        bench.network.set(nil, Self.one, nil)
        try await bench.turn(by: 100)
        #expect(await bench.person?.whereabouts?.place == .away)
        // Somebody else has the address now.
        bench.network.set(nil, Self.one, .seen(ago: .zero))
        try await bench.turn(by: 60)
        #expect(await bench.person?.whereabouts?.place == .away)
        bench.network.set("anna.local", Self.two, .seen(ago: .zero))
        try await bench.turn(by: 10)
        #expect(await bench.person?.whereabouts?.place == .home)
    }

    @Test("without multicast DNS a name tells nothing, and nobody leaves")
    func noNames() async throws {
        let bench = try await Bench()
        bench.network.state.withLock { $0.names = nil }
        try await bench.hub.perform(SetPresence(home: bench.home, place: .home))
        try await bench.watch("anna.local", after: 0)
        try await bench.turn(by: 100)
        #expect(await bench.person?.whereabouts?.place == .home)
        #expect(await bench.person?.phone?.isHere == nil)
    }

    @Test("a phone that is not wanted any more is not looked for, and another one is in its place")
    func change() async throws {
        let bench = try await Bench()
        bench.network.set(nil, Self.two, .seen(ago: .zero))
        try await bench.watch("192.0.2.7")
        try await eventually("it was looked for") { bench.network.state.withLock { $0.looks } == [Self.one] }
        try await bench.watch("192.0.2.8")
        try await eventually("the other one is found") { await bench.person?.phone?.isHere == true }
        try await bench.turn(by: 100)
        #expect(bench.network.state.withLock { $0.looks }.filter { $0 == Self.one }.count == 1)
        try await bench.watch(nil)
        try await eventually("nobody sleeps") {
            bench.clock.advance(by: .seconds(30))
            return bench.clock.sleeperCount == 0
        }
    }
}
