// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something that the hub will do when time comes to it.
package struct AgendaEntry: Hashable, Sendable, Codable {
    /// What it does then. Raw values travel.
    package enum Deed: String, Hashable, Sendable, Codable, CaseIterable {
        /// A trigger looks at its condition, if it has one, and runs.
        case trigger
        /// What a trigger has changed is put back.
        case end
        /// Actions of a scene are written whose delay is over then.
        case delayedActions
    }

    package let date: Date
    package let home: Home.ID
    package let deed: Deed
    /// The trigger that runs, or whose changes are put back.
    package let trigger: Trigger.ID?
    /// The scene whose actions wait.
    package let actionSet: ActionSet.ID?

    package init(
        date: Date, home: Home.ID, deed: Deed, trigger: Trigger.ID? = nil, actionSet: ActionSet.ID? = nil
    ) {
        self.date = date
        self.home = home
        self.deed = deed
        self.trigger = trigger
        self.actionSet = actionSet
    }
}

extension HomeDatabase {
    /// What is to come, if nothing is changed until then: of enabled triggers every date from `start` to `end`, and what
    /// waits to be put back or written later. In the order of dates; of each trigger `limit` dates at most.
    package func agenda(from start: Date, to end: Date, calendar: Calendar, limit: Int) -> [AgendaEntry] {
        homes.flatMap { $0.agenda(from: start, to: end, calendar: calendar, limit: limit) }
            .sorted { $0.date < $1.date }
    }
}

extension Home {
    fileprivate func agenda(from start: Date, to end: Date, calendar: Calendar, limit: Int) -> [AgendaEntry] {
        let runs = triggers.filter(\.isEnabled).flatMap { trigger in
            trigger.dates(from: start, at: location, calendar: calendar).prefix { $0 <= end }.prefix(limit).map {
                AgendaEntry(date: $0, home: id, deed: .trigger, trigger: trigger.id)
            }
        }
        let ends = triggers.compactMap { trigger in
            trigger.restoration?.dueDate.map { AgendaEntry(date: $0, home: id, deed: .end, trigger: trigger.id) }
        }
        let waiting = actionSets.flatMap { set in
            Set(set.pending.map { pending in pending.actions.map(pending.date) } ?? []).map {
                AgendaEntry(date: $0, home: id, deed: .delayedActions, actionSet: set.id)
            }
        }
        return runs + (ends + waiting).filter { (start...max(start, end)).contains($0.date) }
    }
}
