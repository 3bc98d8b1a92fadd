// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the hub records by itself when action sets run and triggers fire. Not for clients to ask for.
extension HomeDatabase {
    /// The change that records a run of an action set at `date`; none if the set has been removed meanwhile.
    package func changes(recordingRunOf set: ActionSet.ID, in home: Home.ID, at date: Date) -> [Change] {
        guard let home = self.home(home), home.actionSets.contains(where: { $0.id == set }) else { return [] }
        return [.actionSetExecuted(actionSet: set, home: home.id, date: date)]
    }

    /// The one change that records that a timer trigger fires now: last date, next date, and a one-shot disabled.
    ///
    /// Commit it first, run the action sets then: so it fires once even if the hub dies in between. Empty, and then
    /// nothing is to be run, if the trigger is not due: it was removed, disabled or moved meanwhile, or has fired.
    /// Source: behaviour section 12.
    package func changes(firing trigger: Trigger.ID, in home: Home.ID, context: MutationContext) -> [Change] {
        guard var trigger = self.home(home)?.triggers.first(where: { $0.id == trigger }), trigger.isEnabled,
            let due = trigger.nextFireDate, due <= context.now
        else { return [] }
        trigger.lastFireDate = context.now
        trigger.moveOn(past: context.now, at: nil, calendar: context.calendar)
        return [.triggerUpdated(trigger: trigger, home: home)]
    }

    /// The changes that pass over dates that were missed while the hub was off: each enabled trigger that was due at
    /// `moment` or earlier moves on to its first date after that, without having fired; a one-shot is disabled.
    /// Source: behaviour section 12, "Missed dates".
    package func changes(skippingFiringsUntil moment: Date, calendar: Calendar) -> [Change] {
        homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.isEnabled, let due = trigger.nextFireDate, due <= moment else { return nil }
                var trigger = trigger
                trigger.moveOn(past: moment, at: home.location, calendar: calendar)
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }

    /// The changes that plan triggers anew which were planned by another clock: one that was ahead of `now`, or that of
    /// another time zone. What is due within `margin` seconds is left alone, so that a clock put back a little does not
    /// make anything fire twice.
    package func changes(planningAnewAt now: Date, margin: TimeInterval, calendar: Calendar) -> [Change] {
        let horizon = now.addingTimeInterval(margin)
        return homes.flatMap { home in
            home.triggers.compactMap { trigger in
                guard trigger.isEnabled, let due = trigger.nextFireDate, due > horizon else { return nil }
                var trigger = trigger
                trigger.moveOn(past: horizon, at: home.location, calendar: calendar)
                guard trigger.isEnabled, trigger.nextFireDate != due else { return nil }
                return .triggerUpdated(trigger: trigger, home: home.id)
            }
        }
    }

    /// When the next trigger is due and which ones are then, in the order of homes and triggers; nil if none is enabled.
    package var nextFiring: (date: Date, triggers: [(home: Home.ID, trigger: Trigger.ID)])? {
        var next: (date: Date, triggers: [(home: Home.ID, trigger: Trigger.ID)])?
        for home in homes {
            for trigger in home.triggers where trigger.isEnabled {
                guard let due = trigger.nextFireDate else { continue }
                if let found = next, found.date < due { continue }
                let together = next?.date == due ? next?.triggers ?? [] : []
                next = (due, together + [(home.id, trigger.id)])
            }
        }
        return next
    }
}

extension Trigger {
    /// Takes the next date after `date`; a timer with none left is disabled.
    mutating func moveOn(past date: Date, at location: HomeLocation?, calendar: Calendar) {
        switch kind {
        case .timer(let schedule):
            nextFireDate = schedule.nextFireDate(after: date, calendar: calendar)
            if nextFireDate == nil { disable() }
        case .event(let plan):
            nextFireDate = plan.nextFireDate(after: date, at: location, calendar: calendar)
        }
    }
}
