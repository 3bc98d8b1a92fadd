// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// A wall clock that stands still until a test lets time pass or sets it.
package final class ManualWallClock: WallClock {
    private struct State {
        var now: Date
        var sleepers = Sleepers<Date, WallClockWake>()
    }

    private let state: Guarded<State>

    package init(now: Date) {
        state = Guarded(State(now: now))
    }

    package var now: Date { state.withLock(\.now) }

    /// How many tasks sleep on this clock.
    package var sleeperCount: Int { state.withLock(\.sleepers.count) }

    package func sleep(until moment: Date) async throws -> WallClockWake {
        let id = state.withLock { $0.sleepers.nextID() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    guard moment > state.now, !Task.isCancelled else { return true }
                    state.sleepers.add(id, until: moment, continuation)
                    return false
                }
                if isOver {
                    continuation.resume(
                        with: Result {
                            try Task.checkCancellation()
                            return .reached
                        })
                }
            }
        } onCancel: {
            state.withLock { $0.sleepers.remove(id) }?.resume(throwing: CancellationError())
        }
    }

    /// The first moment that somebody sleeps for; nil if nobody does.
    package var nextWake: Date? { state.withLock(\.sleepers.earliest) }

    /// Lets time pass; wakes, in the order of their moments, those whose time has come.
    package func advance(by duration: TimeInterval) {
        turn(to: now.addingTimeInterval(duration), isSet: false)
    }

    /// Sets the clock, as a person or NTP would: every sleeper wakes, those whose moment is still to come with
    /// ``WallClockWake/clockSet``.
    package func set(to moment: Date) {
        turn(to: moment, isSet: true)
    }

    private func turn(to moment: Date, isSet: Bool) {
        let (due, others) = state.withLock { state in
            state.now = moment
            return (state.sleepers.removeDue(at: moment), isSet ? state.sleepers.removeAll() : [])
        }
        for continuation in due { continuation.resume(returning: .reached) }
        for continuation in others { continuation.resume(returning: .clockSet) }
    }
}
