// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Duration {
    private static let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400)]

    /// `300ms`, `5s`, `1.5h`, `2d`; nil for all else, and for what is negative or longer than a year.
    init?(words text: String) {
        for (unit, seconds) in Self.units where text.hasSuffix(unit) {
            let digits = text.dropLast(unit.count)
            guard let number = Double(digits), digits.allSatisfy({ $0.isNumber || $0 == "." }) else { continue }
            guard (0...31_622_400).contains(number * seconds) else { return nil }
            self = .seconds(number * seconds)
            return
        }
        return nil
    }

    /// As ``init(words:)`` reads it.
    var words: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(Int((seconds * 1000).rounded()))ms"
    }
}
