// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// The clock on the wall: what time it is, and waiting for a time of day.
///
/// Time limits and delays belong to a `Clock<Duration>`, which never jumps; this one does.
package protocol WallClock: Sendable {
    /// The time now.
    var now: Date { get }

    /// Waits until the clock shows `moment`, or until someone sets the clock.
    ///
    /// - Returns: whether the moment is here or the clock was set; in the latter case the caller looks at its schedule
    ///   again, since a jump may also have passed over moments.
    /// - Throws: `CancellationError`, or ``SystemError``.
    func sleep(until moment: Date) async throws -> WallClockWake
}

/// Why a sleep on a wall clock ended.
package enum WallClockWake: Hashable, Sendable {
    /// The clock shows the moment asked for, or a later one.
    case reached
    /// The clock was set while the moment was still to come.
    case clockSet
}
