// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthHub
import HearthIPC
import HearthModel
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

/// A whole hub and simulated accessories, all in this process, over real sockets.
@MainActor
final class RealHub {
    let scratch: ScratchFolder
    let simulator: SimulatorFixture
    let manager: HMHomeManager
    let home: HMHome
    private let running: Task<Void, any Error>

    nonisolated private static func start(in scratch: ScratchFolder) async throws -> Task<Void, any Error> {
        let configuration = Hub.Configuration(
            stateFolder: scratch.file("state"), socketPath: scratch.file("hub.sock"), interfaces: [])
        let hub = Hub(configuration, log: MemoryLogHandler().logger("hub"))
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        let running = Task {
            defer { isReady.finish() }
            try await hub.run { isReady.yield() }
        }
        for await _ in ready { return running }
        try await running.value
        return running
    }

    /// Starts them, makes a home and adds every accessory to it.
    init(_ plans: [ServerPlan]) async throws {
        scratch = try ScratchFolder()
        simulator = try await SimulatorFixture(plans)
        running = try await Self.start(in: scratch)
        manager = HMHomeManager(socketPath: scratch.file("hub.sock"))
        home = try await manager.addHome(named: "Villa")
        for index in plans.indices { try await add(index) }
    }

    deinit { running.cancel() }

    private func add(_ index: Int) async throws {
        let address = SocketAddress(.loopback, port: simulator.cards[index].port)
        let request = AddAccessory(
            home: home.id, address: address.description, setupCode: try simulator.code(index).dashed)
        let feed = manager.feed
        _ = try await withCheckedThrowingContinuation { continuation in
            feed.pair(request) { continuation.resume(with: $0) }
        }
    }

    /// Ends the hub; its state stays for `scratch`.
    func stop() async {
        running.cancel()
        _ = await running.result
    }

    /// Another program that has loaded the home.
    func otherProgram() async throws -> (HMHomeManager, HMHome) {
        let manager = HMHomeManager(socketPath: scratch.file("hub.sock"))
        try await eventually("the other program has loaded") { !manager.homes.isEmpty }
        return (manager, try #require(manager.homes.first))
    }
}
