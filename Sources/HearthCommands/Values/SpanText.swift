// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A length of time as a person writes it: `90s`, `5m`, `1h30m`, `10 minutes`.
enum SpanText {
    static let expected = "a span such as 90s, 5m, 1h30m or \"10 minutes\""

    /// In seconds; nil if it is none, or not more than nothing.
    static func seconds(_ text: String) -> Double? {
        let words = text.split(separator: " ")
        if words.count == 2 { return seconds(words[0], words[1]) }
        guard words.count == 1, let word = words.first else { return nil }
        return compact(word)
    }

    /// `10` and `minutes`
    static func seconds(_ number: some StringProtocol, _ unit: some StringProtocol) -> Double? {
        let units = ["second": 1.0, "minute": 60, "hour": 3_600, "day": 86_400]
        let word = unit.lowercased()
        guard let number = Double(String(number)), number.isFinite, number > 0,
            let length = units[word] ?? (word.hasSuffix("s") ? units[String(word.dropLast())] : nil)
        else { return nil }
        return number * length
    }

    /// `1h30m`
    static func compact(_ text: some StringProtocol) -> Double? {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        var (total, digits) = (0.0, "")
        for letter in text.lowercased() {
            if letter.isASCII, letter.isNumber {
                digits.append(letter)
            } else {
                guard let number = Int(digits), digits.count <= 6, let length = units[letter] else { return nil }
                total += Double(number) * length
                digits = ""
            }
        }
        return digits.isEmpty && total > 0 ? total : nil
    }
}
