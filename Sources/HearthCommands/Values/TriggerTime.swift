// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// When a trigger is to fire, as a person writes it.
enum TriggerTime {
    static let expected = """
        a time (22:30), a date with time (2026-12-24T18:00), a span from now (+10m, +1h30m) or the sun (sunset, \
        sunset-00:30)
        """

    /// The whole minute that `text` means; nil if it means none.
    ///
    /// `HH:MM` is the next such time on the wall of `calendar`'s zone. A date without offset is of that zone too. A span
    /// is rounded up to a whole minute. A time that a clock change skips is the moment after the change.
    static func date(_ text: String, now: Date, calendar: Calendar) -> Date? {
        if text.hasPrefix("+") { return span(text.dropFirst(), now) }
        if let (hour, minute) = clockTime(text[...]) {
            return CalendarTime(hour: hour, minute: minute).nextDate(after: now, calendar: calendar)
        }
        return dateTime(text, calendar)
    }

    private static func span(_ text: Substring, _ now: Date) -> Date? {
        guard let seconds = Interval(String(text))?.seconds else { return nil }
        let wanted = now.timeIntervalSinceReferenceDate + Double(seconds)
        return Date(timeIntervalSinceReferenceDate: (wanted / 60).rounded(.up) * 60)
    }

    /// `22:30`, `7:05`.
    private static func clockTime(_ text: Substring) -> (hour: Int, minute: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count),
            let hour = number(parts[0], 0...23), let minute = number(parts[1], 0...59)
        else { return nil }
        return (hour, minute)
    }

    /// `2026-12-24T18:00`, with a blank for the T, with seconds of zero, with `Z` or `+01:00`.
    private static func dateTime(_ text: String, _ calendar: Calendar) -> Date? {
        let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " }
        guard parts.count == 2, let day = day(parts[0]) else { return nil }
        let (wall, zone) = splitZone(parts[1])
        guard let time = clockTime(wall.hasSuffix(":00") && wall.count > 5 ? wall.dropLast(3) : wall) else {
            return nil
        }
        var calendar = calendar
        if let zone {
            guard let offset = offset(zone), let fixed = TimeZone(secondsFromGMT: offset) else { return nil }
            calendar.timeZone = fixed
        }
        let components = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute)
        guard let date = calendar.date(ofWall: components) else { return nil }
        return calendar.wallComponents([.day], from: date).day == day.day ? date : nil
    }

    private static func day(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [4, 2, 2], let year = number(parts[0], 2000...9999),
            let month = number(parts[1], 1...12), let day = number(parts[2], 1...31)
        else { return nil }
        return (year, month, day)
    }

    private static func splitZone(_ text: Substring) -> (wall: Substring, zone: Substring?) {
        guard let start = text.firstIndex(where: { "Zz+-".contains($0) }) else { return (text, nil) }
        return (text[..<start], text[start...])
    }

    /// Seconds east of Greenwich.
    private static func offset(_ text: Substring) -> Int? {
        if text.lowercased() == "z" { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4, let hours = number(digits.prefix(2)[...], 0...14),
            let minutes = number(digits.suffix(2)[...], 0...59)
        else { return nil }
        return (text.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func number(_ text: some StringProtocol, _ range: ClosedRange<Int>) -> Int? {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), range.contains(number) else {
            return nil
        }
        return number
    }
}
