// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Trigger {
    /// What a date that has come asks for, and from when on the next one counts.
    package struct Turn: Hashable, Sendable {
        /// Why it runs; nil if the date is passed over.
        package let run: Trace.Cause?
        /// The next date is the first one after this.
        package let past: Date

        package init(run: Trace.Cause?, past: Date) {
            self.run = run
            self.past = past
        }

        /// The moment that its conditions are held against; nil if it does not run.
        package var date: Date? {
            switch run {
            case .date(let due)?: due
            case .missed(_, let last)?: last
            default: nil
            }
        }
    }

    /// Whose turn it is at `now`; nil if it is not due.
    ///
    /// A date not longer ago than `grace` seconds is on time. One that is was missed, and its catch-up rule says what
    /// becomes of it; whatever lies within the grace has its own turn after that.
    package func turn(at now: Date, grace: TimeInterval, location: HomeLocation?, calendar: Calendar) -> Turn? {
        guard isEnabled, let due = nextFireDate, due <= now else { return nil }
        let onTime = now.addingTimeInterval(-grace)
        if due >= onTime { return Turn(run: .date(due: due), past: due) }
        switch catchUp {
        case .skip: return Turn(run: nil, past: onTime)
        case .all:
            let oldest = now.addingTimeInterval(-CatchUp.reachOfAll)
            return due < oldest
                ? Turn(run: nil, past: oldest) : Turn(run: .missed(due: due, last: due), past: due)
        case .once(let within):
            let start = max(due, now.addingTimeInterval(-within))
            let last = dates(from: start, at: location, calendar: calendar).prefix { $0 <= now }.last
            guard let last, last < onTime else { return Turn(run: nil, past: onTime) }
            return Turn(run: .missed(due: due, last: last), past: last)
        }
    }

    /// Its dates, one after the other, the first one at `date` or later.
    package func dates(
        from date: Date, at location: HomeLocation?, calendar: Calendar
    ) -> some Sequence<Date> {
        let end = endDate
        let dates = sequence(first: date.addingTimeInterval(-0.001)) {
            nextDate(after: $0, at: location, calendar: calendar)
        }
        return dates.dropFirst().lazy.prefix { date in end.map { date <= $0 } ?? true }
    }

    /// The first date after `date`, whether or not it is enabled; nil if none comes with time.
    package func nextDate(after date: Date, at location: HomeLocation?, calendar: Calendar) -> Date? {
        switch kind {
        case .timer(let schedule): schedule.nextFireDate(after: date, calendar: calendar)
        case .event(let plan): plan.nextFireDate(after: date, at: location, calendar: calendar)
        }
    }

    /// Takes the next date after `date`, if that is before its end; a timer with none left is disabled.
    mutating func moveOn(past date: Date, at location: HomeLocation?, calendar: Calendar) {
        nextFireDate = nextDate(after: date, at: location, calendar: calendar)
        if !isBeforeEnd(nextFireDate) { nextFireDate = nil }
        if nextFireDate == nil, case .timer = kind { disable() }
    }
}
