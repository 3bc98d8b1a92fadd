// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// Times of day and of the sun as people write them, and as `PlanText` prints them.
enum MomentText {
    static let expected = "a time (22:30, 12-24 18:00) or the sun (sunset, sunrise+00:15, sunset-00:30)"

    /// `22:30`, `12-24 18:00`, `sunset-00:30`; a star matches all.
    static func moment(_ text: String) -> DayMoment? {
        if let sun = sun(text) { return .sun(time: sun) }
        return clock(text).map { .clock(time: $0) }
    }

    /// `sunset`, `sunrise+00:15`, `sunset-01:00:30`
    static func sun(_ text: String) -> SignificantTime? {
        for event in SignificantTime.Event.allCases where text.lowercased().hasPrefix(event.rawValue) {
            let rest = text.dropFirst(event.rawValue.count)
            guard let sign = rest.first else { return SignificantTime(event: event) }
            let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map {
                number($0, 0...59)
            }
            guard "+-".contains(sign), (2...3).contains(parts.count), let hours = parts[0], hours < 24,
                let minutes = parts[1], let seconds = parts.count == 3 ? parts[2] : 0
            else { return nil }
            let factor = sign == "-" ? -1 : 1
            let offset = Recurrence(
                hours: hours == 0 ? nil : factor * hours, minutes: minutes == 0 ? nil : factor * minutes,
                seconds: seconds == 0 ? nil : factor * seconds)
            return SignificantTime(event: event, offset: offset == Recurrence() ? nil : offset)
        }
        return nil
    }

    /// `22:30`, `12-24 18:00`
    static func clock(_ text: String) -> CalendarTime? {
        let words = text.split(separator: " ")
        guard let wall = words.last, words.count <= 2, let (hour, minute) = pair(wall, ":", 0...23, 0...59) else {
            return nil
        }
        var time = CalendarTime(hour: hour, minute: minute)
        if words.count == 2 {
            guard let (month, day) = pair(words[0], "-", 1...13, 1...31) else { return nil }
            (time.month, time.day) = (month, day)
        }
        return time.isEmpty ? nil : time
    }

    private static func pair(
        _ text: Substring, _ separator: Character, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
    ) -> (Int?, Int?)? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let numbers = (number(parts[0], first), number(parts[1], second))
        let isGood = (parts[0] == "*" || numbers.0 != nil) && (parts[1] == "*" || numbers.1 != nil)
        return isGood ? numbers : nil
    }

    private static func number(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
        guard (1...2).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text),
            range.contains(number)
        else { return nil }
        return number
    }
}

/// Days of the week as people write them.
enum WeekdayText {
    static let expected = "weekdays, weekends, \"every day\", or days such as Monday,Friday"

    /// 1 for Sunday to 7 for Saturday, in order; nil if it is not understood.
    static func weekdays(_ text: String) -> [Int]? {
        switch text.lowercased() {
        case "weekdays": return [2, 3, 4, 5, 6]
        case "weekends": return [1, 7]
        case "every day", "daily": return Array(1...7)
        default: break
        }
        var found: Set<Int> = []
        for word in text.lowercased().split(whereSeparator: { ", ".contains($0) }) {
            guard word.count >= 2, let index = names.firstIndex(where: { $0.hasPrefix(word) }) else { return nil }
            found.insert(index + 1)
        }
        return found.isEmpty ? nil : found.sorted()
    }

    private static let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
}
