// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What the hub records by itself when event triggers run and end. Not for clients to ask for. Source: behaviour section 13.
extension HomeDatabase {
    /// What follows from a device's news.
    package enum Consequence: Hashable, Sendable {
        /// An enabled event trigger is to look at its conditions.
        case starts(Trigger, Home.ID)
        /// What an event trigger's last run has changed is to be put back.
        case ends(Trigger.ID, Home.ID)
    }

    /// Which triggers a change starts and which it ends, in the order of homes and triggers; ends first.
    package func consequences(of change: ValueChange, at date: Date, calendar: Calendar) -> [Consequence] {
        var (starts, ends): ([Consequence], [Consequence]) = ([], [])
        for home in homes {
            for trigger in home.triggers {
                guard let plan = trigger.plan else { continue }
                if trigger.restoration != nil, plan.endEvents.contains(where: { $0.happens(with: change) }) {
                    ends.append(.ends(trigger.id, home.id))
                }
                guard trigger.isEnabled, plan.events.contains(where: { $0.happens(with: change) }),
                    plan.isDay(of: date, in: calendar)
                else { continue }
                starts.append(.starts(trigger, home.id))
            }
        }
        return ends + starts
    }

    /// The change that moves an event trigger on to its next date without letting it run; none if it is not due.
    package func changes(passing trigger: Trigger.ID, in home: Home.ID, context: MutationContext) -> [Change] {
        guard let place = self.home(home), var trigger = place.triggers.first(where: { $0.id == trigger }),
            let due = trigger.nextFireDate, due <= context.now
        else { return [] }
        trigger.moveOn(past: context.now, at: place.location, calendar: context.calendar)
        return [.triggerUpdated(trigger: trigger, home: home)]
    }

    /// The one change that records that an event trigger runs now: last date, next date, what is to be put back and when,
    /// and, if it runs only once, that it is disabled. Commit it first, run the action sets then.
    ///
    /// None if the trigger was disabled, removed or given another plan since it was considered.
    ///
    /// - Parameter known: the last value of a characteristic, if the device has told it lately.
    package func changes(
        running considered: Trigger, in home: Home.ID, context: MutationContext,
        known: (CharacteristicReference) -> CharacteristicValue?
    ) -> [Change] {
        guard let place = self.home(home), let plan = considered.plan,
            var trigger = place.triggers.first(where: { $0.id == considered.id }), trigger.isEnabled,
            trigger.kind == considered.kind
        else { return [] }
        trigger.lastFireDate = context.now
        if let due = trigger.nextFireDate, due <= context.now {
            trigger.moveOn(past: context.now, at: place.location, calendar: context.calendar)
        }
        if !plan.endEvents.isEmpty {
            trigger.restoration = place.restoration(after: trigger, known)
            trigger.restoration?.dueDate = plan.nextEndDate(
                after: context.now, at: place.location, calendar: context.calendar)
        }
        if plan.executeOnce { trigger.disable() }
        return [.triggerUpdated(trigger: trigger, home: home)]
    }

    /// The change that records that what a trigger has changed is put back now; none if there is nothing. Commit it first,
    /// write the values then.
    package func changes(ending trigger: Trigger.ID, in home: Home.ID) -> [Change] {
        guard var trigger = self.home(home)?.triggers.first(where: { $0.id == trigger }), trigger.restoration != nil
        else { return [] }
        trigger.restoration = nil
        return [.triggerUpdated(trigger: trigger, home: home)]
    }

    /// When time ends what a trigger has changed next, and of which triggers; nil if that is to come for none.
    ///
    /// An end that was missed while the hub was off is made up for: a light that stays on for ever is worse than one that
    /// goes off late.
    package var nextEnding: (date: Date, triggers: [(home: Home.ID, trigger: Trigger.ID)])? {
        let all = homes.flatMap { home in
            home.triggers.compactMap { trigger in
                trigger.restoration?.dueDate.map { (date: $0, home: home.id, trigger: trigger.id) }
            }
        }
        guard let first = all.map(\.date).min() else { return nil }
        return (first, all.filter { $0.date == first }.map { ($0.home, $0.trigger) })
    }
}

extension Home {
    /// What there is to put back after a run: what the run before has left, since that is how it was at first; then what
    /// is known now and about to be changed.
    fileprivate func restoration(
        after trigger: Trigger, _ known: (CharacteristicReference) -> CharacteristicValue?
    ) -> Restoration? {
        var values = trigger.restoration?.values ?? []
        let actions = actionSets.filter { trigger.actionSets.contains($0.id) }.flatMap(\.actions)
        for action in actions where !values.contains(where: { $0.characteristic == action.characteristic }) {
            guard let old = known(action.characteristic),
                ValueComparison.notEqualTo.holds(old, action.targetValue) != false
            else { continue }
            values.append(Restoration.Value(action.characteristic, old))
        }
        return values.isEmpty ? nil : Restoration(values: values)
    }
}
