// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

extension ManualClock {
    /// Waits until so many tasks sleep on this clock, so that a test knows that its turn will be noticed.
    package func waitForSleepers(_ count: Int, within limit: Duration = .seconds(10)) async throws {
        try await eventually("\(count) sleepers on the manual clock", within: limit) { self.sleeperCount >= count }
    }

    /// Turns the clock in small steps until something holds, and says how far it was turned.
    @discardableResult
    package func turn(
        until what: String, step: Duration = .milliseconds(100), atMost limit: Duration = .seconds(300),
        _ condition: @Sendable () async throws -> Bool
    ) async throws -> Duration {
        let start = now
        while try await !condition() {
            guard start.duration(to: now) < limit else {
                throw NeverHappened(what: what + ", by the manual clock", limit: limit)
            }
            try await self.step(by: step)
        }
        return start.duration(to: now)
    }

    /// Turns the clock once and lets those who woke up act, until they sleep again or wait for something else.
    package func step(by duration: Duration) async throws {
        let before = sleeperCount
        advance(by: duration)
        for _ in 0..<20 {
            try await Task.sleep(for: .milliseconds(2))
            if sleeperCount >= before { return }
        }
    }
}
