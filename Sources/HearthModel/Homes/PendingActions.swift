// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The actions of a running action set whose delay is not over. On disk, so that a restart of the hub loses none.
///
/// They are as they were when the run began; a change of the set does not touch them. The set's next run takes their place.
package struct PendingActions: Hashable, Sendable, Codable {
    /// When the run began; each action is due its delay after that.
    package let startedAt: Date
    /// Those not written yet.
    package var actions: [Action]
    /// Where their results are noted; nil for a run that no trigger has started.
    package let trace: Trace.ID?

    package init(startedAt: Date, actions: [Action], trace: Trace.ID? = nil) {
        self.startedAt = startedAt
        self.actions = actions.map(\.plain)
        self.trace = trace
    }

    package func date(of action: Action) -> Date { startedAt.addingTimeInterval(action.delay) }

    /// When the next one is due.
    package var dueDate: Date? { actions.map(date).min() }
}

extension Action {
    /// Itself as JSON keeps it: a whole number is an integer.
    fileprivate var plain: Action {
        Action(id: id, characteristic: characteristic, targetValue: targetValue.plain, delay: delay)
    }
}
