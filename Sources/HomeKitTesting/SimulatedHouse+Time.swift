// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthHub
internal import HearthModel
internal import HearthSystem

extension SimulatedHouse {
    /// The time of day in the house. It stands still until a test turns it.
    public var now: Date { clock.wall.now }

    /// Lets time pass: what is due meanwhile happens, moment by moment, as it would have by itself.
    ///
    /// When this returns, triggers that were due have fired and their action sets have been carried out, unless a device
    /// keeps its answer back. What the end of an event trigger puts back, and what its condition asks devices for, may come a
    /// moment later, and so does what apps hear: ``eventually(_:within:isolation:_:)`` waits.
    ///
    /// - Throws: an error that says so if what was due did not happen within ten seconds of real time.
    public func advance(by duration: Duration) async throws {
        let end = now.addingTimeInterval(duration / .seconds(1))
        let start = unsettled.withLock { $0 } ?? now
        try await settle(since: start)
        while let next = await nextEvent, next <= end {
            clock.turn(to: next)
            try await settle(since: start)
        }
        clock.turn(to: end)
        try await settle(since: start)
        let isHeldBack = isHeldBack
        unsettled.withLock { $0 = isHeldBack ? start : nil }
    }

    /// Whether a device keeps an answer back.
    private var isHeldBack: Bool { scripts.withLock { $0 }.contains(where: \.isHoldingBack) }

    /// The next moment at which anything happens by itself.
    private var nextEvent: Date? {
        get async { [await hub.parts.registry.nextWakeDate, clock.wall.nextWake].compactMap(\.self).min() }
    }

    private func settle(since start: Date) async throws {
        try await wait(
            until: "what is due at \(now) in the house", within: .seconds(10), lookingEvery: .milliseconds(1)
        ) {
            let (now, registry) = (clock.wall.now, hub.parts.registry)
            if let due = await registry.nextWakeDate, due <= now { return false }
            return await registry.database.hasRunAll(firedSince: start) || isHeldBack
        }
    }
}

extension HomeDatabase {
    /// Whether the action sets of the triggers that have fired since then have been carried out.
    fileprivate func hasRunAll(firedSince start: Date) -> Bool {
        homes.allSatisfy { home in
            home.triggers.allSatisfy { trigger in
                guard let fired = trigger.lastFireDate, fired >= start else { return true }
                return home.actionSets.allSatisfy { set in
                    !trigger.actionSets.contains(set.id) || set.actions.isEmpty
                        || set.lastExecutionDate.map { $0 >= fired } == true
                }
            }
        }
    }
}
