// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

extension ManualWallClock {
    /// Waits until so many tasks sleep on this clock.
    package func waitForSleepers(_ count: Int, within limit: Duration = .seconds(10)) async throws {
        try await eventually("\(count) sleepers on the manual wall clock", within: limit) {
            self.sleeperCount >= count
        }
    }
}
