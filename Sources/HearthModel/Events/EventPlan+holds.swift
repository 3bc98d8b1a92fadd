// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension EventPlan {
    /// One hold for each comparison that something in the plan wants to last, as it is when it begins at `date`.
    package func holds(beginningAt date: Date) -> [Hold] {
        var holds: [Hold] = []
        let events = (events + endEvents).compactMap { $0.hold(beginningAt: date) }
        let conditions = (predicate?.everything ?? []).compactMap { $0.hold(beginningAt: date) }
        for hold in events + conditions where !holds.contains(where: hold.isAlike) { holds.append(hold) }
        return holds
    }
}

extension TriggerEvent {
    /// What it wants to last, as of `date`; nil for an event of another kind.
    package func hold(beginningAt date: Date) -> Hold? {
        guard case .lasting(let reference, let comparison, let value, _) = kind else { return nil }
        return Hold(reference, comparison, value, since: date)
    }

    /// For how many seconds a value has to last for it; nil for an event of another kind.
    package var lastingSeconds: Double? {
        guard case .lasting(_, _, _, let seconds) = kind else { return nil }
        return seconds
    }
}

extension TriggerPredicate {
    fileprivate func hold(beginningAt date: Date) -> Hold? {
        guard case .lasting(let reference, let comparison, let value, _) = self else { return nil }
        return Hold(reference, comparison, value, since: date)
    }
}
