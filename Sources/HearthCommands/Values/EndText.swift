// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When a trigger ends, as people write it and as it is printed.
enum EndText {
    static let expected = "a day (2027-03-01, which is the last one), or a date with time (2027-03-01T18:00)"

    /// A day alone ends with its last second. Nil if it is no date.
    static func date(_ text: String, now: Date, calendar: Calendar) -> Date? {
        guard text.count == 10 else { return TriggerTime.date(text, now: now, calendar: calendar) }
        return TriggerTime.date(text + " 23:59", now: now, calendar: calendar)?.addingTimeInterval(59)
    }

    /// `2027-03-01`, `2027-03-01 18:00`, in the calendar's zone; with seconds if it has any.
    static func text(_ date: Date, calendar: Calendar) -> String {
        let schedules = ScheduleText(calendar)
        let (day, time) = (schedules.date(date).prefix(10), schedules.time(date))
        if time == "23:59:59" { return String(day) }
        return "\(day) \(time.hasSuffix(":00") ? String(time.dropLast(3)) : time)"
    }
}
