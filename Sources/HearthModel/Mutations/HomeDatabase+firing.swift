// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Dates of triggers, as the hub keeps them. Not for clients to ask for. Source: behaviour section 12.
extension HomeDatabase {
    /// The change that records a run of an action set at `date`; none if the set has been removed meanwhile.
    package func changes(recordingRunOf set: ActionSet.ID, in home: Home.ID, at date: Date) -> [Change] {
        guard let home = self.home(home), home.actionSets.contains(where: { $0.id == set }) else { return [] }
        return [.actionSetExecuted(actionSet: set, home: home.id, date: date)]
    }

    /// Those that are due at `now`, in the order of their dates.
    package func dueTriggers(at now: Date) -> [(home: Home, trigger: Trigger)] {
        var due: [(home: Home, trigger: Trigger, date: Date)] = []
        for home in homes {
            for trigger in home.triggers where trigger.isEnabled {
                guard let date = trigger.nextFireDate, date <= now else { continue }
                due.append((home, trigger, date))
            }
        }
        return due.sorted { $0.date < $1.date }.map { ($0.home, $0.trigger) }
    }

    /// When the next trigger is due, of those that are not among `others`; nil if none comes with time.
    package func nextFireDate(except others: Set<Trigger.ID> = []) -> Date? {
        homes.lazy.flatMap(\.triggers).filter { $0.isEnabled && !others.contains($0.id) }.compactMap(\.nextFireDate)
            .min()
    }

    /// The changes that plan triggers anew which were planned by another clock: one that was ahead of `now`, or that of
    /// another time zone. What is due within `margin` seconds is left alone.
    ///
    /// After the clock was put back by less than a day, dates up to the last run do not come again: they would run twice.
    /// If it was put back by more, it was wrong before.
    package func changes(planningAnewAt now: Date, margin: TimeInterval, calendar: Calendar) -> [Change] {
        let horizon = now.addingTimeInterval(margin)
        return homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.isEnabled, let due = trigger.nextFireDate, due > horizon else { return nil }
                var trigger = trigger
                let last = trigger.lastFireDate.flatMap { $0 < now.addingTimeInterval(86_400) ? $0 : nil }
                trigger.moveOn(past: max(horizon, last ?? horizon), at: home.location, calendar: calendar)
                guard trigger.isEnabled, trigger.nextFireDate != due else { return nil }
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }
}
