// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What it means for triggers that people come and go. Not for clients to ask for. Source: behaviour section 13.
extension HomeDatabase {
    /// Which triggers a move starts and which it ends, in the order of triggers; ends first.
    ///
    /// - Parameter move: it is in the database already.
    package func consequences(
        of move: PersonMove, in home: Home.ID, at date: Date, calendar: Calendar
    ) -> [Consequence] {
        guard let home = self.home(home) else { return [] }
        var (starts, ends): ([Consequence], [Consequence]) = ([], [])
        for trigger in home.triggers {
            guard let plan = trigger.plan else { continue }
            let happens = { (event: TriggerEvent) in event.happens(with: move, in: home) }
            if trigger.restoration != nil, let event = plan.endEvents.first(where: happens) {
                ends.append(.ends(trigger.id, home.id, event))
            }
            guard trigger.isEnabled, trigger.isBeforeEnd(date), let event = plan.events.first(where: happens),
                plan.isDay(of: date, in: calendar)
            else { continue }
            starts.append(.starts(trigger, home.id, .happened(event: event)))
        }
        return ends + starts
    }
}
