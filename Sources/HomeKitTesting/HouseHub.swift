// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
internal import HAPNetwork
internal import HearthHub
internal import HearthIPC
internal import HearthModel
internal import HearthStore
internal import HearthSystem
internal import HomeKit

/// The real hub's services in this process: its database and its keys are in memory, and programs reach it over pairs of
/// sockets.
final class HouseHub: Sendable {
    let parts: HubParts
    let keyring: Keyring
    let eventLoop = EventLoop(label: "simulated house")
    let door: HubDoor
    private let identity: ControllerIdentity
    private let sightings: AsyncStream<Sighting>
    private let sight: AsyncStream<Sighting>.Continuation

    init(clock: HouseClock) throws {
        keyring = try Keyring(KeysInMemory())
        identity = try keyring.controllerIdentity()
        door = HubDoor(on: eventLoop)
        (sightings, sight) = AsyncStream.makeStream()
        let log = Logger(subsystem: "simulated house", level: .error)
        let controller = Controller(
            identity: identity, eventLoop: eventLoop, timing: .amongSimulatedAccessories, logger: log)
        parts = try HubParts(
            store: InMemoryStore(), keyring: keyring, controller: controller, clock: clock.wall,
            version: Release.version, log: log)
    }

    /// Works until it is cancelled.
    func run() async throws {
        let listener = HubListener(door.listener, configuration: .init(hubVersion: Release.version))
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { [self] in try await parts.run(serving: listener) }
            group.addTask { [self] in await parts.board.run(sightings, links: parts.links) }
        }
    }

    /// What an accessory keeps of this hub once it is paired with it.
    var pairing: PairingRecord {
        PairingRecord(identifier: identity.identifier, publicKey: identity.signingKey.publicKey, isAdmin: true)
    }

    /// Lets the hub see an accessory server, as if it had announced itself. The link to it knows when this returns.
    func see(_ sighting: Sighting) async {
        await parts.links.sighted(sighting)
        sight.yield(sighting)
    }

    func perform(_ wish: some Mutation) async throws(HubError) {
        try await parts.registry.commit { database, context throws(HubError) in
            try wish.changes(in: database, context: context)
        }
    }
}

extension ControllerTiming {
    /// Accessories in the same process answer at once or not at all, and nobody wants to wait.
    fileprivate static var amongSimulatedAccessories: ControllerTiming {
        var timing = ControllerTiming()
        timing.requestWaitsForLink = .milliseconds(100)
        timing.sighting = .milliseconds(100)
        timing.lifeSignInterval = .seconds(3600)
        timing.pollInterval = .seconds(3600)
        timing.backoffStart = .milliseconds(10)
        timing.backoffCeiling = .milliseconds(100)
        timing.busyRetry = .milliseconds(1) ... .milliseconds(5)
        timing.missingRereads = []
        return timing
    }
}
