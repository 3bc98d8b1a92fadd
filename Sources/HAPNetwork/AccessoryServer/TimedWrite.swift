// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// The announced write of one connection. The latest one counts, and it counts once. Source: HAP reference 13.
package struct TimedWrite: Sendable {
    private var pending: (pid: UInt64, deadline: Duration)?

    package init() {}

    /// `PUT /prepare` came.
    package mutating func prepare(_ preparation: TimedWritePreparation, at now: Duration) {
        pending = (preparation.pid, now + preparation.timeToLive)
    }

    /// A write came: whether it is the announced one and in time; nil if it does not claim to be timed.
    package mutating func take(pid: UInt64?, at now: Duration) -> Bool? {
        guard let pid else { return nil }
        defer { pending = nil }
        guard let pending else { return false }
        return pending.pid == pid && now <= pending.deadline
    }
}
