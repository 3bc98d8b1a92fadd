// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A span of time as a person writes it: `5m`, `1h30m`, `1d`, `2w`.
struct Interval: Hashable, Sendable {
    static let expected = "a span such as 5m, 1h30m, 1d or 2w"

    private(set) var weeks = 0
    private(set) var days = 0
    private(set) var hours = 0
    private(set) var minutes = 0

    /// Nil if `text` is no such span, or nothing at all.
    init?(_ text: String) {
        var digits = ""
        for letter in text.lowercased() {
            if letter.isASCII, letter.isNumber {
                digits.append(letter)
            } else {
                guard let number = Int(digits), digits.count <= 6, add(number, of: letter) else { return nil }
                digits = ""
            }
        }
        guard digits.isEmpty, seconds > 0 else { return nil }
    }

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
