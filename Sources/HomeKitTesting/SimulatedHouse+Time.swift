// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthHub
internal import HearthSystem

extension SimulatedHouse {
    /// The time of day in the house. It stands still until a test turns it.
    public var now: Date { clock.wall.now }

    /// Lets time pass: what is due meanwhile happens, moment by moment, as it would have by itself.
    ///
    /// When this returns, triggers that were due have run, their action sets have been carried out, and what was to be put
    /// back is, unless a device keeps its answer back. What apps hear may come a moment later:
    /// ``eventually(_:within:isolation:_:)`` waits.
    ///
    /// - Throws: an error that says so if what was due did not happen within ten seconds of real time.
    public func advance(by duration: Duration) async throws {
        let end = now.addingTimeInterval(duration / .seconds(1))
        try await settle()
        while let next = await nextEvent, next <= end {
            clock.turn(to: next)
            try await settle()
        }
        clock.turn(to: end)
        try await settle()
    }

    /// Whether a device keeps an answer back.
    private var isHeldBack: Bool { scripts.withLock { $0 }.contains(where: \.isHoldingBack) }

    /// The next moment at which anything happens by itself.
    private var nextEvent: Date? {
        get async { [await hub.parts.registry.nextWakeDate, clock.wall.nextWake].compactMap(\.self).min() }
    }

    private func settle() async throws {
        try await wait(
            until: "what is due at \(now) in the house", within: .seconds(10), lookingEvery: .milliseconds(1)
        ) {
            let (now, registry) = (clock.wall.now, hub.parts.registry)
            if let due = await registry.nextWakeDate, due <= now { return false }
            return try await registry.triggersAreAtRest() || isHeldBack
        }
    }
}
