// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A span of time as a person writes it: `5m`, `1h30m`, `1d`, `2w`, or as it is printed: `day`, `2 hours 30 minutes`.
struct Interval: Hashable, Sendable {
    static let expected = "a span such as 5m, 1h30m, 1d or 2w"

    private(set) var weeks = 0
    private(set) var days = 0
    private(set) var hours = 0
    private(set) var minutes = 0

    /// Nil if `text` is no such span, or nothing at all.
    init?(_ text: String) {
        var digits = ""
        for letter in (Self.compact(text) ?? text).lowercased() {
            if letter.isASCII, letter.isNumber {
                digits.append(letter)
            } else {
                guard let number = Int(digits), digits.count <= 6, add(number, of: letter) else { return nil }
                digits = ""
            }
        }
        guard digits.isEmpty, seconds > 0 else { return nil }
    }

    /// `2h30m` for `2 hours 30 minutes`, `1d` for `day`; nil if there are no such words.
    private static func compact(_ text: String) -> String? {
        let words = text.lowercased().split(separator: " ").map(String.init)
        let pairs = words.count == 1 ? ["1"] + words : words
        var compact = ""
        for index in stride(from: 0, to: pairs.count, by: 2) {
            guard index + 1 < pairs.count, let unit = units[pairs[index + 1]] else { return nil }
            compact += pairs[index] + unit
        }
        return compact.isEmpty ? nil : compact
    }

    private static let units = [
        "week": "w", "weeks": "w", "day": "d", "days": "d", "hour": "h", "hours": "h", "minute": "m", "minutes": "m",
    ]

    private mutating func add(_ number: Int, of unit: Character) -> Bool {
        switch unit {
        case "w": weeks += number
        case "d": days += number
        case "h": hours += number
        case "m": minutes += number
        default: return false
        }
        return true
    }

    /// Its length with days of 24 hours.
    var seconds: Int { (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 }

    /// In calendar units, so that a day keeps the time on the wall.
    var recurrence: Recurrence {
        func unit(_ number: Int) -> Int? { number == 0 ? nil : number }
        return Recurrence(weeks: unit(weeks), days: unit(days), hours: unit(hours), minutes: unit(minutes))
    }
}
