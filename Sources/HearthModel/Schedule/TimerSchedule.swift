// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// When a timer trigger fires: a first date, and perhaps an interval after which it fires again and again.
///
/// Source: behaviour section 12.
package struct TimerSchedule: Hashable, Sendable, Codable {
    /// The first date; a whole minute.
    package var fireDate: Date
    /// IANA name (`Europe/Berlin`); nil is the hub's own zone.
    package var timeZone: String?
    /// Nil fires once.
    package var recurrence: Recurrence?
    /// The calendar the interval is counted in; nil is the hub's own.
    package var recurrenceCalendar: CalendarDescription?

    package init(
        fireDate: Date, timeZone: String? = nil, recurrence: Recurrence? = nil,
        recurrenceCalendar: CalendarDescription? = nil
    ) {
        self.fireDate = fireDate
        self.timeZone = timeZone
        self.recurrence = recurrence
        self.recurrenceCalendar = recurrenceCalendar
    }
}

/// An interval in calendar units: "1 day" keeps the time on the wall when clocks change, "24 hours" does not.
package struct Recurrence: Hashable, Sendable, Codable {
    package var years: Int?
    package var months: Int?
    package var weeks: Int?
    package var days: Int?
    package var hours: Int?
    package var minutes: Int?
    package var seconds: Int?
    package var nanoseconds: Int?

    package init(
        years: Int? = nil, months: Int? = nil, weeks: Int? = nil, days: Int? = nil, hours: Int? = nil,
        minutes: Int? = nil, seconds: Int? = nil, nanoseconds: Int? = nil
    ) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }
}

/// A calendar as it travels: which one, and in which time zone it counts.
package struct CalendarDescription: Hashable, Sendable, Codable {
    /// Unicode's calendar name: `gregorian`, `hebrew`, `chinese` …
    package var identifier: String
    /// IANA name.
    package var timeZone: String?

    package init(identifier: String, timeZone: String? = nil) {
        self.identifier = identifier
        self.timeZone = timeZone
    }
}
