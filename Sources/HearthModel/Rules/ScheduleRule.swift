// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Which schedules a timer trigger may have. Checked when it is added or replaced. Source: behaviour section 12.
package enum ScheduleRule {
    /// The shortest recurrence in minutes, itself allowed.
    package static let shortestRecurrence = 5
    /// The longest recurrence in minutes, five weeks, itself allowed.
    package static let longestRecurrence = 5 * 7 * 24 * 60

    /// Refuses a schedule that may not be added: `invalidParameter` for a zone or calendar that is not known and a date
    /// outside the years 1 to 9999, `dateMustBeOnSpecifiedBoundaries`, `recurrenceTooSmall`, `recurrenceTooLarge`, and
    /// `fireDateInPast` for a schedule that fires once.
    package static func check(_ schedule: TimerSchedule, now: Date) throws(HubError) {
        try checkIdentifiers(schedule)
        try checkFireDate(schedule.fireDate)
        if let recurrence = schedule.recurrence {
            try check(recurrence)
        } else {
            try checkFuture(schedule, now: now)
        }
    }

    /// Refuses a schedule that fires once, and has its date behind it, with `fireDateInPast`.
    static func checkFuture(_ schedule: TimerSchedule, now: Date) throws(HubError) {
        guard schedule.recurrence != nil || schedule.fireDate > now else {
            throw HubError(.fireDateInPast, "The date lies in the past; a timer that fires once needs one to come.")
        }
    }

    private static func checkIdentifiers(_ schedule: TimerSchedule) throws(HubError) {
        let zones = [schedule.timeZone, schedule.recurrenceCalendar?.timeZone].compactMap { $0 }
        for zone in zones where TimeZone(knownAs: zone) == nil {
            throw HubError(.invalidParameter, "The time zone is not known; give a name such as Europe/Berlin.")
        }
        if let calendar = schedule.recurrenceCalendar, calendar.foundationIdentifier == nil {
            throw HubError(.invalidParameter, "The calendar is not known; give a name such as gregorian.")
        }
    }

    private static func checkFireDate(_ date: Date) throws(HubError) {
        guard date.isInReach else {
            throw HubError(.invalidParameter, "The date must lie in the years 1 to 9999.")
        }
        guard date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0 else {
            throw HubError(.dateMustBeOnSpecifiedBoundaries, "The date must be a whole minute.")
        }
    }

    private static func check(_ recurrence: Recurrence) throws(HubError) {
        guard (recurrence.seconds ?? 0) == 0, (recurrence.nanoseconds ?? 0) == 0 else {
            throw HubError(.dateMustBeOnSpecifiedBoundaries, "The interval must be whole minutes.")
        }
        guard !recurrence.hasNegativePart else {
            throw HubError(.recurrenceTooSmall, "No part of the interval may be negative.")
        }
        guard (recurrence.years ?? 0) == 0, (recurrence.months ?? 0) == 0, let minutes = recurrence.wholeMinutes,
            minutes <= longestRecurrence
        else {
            throw HubError(.recurrenceTooLarge, "The interval must be at most five weeks.")
        }
        guard minutes >= shortestRecurrence else {
            throw HubError(.recurrenceTooSmall, "The interval must be at least five minutes.")
        }
    }
}

extension Recurrence {
    fileprivate var hasNegativePart: Bool {
        [years, months, weeks, days, hours, minutes].contains { ($0 ?? 0) < 0 }
    }

    /// Weeks to minutes, as minutes; nil if that is beyond counting. No part may be negative.
    fileprivate var wholeMinutes: Int? {
        let parts = [(weeks ?? 0, 10_080), (days ?? 0, 1_440), (hours ?? 0, 60), (minutes ?? 0, 1)]
        var total = 0
        for (count, length) in parts {
            let (product, isTooMuch) = count.multipliedReportingOverflow(by: length)
            let (sum, isOverflow) = total.addingReportingOverflow(product)
            guard !isTooMuch, !isOverflow else { return nil }
            total = sum
        }
        return total
    }
}
