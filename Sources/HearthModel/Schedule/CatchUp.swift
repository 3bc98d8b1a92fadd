// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What becomes of a trigger's dates that were missed while the hub was off or asleep, or when the clock was put forward.
///
/// Apple's triggers pass over them (behaviour section 12); the other two are Hearth's own. Only dates can be made up for:
/// what devices did meanwhile nobody knows.
package enum CatchUp: Hashable, Sendable, Codable {
    /// Nothing; the next date counts.
    case skip
    /// It runs once, for the last date missed, if that was less than so many seconds ago; at most 7 days.
    case once(within: Double)
    /// It runs for each date missed, one after the other; those of more than 30 days ago are passed over.
    case all

    /// The shortest time of `once`, in seconds.
    package static let shortestReach: Double = 60
    /// The longest time of `once`, in seconds.
    package static let longestReach: Double = 7 * 86_400
    /// How far `all` goes back, in seconds; as long as traces are kept.
    package static let reachOfAll: Double = 30 * 86_400
}
