// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Calendar {
    /// The same calendar where no clocks change: for wall times, which ``WallClock`` writes as those of Greenwich.
    var steady: Calendar {
        var calendar = self
        calendar.timeZone = .gmt
        return calendar
    }

    /// What calendar and clock on the wall show at `date`, by the machine's tz database.
    package func wallComponents(_ parts: Set<Calendar.Component>, from date: Date) -> DateComponents {
        steady.dateComponents(parts, from: WallClock(zone: timeZone).wall(of: date))
    }

    /// When calendar and clock on the wall show these parts: the first time if they do so twice, the moment of the jump if
    /// the clocks pass over it, nil if the calendar has no such date.
    package func date(ofWall parts: DateComponents) -> Date? {
        steady.date(from: parts).map(WallClock(zone: timeZone).date(ofWall:))
    }
}
