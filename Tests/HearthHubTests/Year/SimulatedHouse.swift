// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthHub
import HearthModel
import HearthStore
import HearthSystem
import HearthTestSupport

/// A hub whose clock is turned by hand, with a database on the disk and lamps on the loopback that count what is written to
/// them. The hub can be stopped and started again.
actor SimulatedHouse {
    let lamps: [ServedAccessory]
    let log = WriteLog()
    let clock = ManualWallClock(now: Date(timeIntervalSince1970: 1_772_449_200))
    private(set) var bench: HubBench
    private let scratch: ScratchFolder
    private let store: SQLiteStore
    let home: Home.ID

    init(lamps count: Int) async throws {
        scratch = try ScratchFolder()
        store = try SQLiteStore(path: scratch.file("year.sqlite"))
        bench = try HubBench(in: scratch, store: store, clock: clock)
        home = try await bench.addHome()
        var lamps: [ServedAccessory] = []
        for number in 0..<count {
            lamps.append(try await ServedAccessory(.lamp, behaviour: CountingLamp(number: number, log: log)))
            try await bench.add(lamps[number], to: home)
        }
        self.lamps = lamps
    }

    func characteristic(_ iid: UInt64, ofLamp number: Int) async -> CharacteristicReference {
        CharacteristicReference(
            CharacteristicID(aid: 1, iid: iid), of: await lamps[number].server.state.identity.deviceID)
    }

    /// Stops the hub, lets time pass, and starts it again; what failed does so no more.
    func restart(after downtime: TimeInterval) async throws {
        await bench.stop()
        for lamp in lamps { await lamp.server.setStatus(.success, of: 1) }
        clock.advance(by: downtime)
        bench = try HubBench(in: scratch, store: store, clock: clock)
        try await eventually("all lamps are back", within: .seconds(30)) {
            for lamp in lamps {
                let accessory = CharacteristicReference(
                    CharacteristicID(aid: 1, iid: 10), of: await lamp.server.state.identity.deviceID
                ).accessory
                guard await bench.registry.isReachable(accessory) else { return false }
            }
            return true
        }
    }

    /// Waits until the hub has done what was due and sleeps until the next time.
    func settle() async throws {
        try await wait(until: "the hub is at rest", within: .seconds(60), lookingEvery: .milliseconds(3)) {
            let registry = bench.registry
            guard let next = await registry.nextWakeDate, next > clock.now, clock.nextWake == next else { return false }
            return try await registry.triggersAreAtRest()
        }
    }

    /// The newest traces that are not among `known`, and those of `open` as they are now.
    func traces(since known: Set<Trace.ID>, open: Set<Trace.ID>) throws -> [Trace] {
        var limit = 4
        while true {
            let newest = try store.traces(of: nil, limit: limit)
            let fresh = newest.filter { !known.contains($0.id) }
            if fresh.count < newest.count || newest.count < limit {
                return try fresh + open.compactMap { try store.trace($0) }
            }
            limit *= 4
        }
    }
}

/// How often each lamp was written to.
final class WriteLog: Sendable {
    private let counts = Guarded([Int: Int]())

    func note(_ lamp: Int) { counts.withLock { $0[lamp, default: 0] += 1 } }
    func count(_ lamp: Int) -> Int { counts.withLock { $0[lamp, default: 0] } }
}

private struct CountingLamp: AccessoryBehaviour {
    let number: Int
    let log: WriteLog

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        log.note(number)
        return nil
    }
}
