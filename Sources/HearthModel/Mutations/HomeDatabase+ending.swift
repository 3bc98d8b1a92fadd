// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the hub records by itself when triggers come to their end. Not for clients to ask for.
extension HomeDatabase {
    /// When the next enabled trigger comes to its end; nil if none does.
    package var nextEndDate: Date? {
        homes.flatMap(\.triggers).lazy.filter(\.isEnabled).compactMap(\.endDate).min()
    }

    /// The changes that disable triggers whose end was before `date`, or at it. What their last run has changed is still put
    /// back.
    package func changes(endingTriggersUntil date: Date) -> [Change] {
        homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.isEnabled, let endDate = trigger.endDate, endDate <= date else { return nil }
                var trigger = trigger
                trigger.disable()
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }
}
