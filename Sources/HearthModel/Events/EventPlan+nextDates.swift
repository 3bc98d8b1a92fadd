// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension EventPlan {
    /// When time alone makes it look at its conditions next, on a weekday on which it may run; nil if no event of it comes
    /// with time.
    package func nextFireDate(after date: Date, at location: HomeLocation?, calendar: Calendar) -> Date? {
        var date = date
        // Day by day; a yearly date falls on each weekday within some years.
        for _ in 0..<400 {
            let dates = events.compactMap { $0.nextDate(after: date, at: location, calendar: calendar) }
            guard let next = dates.min() else { return nil }
            if isDay(of: next, in: calendar) { return next }
            let tomorrow = WallClock(zone: calendar.timeZone).day(of: next).end
            date = max(next, tomorrow.addingTimeInterval(-1))
        }
        return nil
    }

    /// When time alone ends what a run at `date` has done; nil if no end event comes with time.
    package func nextEndDate(after date: Date, at location: HomeLocation?, calendar: Calendar) -> Date? {
        endEvents.compactMap { event in
            if case .duration(let seconds) = event.kind { return date.addingTimeInterval(seconds) }
            return event.nextDate(after: date, at: location, calendar: calendar)
        }.min()
    }

    /// Whether it may run on the weekday of a date.
    package func isDay(of date: Date, in calendar: Calendar) -> Bool {
        guard let weekdays else { return true }
        return calendar.wallComponents([.weekday], from: date).weekday.map(weekdays.contains) ?? true
    }

    /// Whether anything in it asks for the sun, and so for the home's location.
    package var asksForSun: Bool {
        let isSunny = { (event: TriggerEvent) in if case .significantTime = event.kind { true } else { false } }
        let moments = predicate?.moments ?? []
        return events.contains(where: isSunny) || endEvents.contains(where: isSunny)
            || moments.contains { if case .sun = $0 { true } else { false } }
    }
}

extension TriggerEvent {
    /// Whether devices or people make it happen, and no time.
    var comesWithoutTime: Bool {
        switch kind {
        case .characteristic, .threshold, .lasting, .location, .presence: true
        case .calendar, .significantTime, .duration: false
        }
    }

    /// The first time after `date` at which it comes with time alone.
    fileprivate func nextDate(after date: Date, at location: HomeLocation?, calendar: Calendar) -> Date? {
        switch kind {
        case .calendar(let time): time.nextDate(after: date, calendar: calendar)
        case .significantTime(let time): location.flatMap { time.nextDate(after: date, at: $0) }
        case .duration, .characteristic, .threshold, .lasting, .location, .presence: nil
        }
    }
}
