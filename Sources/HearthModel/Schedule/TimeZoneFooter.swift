// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A zone in one line, as compiled files end with: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// Source: POSIX, environment variable TZ, with the times of -167 to 167 hours of RFC 9636.
struct TimeZoneFooter: Hashable, Sendable {
    /// In seconds, ahead of Greenwich.
    private let standard: Int
    private let summer: Summer?

    private struct Summer: Hashable, Sendable {
        var offset: Int
        var start: Change
        var end: Change
    }

    /// Reads a line; nil if it is none of this kind.
    init?(_ line: String) {
        var text = FooterReader(line)
        guard text.name(), let west = text.time(hours: 0...24) else { return nil }
        standard = -west
        guard !text.isAtEnd else {
            summer = nil
            return
        }
        guard text.name() else { return nil }
        var offset = standard + 3_600
        if text.next != UInt8(ascii: ",") {
            guard let west = text.time(hours: 0...24) else { return nil }
            offset = -west
        }
        guard text.take(","), let start = text.change(), text.take(","), let end = text.change(), text.isAtEnd else {
            return nil
        }
        summer = Summer(offset: offset, start: start, end: end)
    }

    /// The offset at a time in seconds since 1970.
    func offset(at second: Int64) -> Int {
        guard let summer else { return standard }
        // Thirty million years are enough, and can be counted with.
        let second = Int(min(max(second, -1 << 50), 1 << 50))
        let year = CivilDay.year(ofDay: (second + standard).floored(by: 86_400))
        var last = (date: Int.min, offset: standard)
        // A change may lie days off its own day, and so in the year before or after.
        for year in year - 1...year + 1 {
            let start = summer.start.second(in: year) - standard
            let end = summer.end.second(in: year) - summer.offset
            // Summer may end where it starts again: it has no end then.
            for (date, offset) in [(end, standard), (start, summer.offset)] where date <= second && date >= last.date {
                if date == last.date, offset == standard { continue }
                last = (date, offset)
            }
        }
        return last.offset
    }

    /// On which day of the year the clocks change, and how many seconds after its midnight.
    fileprivate struct Change: Hashable, Sendable {
        enum Day: Hashable, Sendable {
            /// 1 to 365; 29 February is never counted.
            case withoutLeapDay(Int)
            /// 0 to 365.
            case number(Int)
            /// Weekday 0 is Sunday; week 5 is the last.
            case weekday(Int, week: Int, month: Int)
        }

        var day: Day
        var time: Int

        /// When that is in a year, on the clocks that are still in use, in seconds since 1970.
        func second(in year: Int) -> Int { dayNumber(in: year) * 86_400 + time }

        private func dayNumber(in year: Int) -> Int {
            switch day {
            case .withoutLeapDay(let number):
                return CivilDay.number(year, 1, 1) + number - (number >= 60 && CivilDay.isLeap(year) ? 0 : 1)
            case .number(let number):
                return CivilDay.number(year, 1, 1) + number
            case .weekday(let weekday, let week, let month):
                let first = CivilDay.number(year, month, 1)
                let end = month == 12 ? CivilDay.number(year + 1, 1, 1) : CivilDay.number(year, month + 1, 1)
                // 1970-01-01 was a Thursday.
                let day = first + (weekday - (first + 4)).modulo(7) + (week - 1) * 7
                return day < end ? day : day - 7
            }
        }
    }
}

/// Walks through the letters of such a line.
private struct FooterReader {
    private var rest: Substring.UTF8View

    init(_ line: String) { rest = line[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }
    var next: UInt8? { rest.first }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: letter) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Passes over `CET` or `<+01>`.
    mutating func name() -> Bool {
        let isQuoted = take("<")
        let name = rest.prefix { isQuoted ? $0 != UInt8(ascii: ">") : ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        rest = rest.dropFirst(name.count)
        return name.count >= 3 && (!isQuoted || take(">"))
    }

    /// `-1`, `+3:30`, `2:00:00`, in seconds.
    mutating func time(hours: ClosedRange<Int>) -> Int? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let hour = number(hours) else { return nil }
        var total = hour * 3_600
        for unit in [60, 1] where take(":") {
            guard let part = number(0...59) else { return nil }
            total += part * unit
        }
        return isNegative ? -total : total
    }

    /// `M3.5.0/2`, `J60`, `0/0`.
    mutating func change() -> TimeZoneFooter.Change? {
        guard let day = day() else { return nil }
        guard take("/") else { return TimeZoneFooter.Change(day: day, time: 7_200) }
        return time(hours: 0...167).map { TimeZoneFooter.Change(day: day, time: $0) }
    }

    private mutating func day() -> TimeZoneFooter.Change.Day? {
        if take("M") {
            guard let month = number(1...12), take("."), let week = number(1...5), take("."), let day = number(0...6)
            else { return nil }
            return .weekday(day, week: week, month: month)
        }
        if take("J") { return number(1...365).map { .withoutLeapDay($0) } }
        return number(0...365).map { .number($0) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        rest = rest.dropFirst(digits.count)
        guard let number = Int(Substring(digits)), range.contains(number) else { return nil }
        return number
    }
}

/// Gregorian days, counted from 1970-01-01.
private enum CivilDay {
    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // Years that begin with March have their leap day at the end.
        let shifted = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        let leapDays = shifted.floored(by: 4) - shifted.floored(by: 100) + shifted.floored(by: 400)
        return shifted * 365 + leapDays + (months * 153 + 2) / 5 + day - 719_469
    }

    static func year(ofDay day: Int) -> Int {
        let guess = 1_970 + (day * 400).floored(by: 146_097)
        if day < number(guess, 1, 1) { return guess - 1 }
        return day < number(guess + 1, 1, 1) ? guess : guess + 1
    }
}

extension Int {
    /// Divided, and rounded down.
    fileprivate func floored(by divisor: Int) -> Int { (self - modulo(divisor)) / divisor }

    /// The remainder that is not negative.
    fileprivate func modulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
