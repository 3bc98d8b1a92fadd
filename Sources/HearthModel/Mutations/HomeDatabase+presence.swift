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
            if trigger.restoration != nil, plan.endEvents.contains(where: { $0.happens(with: move, in: home) }) {
                ends.append(.ends(trigger.id, home.id))
            }
            guard trigger.isEnabled, plan.events.contains(where: { $0.happens(with: move, in: home) }),
                plan.isDay(of: date, in: calendar)
            else { continue }
            starts.append(.starts(trigger, home.id))
        }
        return ends + starts
    }
}
