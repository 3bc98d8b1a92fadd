// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the hub records by itself when event triggers run and end. Not for clients to ask for. Source: behaviour section 13.
extension HomeDatabase {
    /// What follows from a device's news.
    package enum Consequence: Hashable, Sendable {
        /// An enabled event trigger is to look at its conditions.
        case starts(Trigger, Home.ID, Trace.Cause)
        /// What an event trigger's last run has changed is to be put back.
        case ends(Trigger.ID, Home.ID, TriggerEvent)
        /// The dates are to be looked at: a device has confirmed a value that is to last for a while, or a trigger whose devices
        /// were asked may have another date by now.
        case looksAgain
    }

    /// Which triggers a change starts and which it ends, in the order of homes and triggers; ends first.
    package func consequences(of change: ValueChange, at date: Date, calendar: Calendar) -> [Consequence] {
        var (starts, ends): ([Consequence], [Consequence]) = ([], [])
        for home in homes {
            for trigger in home.triggers {
                guard let plan = trigger.plan else { continue }
                if trigger.restoration != nil, let event = plan.endEvents.first(where: { $0.happens(with: change) }) {
                    ends.append(.ends(trigger.id, home.id, event))
                }
                guard trigger.isEnabled, trigger.isBeforeEnd(date),
                    let event = plan.events.first(where: { $0.happens(with: change) }),
                    plan.isDay(of: date, in: calendar)
                else { continue }
                starts.append(.starts(trigger, home.id, .event(event: event, change: change)))
            }
        }
        return ends + starts
    }
}
