// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Actions that wait for their delay. Not for clients to ask for.
extension HomeDatabase {
    /// Actions whose delay is over.
    package struct DueActions: Hashable, Sendable {
        package let home: Home.ID
        package let actionSet: ActionSet.ID
        package let actions: [Action]
        /// Where their results are noted.
        package let trace: Trace.ID?
    }

    /// When the next delay is over; nil if nothing waits.
    package var nextDelayedDate: Date? { homes.lazy.flatMap(\.actionSets).compactMap { $0.pending?.dueDate }.min() }

    /// The actions whose delay is over, however long ago, and the changes that take them from those that wait. Commit these
    /// first, write the values then.
    package func delayedActions(dueAt now: Date) -> (due: [DueActions], changes: [Change]) {
        var (all, changes): ([DueActions], [Change]) = ([], [])
        for home in homes {
            for set in home.actionSets {
                guard let pending = set.pending else { continue }
                let due = pending.actions.filter { pending.date(of: $0) <= now }
                guard !due.isEmpty else { continue }
                var rest = pending
                rest.actions.removeAll { due.contains($0) }
                all.append(DueActions(home: home.id, actionSet: set.id, actions: due, trace: pending.trace))
                changes.append(
                    .actionSetPending(actionSet: set.id, home: home.id, pending: rest.actions.isEmpty ? nil : rest))
            }
        }
        return (all, changes)
    }

    /// The traces for which actions still wait.
    package var delayingTraces: Set<Trace.ID> { Set(homes.flatMap(\.actionSets).compactMap { $0.pending?.trace }) }
}
