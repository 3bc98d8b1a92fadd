// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the hub records by itself when triggers come to their end. Not for clients to ask for.
extension HomeDatabase {
    /// When the next enabled trigger comes to its end, of those that are not among `others`; nil if none does.
    package func nextTriggerEnd(except others: Set<Trigger.ID> = []) -> Date? {
        homes.lazy.flatMap(\.triggers).filter { $0.isEnabled && !others.contains($0.id) }.compactMap(\.endDate).min()
    }

    /// The changes that disable triggers whose end was before `date`, or at it, unless they are among `others`. What their
    /// last run has changed is still put back.
    package func changes(endingTriggersUntil date: Date, except others: Set<Trigger.ID> = []) -> [Change] {
        homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.isEnabled, !others.contains(trigger.id), let endDate = trigger.endDate, endDate <= date
                else { return nil }
                var trigger = trigger
                trigger.disable()
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }
}
