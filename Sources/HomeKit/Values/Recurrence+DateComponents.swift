// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

extension Recurrence {
    /// The interval that date components stand for; what does not make an interval (weekday, era) is passed over.
    init(_ components: DateComponents) {
        self.init(
            years: components.year, months: components.month,
            weeks: components.weekOfYear ?? components.weekOfMonth, days: components.day, hours: components.hour,
            minutes: components.minute, seconds: components.second, nanoseconds: components.nanosecond)
    }
}

extension DateComponents {
    init(_ recurrence: Recurrence) {
        self.init(
            year: recurrence.years, month: recurrence.months, day: recurrence.days, hour: recurrence.hours,
            minute: recurrence.minutes, second: recurrence.seconds, nanosecond: recurrence.nanoseconds,
            weekOfYear: recurrence.weeks)
    }
}
