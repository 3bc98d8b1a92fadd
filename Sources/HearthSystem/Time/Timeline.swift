// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A clock read as durations since this value was made, whatever the clock's own kind of instant.
///
/// `any Clock<Duration>` hides its instants, so deadlines could not be kept or compared otherwise.
package struct Timeline: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// Starts at zero now.
    package init(_ clock: any Clock<Duration>) {
        self = Self.start(clock)
    }

    private init(elapsed: @escaping @Sendable () -> Duration, wait: @escaping @Sendable (Duration) async throws -> Void)
    {
        self.elapsed = elapsed
        self.wait = wait
    }

    private static func start<C: Clock<Duration>>(_ clock: C) -> Timeline {
        let start = clock.now
        return Timeline(
            elapsed: { start.duration(to: clock.now) },
            wait: { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) })
    }

    /// The time since the start.
    package var now: Duration { elapsed() }

    /// Waits until `moment` after the start; returns at once when that has passed.
    ///
    /// - Throws: `CancellationError`.
    package func sleep(until moment: Duration) async throws {
        try await wait(moment)
    }
}
