// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
package import HAPNetwork
package import HearthIPC
internal import HearthModel
package import HearthStore
package import HearthSystem

/// The services of a hub, wired to each other. Data flows one way: links report to the registry, the registry tells
/// clients and triggers; requests flow back down.
package struct HubParts: Sendable {
    package let registry: HomeRegistry
    package let links: AccessoryLinks
    package let control: AccessoryControl
    package let runner: ActionSetRunner
    package let board: DiscoveryBoard
    package let agents: SetupAgents
    package let pairer: AccessoryPairer
    package let pairings: ControllerPairings
    package let keys: AccessoryKeys
    package let identity: IdentityTransfer
    package let triggers: TriggerEngine
    package let streams: CameraStreams
    package let snapshots: SnapshotAlbum
    private let clock: any WallClock
    private let startedAt: Date
    private let version: String
    private let controller: Controller

    /// - Parameters:
    ///   - clock: the time of day that schedules go by.
    ///   - zoneChanges: tells when the machine's time zone is another, or has other rules.
    ///   - version: told to clients.
    package init(
        store: any HomeStore, keyring: Keyring, controller: Controller, clock: any WallClock,
        zoneChanges: AsyncStream<String?>? = nil, version: String, log: Logger
    ) throws(StoreError) {
        registry = try HomeRegistry(store: store, now: { clock.now })
        links = AccessoryLinks(
            controller: controller, keyring: keyring, registry: registry, log: log.named("accessories"))
        control = AccessoryControl(registry: registry, links: links)
        runner = ActionSetRunner(registry: registry, control: control)
        board = DiscoveryBoard(registry: registry, keyring: keyring)
        agents = SetupAgents(clock: controller.clock)
        pairer = AccessoryPairer(
            controller: controller, keyring: keyring, registry: registry, links: links, board: board, agents: agents,
            log: log.named("pairing"))
        pairings = ControllerPairings(controller: controller, registry: registry, links: links)
        keys = AccessoryKeys(keyring: keyring, registry: registry)
        identity = IdentityTransfer(running: controller.identity, keyring: keyring, log: log.named("identity"))
        triggers = TriggerEngine(
            registry: registry, control: control, clock: clock, log: log.named("triggers"),
            zoneChanges: zoneChanges)
        streams = CameraStreams(
            registry: registry, links: links, controller: controller, log: log.named("cameras"))
        snapshots = SnapshotAlbum(registry: registry, control: control)
        self.clock = clock
        self.version = version
        self.controller = controller
        startedAt = clock.now
    }

    /// Works for the clients of `listener` until it is cancelled: links, triggers, errands and requests.
    ///
    /// - Throws: what breaks the listener.
    package func run(serving listener: HubListener) async throws {
        let errands = Errands()
        let service = HubService(parts: self, errands: errands)
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await links.run() }
            group.addTask { await triggers.run() }
            group.addTask { await streams.run() }
            group.addTask { await errands.run() }
            group.addTask { try await listener.run(service.dispatcher, observer: service.observer) }
        }
    }

    func status() async -> HubStatus {
        let database = await registry.database
        let accessories = database.homes.flatMap(\.accessories)
        let triggers = database.homes.flatMap(\.triggers)
        return HubStatus(
            version: version, processID: ProcessInfo.processInfo.processIdentifier, startedAt: startedAt,
            revision: await registry.revision, homes: database.homes.count, accessories: accessories.count,
            reachableAccessories: await registry.live.reachable.count, accessoryServers: await links.status(),
            clients: await registry.clientNames, enabledTriggers: triggers.count(where: \.isEnabled),
            nextFireDate: await registry.nextFireDate, residentBytes: ResidentMemory.bytes)
    }

    /// Makes an accessory show itself, whether it is in a home or only seen on the network.
    func identify(_ id: Accessory.ID) async throws(HubError) {
        if let known = await registry.database.accessory(id)?.accessory { return try await control.identify(known) }
        let found = await board.find { deviceID, _ in Accessory.ID(deviceID: deviceID, aid: 1) == id }
        guard let found else {
            throw HubError(.notFound, "There is no such accessory, neither in a home nor on the network.")
        }
        guard try await identifyUnpaired(at: found.addresses) else {
            throw HubError(
                .operationNotSupported,
                "The accessory is paired with another controller, so it shows itself only when that one asks.")
        }
    }

    /// - Returns: whether it did; one that is paired refuses.
    private func identifyUnpaired(at addresses: [SocketAddress]) async throws(HubError) -> Bool {
        do throws(SessionFailure) {
            let session = try await AccessorySession.connect(
                toAnyOf: addresses, on: controller.eventLoop, timing: controller.timing, clock: controller.clock)
            let didIdentify = try await session.identifyUnpaired()
            await session.close()
            return didIdentify
        } catch {
            // Some refuse as they refuse whatever needs a session.
            if error == .notAuthorized { return false }
            throw HubError(LinkFailure.session(error))
        }
    }
}

/// How much memory this process holds.
private enum ResidentMemory {
    /// The resident set in bytes, as the kernel says; 0 if it does not.
    static var bytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
