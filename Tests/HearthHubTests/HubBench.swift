// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthIPC
import HearthModel
import HearthStore
import HearthSystem
import HearthTestSupport

/// A hub's services over a store in memory and accessories in this process, on the loopback.
final class HubBench: Sendable {
    let scratch: ScratchFolder
    let store: any HomeStore
    let keyring: Keyring
    let clock: ManualWallClock
    let log = MemoryLogHandler()
    let parts: HubParts
    private let tasks: [Task<Void, Never>]

    /// - Parameters:
    ///   - scratch: of a hub before, whose keys it takes over.
    ///   - store: of a hub before, whose homes it takes over.
    ///   - linkClock: what the links measure their time with.
    init(
        in scratch: ScratchFolder? = nil, store: any HomeStore = InMemoryStore(),
        clock: ManualWallClock = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_449_200)),
        linkClock: any Clock<Duration> = ContinuousClock()
    ) throws {
        self.store = store
        self.clock = clock
        let scratch = try scratch ?? ScratchFolder()
        self.scratch = scratch
        keyring = try Keyring(folder: scratch.file("keys"))
        let eventLoop = EventLoop(label: "hub under test")
        var timing = ControllerTiming()
        timing.backoffStart = .milliseconds(50)
        timing.sighting = .milliseconds(500)
        timing.missingRereads = Array(repeating: .milliseconds(100), count: 100)
        let controller = Controller(
            identity: try keyring.controllerIdentity(), eventLoop: eventLoop, clock: linkClock, timing: timing,
            logger: log.logger("accessories"))
        let parts = try HubParts(
            store: store, keyring: keyring, controller: controller, clock: clock, version: "test",
            log: log.logger("hub"))
        self.parts = parts
        tasks = [
            Task { await parts.links.run() }, Task { await parts.triggers.run() },
            Task { await parts.streams.run() },
        ]
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    /// Ends it, and waits until nothing of it runs any more.
    func stop() async {
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    var registry: HomeRegistry { parts.registry }

    func addHome() async throws -> Home.ID {
        try await registry.commit { database, context throws(HubError) in
            try AddHome(name: "Mill Lane").changes(in: database, context: context)
        }
        return await registry.database.homes[0].id
    }

    func perform(_ wish: some Mutation) async throws {
        try await registry.commit { database, context throws(HubError) in
            try wish.changes(in: database, context: context)
        }
    }

    /// Adds the accessory served at an address.
    @discardableResult
    func add(_ accessory: ServedAccessory, to home: Home.ID, code: String? = "482-06-913") async throws
        -> AccessoryAdded
    {
        try await add(at: accessory.address, to: home, code: code)
    }

    /// Adds whatever is served at an address.
    @discardableResult
    func add(at address: SocketAddress, to home: Home.ID, code: String? = "482-06-913") async throws -> AccessoryAdded {
        let answers = Recorder<AccessoryAdded>()
        let request = AddAccessory(home: home, address: address.description, setupCode: code)
        try await parts.pairer.add(request, for: 1) { answers.record($0) }
        guard let answer = answers.elements.first else { throw HubError(.unexpectedError, "no answer") }
        return answer
    }
}

/// An accessory server in this process, which writes down the requests that reach it.
final class ServedAccessory: Sendable {
    let server: AccessoryServer
    let address: SocketAddress
    private let task: Task<Void, any Error>
    private let requests = Recorder<CharacteristicWriteRequest>()

    /// - Parameter behaviour: in place of one that takes everything; then no requests are written down.
    init(
        _ database: AttributeDatabase, state: AccessoryServerState? = nil, port: UInt16 = 0,
        behaviour: (any AccessoryBehaviour)? = nil
    ) async throws {
        let configuration = AccessoryServerConfiguration(
            name: "Thing", model: "T-1", category: 5, address: SocketAddress(.loopback, port: port))
        let fresh = try AccessoryServerState.generate(setupCode: try SetupCode("482-06-913"))
        let server = AccessoryServer(
            configuration, database: database, state: state ?? fresh, store: Forgetful(),
            behaviour: behaviour ?? Recording(requests: requests), eventLoop: EventLoop(label: "accessory under test"))
        self.server = server
        address = try await server.listen()
        task = Task { try await server.run() }
    }

    deinit { task.cancel() }

    /// What was written, one list for each request; subscriptions do not count.
    var writes: [[CharacteristicID]] {
        requests.elements.map { $0.rows.filter { $0.value != nil }.map(\.id) }.filter { !$0.isEmpty }
    }

    /// Ends it, and gives back what it would find when it starts again.
    func stop() async -> AccessoryServerState {
        task.cancel()
        _ = await task.result
        return await server.state
    }

    private struct Forgetful: AccessoryServerStore {
        func save(_ state: AccessoryServerState) {}
    }

    private struct Recording: AccessoryBehaviour {
        let requests: Recorder<CharacteristicWriteRequest>

        func answered(
            _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
            for controller: PairingIdentifier, on server: isolated AccessoryServer
        ) {
            requests.record(request)
        }
    }
}
