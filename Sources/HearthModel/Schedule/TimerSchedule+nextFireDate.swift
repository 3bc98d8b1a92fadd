// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension TimerSchedule {
    /// The first date after `date` on which it fires; nil if it never fires again.
    ///
    /// The n-th date is the first one plus n intervals at once, never the one before plus one: so the ends of months and
    /// the changes of clocks do not shift what follows. Days and longer units keep the time on the wall; a wall time that
    /// the clocks jump over is taken at the jump, one that comes twice is taken the first time. Hours and minutes are
    /// time that passes. The zone is the schedule's, else its calendar's, else `calendar`'s, which is the hub's own.
    /// Source: behaviour section 12.
    package func nextFireDate(after date: Date, calendar: Calendar) -> Date? {
        if date < fireDate { return fireDate }
        guard let recurrence, date.isInReach, fireDate.isInReach, let step = recurrence.nominalSeconds else {
            return nil
        }
        let occurrences = Occurrences(
            first: fireDate, recurrence: recurrence, calendar: countingCalendar(hub: calendar))
        return occurrences.first(after: date, step: step)
    }

    /// The calendar in which the interval is counted, in the zone whose wall clock counts.
    package func countingCalendar(hub: Calendar) -> Calendar {
        var calendar = recurrenceCalendar?.calendar ?? hub
        let zones = [timeZone, recurrenceCalendar?.timeZone].compactMap { $0 }
        calendar.timeZone = zones.lazy.compactMap(TimeZone.init(knownAs:)).first ?? hub.timeZone
        return calendar
    }
}

/// The dates of a schedule that repeats, by number.
private struct Occurrences {
    let first: Date
    let recurrence: Recurrence
    private let clock: WallClock
    /// Counts days and months where no clocks change.
    private let steady: Calendar

    init(first: Date, recurrence: Recurrence, calendar: Calendar) {
        self.first = first
        self.recurrence = recurrence
        clock = WallClock(zone: calendar.timeZone)
        steady = calendar.steady
    }

    /// Finds the first date after `date` by halving; `step` is about how far two of them lie apart, in seconds.
    func first(after date: Date, step: TimeInterval) -> Date? {
        var low = max(0, Int(date.timeIntervalSince(first) / step))
        var width = 1
        while low > 0, let found = self.date(low), found > date {
            low = max(0, low - width)
            width *= 2
        }
        var high = low + 1
        width = 1
        while let found = self.date(high), found <= date {
            low = high
            high += width
            width *= 2
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            guard let found = self.date(middle) else { return nil }
            if found > date { high = middle } else { low = middle }
        }
        return self.date(high)
    }

    /// The date with number `n`; 0 is the first.
    private func date(_ n: Int) -> Date? {
        let passed = recurrence.passingSeconds * Double(n)
        guard recurrence.hasCalendarPart else { return first + passed }
        let wall = clock.wall(of: first)
        guard let moved = wallDate(wall, plus: n), moved.isInReach else { return nil }
        return clock.date(ofWall: moved) + passed
    }

    private func wallDate(_ wall: Date, plus n: Int) -> Date? {
        let days = (recurrence.weeks ?? 0) * 7 + (recurrence.days ?? 0)
        guard recurrence.hasMonthPart else { return wall + Double(days) * Double(n) * 86_400 }
        var parts = DateComponents(
            year: (recurrence.years ?? 0) * n, month: (recurrence.months ?? 0) * n, day: days * n)
        if let months = steady.monthsOfYear, let years = parts.year {
            // Foundation adds the years first: a 29 February would be the 28th in all months after.
            parts.month? += years * months
            parts.year = 0
        }
        return steady.date(byAdding: parts, to: wall)
    }
}

extension Recurrence {
    /// About how long it is; nil if it is nothing, negative or absurd, so that nobody should count with it.
    fileprivate var nominalSeconds: TimeInterval? {
        let parts: [(Int?, TimeInterval)] = [
            (years, 31_556_952), (months, 2_629_746), (weeks, 604_800), (days, 86_400), (hours, 3_600), (minutes, 60),
            (seconds, 1), (nanoseconds, 1e-9),
        ]
        var total: TimeInterval = 0
        for (count, length) in parts {
            guard let count else { continue }
            guard (0...1_000_000_000).contains(count) else { return nil }
            total += TimeInterval(count) * length
        }
        return total >= 1 && total < 1e11 ? total : nil
    }

    fileprivate var hasMonthPart: Bool { (years ?? 0) != 0 || (months ?? 0) != 0 }
    fileprivate var hasCalendarPart: Bool { hasMonthPart || (weeks ?? 0) != 0 || (days ?? 0) != 0 }

    /// The part that is time passing, whatever the clocks do.
    fileprivate var passingSeconds: TimeInterval {
        TimeInterval(hours ?? 0) * 3_600 + TimeInterval(minutes ?? 0) * 60 + TimeInterval(seconds ?? 0)
            + TimeInterval(nanoseconds ?? 0) * 1e-9
    }
}

extension Calendar {
    /// How many months each year has; nil if not all have the same.
    fileprivate var monthsOfYear: Int? {
        switch identifier {
        case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina: 12
        default: nil
        }
    }
}

extension Date {
    /// Whether it lies in the years 1 to 9999, where calendars can be trusted.
    var isInReach: Bool {
        (-63_113_904_000..<252_423_993_600).contains(timeIntervalSinceReferenceDate)
    }
}
