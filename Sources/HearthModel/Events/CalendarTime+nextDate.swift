// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CalendarTime {
    /// The first time after `date` at which the hub's clock comes to it; nil if it never does, as on 30 February.
    ///
    /// Absent parts match all, but those below the smallest one given are the lowest there are: hour 8 alone is 8:00, not
    /// sixty times an hour. A time that the clocks jump over comes at the jump, one that comes twice the first time.
    package func nextDate(after date: Date, calendar: Calendar) -> Date? {
        guard !isEmpty, date.isInReach else { return nil }
        let clock = WallClock(zone: calendar.timeZone)
        let steady = calendar.steady
        // A day early: what comes twice or not at all is near a change of the clocks.
        let start = steady.startOfDay(for: clock.wall(of: date).addingTimeInterval(-86_400))
        for number in 0...Self.daysAhead {
            let day = start.addingTimeInterval(Double(number) * 86_400)
            guard matches(day, in: steady) else { continue }
            for second in seconds {
                let found = clock.date(ofWall: day.addingTimeInterval(second))
                if found > date { return found }
            }
        }
        return nil
    }

    /// 29 February may be eight years away, and a leap month in some calendars nearly twenty.
    private static let daysAhead = 20 * 366

    private func matches(_ day: Date, in calendar: Calendar) -> Bool {
        let parts = calendar.dateComponents([.month, .day], from: day)
        let wantedDay = self.day ?? (month != nil && hour == nil && minute == nil ? 1 : nil)
        return (month == nil || parts.month == month) && (wantedDay == nil || parts.day == wantedDay)
    }

    /// The times of a matching day, as seconds since midnight.
    private var seconds: [Double] {
        guard let minute else { return [Double(hour ?? 0) * 3_600] }
        let hours = hour.map { [$0] } ?? Array(0..<24)
        return hours.map { Double($0 * 3_600 + minute * 60) }
    }
}
