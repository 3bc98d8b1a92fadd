// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A clock read as durations since this value was made, whatever the clock's own kind of instant.
///
/// `any Clock<Duration>` hides its instants, so deadlines could not be kept or compared otherwise.
package struct Timeline: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void
    /// Whether it is the machine's own time that passes here.
    let isMachineTime: Bool

    /// Starts at zero now.
    package init(_ clock: any Clock<Duration>) {
        self = Self.start(clock)
    }

    private init(
        elapsed: @escaping @Sendable () -> Duration, wait: @escaping @Sendable (Duration) async throws -> Void,
        isMachineTime: Bool
    ) {
        self.elapsed = elapsed
        self.wait = wait
        self.isMachineTime = isMachineTime
    }

    private static func start<C: Clock<Duration>>(_ clock: C) -> Timeline {
        let start = clock.now
        return Timeline(
            elapsed: { start.duration(to: clock.now) },
            wait: { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) },
            isMachineTime: clock is ContinuousClock)
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
