// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A clock that stands still until a test turns it.
///
/// ```swift
/// let clock = ManualClock()
/// async let result = withDeadline(.seconds(10), clock: clock) { try await slowThing() }
/// try await clock.waitForSleepers(1)      // of the tests' support
/// clock.advance(by: .seconds(10))
/// ```
package final class ManualClock: Clock, Sendable {
    package struct Instant: InstantProtocol {
        /// The time since the clock was made.
        package let offset: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        package func duration(to other: Instant) -> Duration { other.offset - offset }
        package static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers = Sleepers<Instant, Void>()
    }

    private let state = Guarded(State())

    package init() {}

    package var now: Instant { state.withLock(\.now) }
    package var minimumResolution: Duration { .nanoseconds(1) }

    /// How many tasks sleep on this clock.
    package var sleeperCount: Int { state.withLock(\.sleepers.count) }

    /// Whether a task sleeps until this very moment.
    package func isAwaited(_ moment: Instant) -> Bool { state.withLock { $0.sleepers.isAwaited(moment) } }

    package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { $0.sleepers.nextID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let isOver = state.withLock { state in
                    guard deadline > state.now, !Task.isCancelled else { return true }
                    state.sleepers.add(id, until: deadline, continuation)
                    return false
                }
                if isOver { continuation.resume(with: Result { try Task.checkCancellation() }) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.remove(id) }?.resume(throwing: CancellationError())
        }
    }

    /// Turns the clock and wakes, in the order of their moments, those whose time has come.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.sleepers.removeDue(at: state.now)
        }
        for continuation in due { continuation.resume() }
    }
}
