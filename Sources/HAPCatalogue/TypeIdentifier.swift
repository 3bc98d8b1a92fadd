// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The 128-bit UUID that names a kind of service or characteristic.
///
/// Devices write it short (`25`), padded (`00000025`), in lower case, with or without dashes; all of these are equal
/// here. Source: HAP, attribute database; quirk Q39.
package struct TypeIdentifier: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    /// The part that all of Apple's types share: `-0000-1000-8000-0026BB765291`.
    private static let appleHigh: UInt64 = 0x0000_0000_0000_1000
    private static let appleLow: UInt64 = 0x8000_0026_BB76_5291

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A type that Apple defines, by its short number: `TypeIdentifier(apple: 0x25)` is "On".
    package init(apple short: UInt32) {
        self.init(high: UInt64(short) << 32 | Self.appleHigh, low: Self.appleLow)
    }

    /// Reads any spelling devices use. Nil if `text` is neither 1–8 hex digits nor a UUID.
    package init?(_ text: some StringProtocol) {
        self.init(digits: String(text))
    }

    /// The short number, if this is one of Apple's types.
    package var appleShort: UInt32? {
        guard low == Self.appleLow, high & 0xFFFF_FFFF == Self.appleHigh else { return nil }
        return UInt32(high >> 32)
    }

    /// As HAP wants it in JSON: Apple's types short and upper case, all others in full.
    package var hapForm: String {
        appleShort.map { String($0, radix: 16, uppercase: true) } ?? fullForm
    }

    /// Upper-case UUID text of 36 characters, as HomeKit's API shows it.
    package var fullForm: String {
        let digits = Self.padded(high) + Self.padded(low)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    private static func padded(_ half: UInt64) -> String {
        let text = String(half, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Not generic and without arrays, for a database has thousands of types.
    private init?(digits text: String) {
        var bits: UInt128 = 0
        var count = 0
        for byte in text.utf8 where byte != UInt8(ascii: "-") {
            guard count < 32, let digit = Hexadecimal.value(of: byte) else { return nil }
            bits = bits << 4 | UInt128(digit)
            count += 1
        }
        switch count {
        case 1...8: self.init(apple: UInt32(truncatingIfNeeded: bits))
        case 32: self.init(high: UInt64(truncatingIfNeeded: bits >> 64), low: UInt64(truncatingIfNeeded: bits))
        default: return nil
        }
    }
}

extension TypeIdentifier: CustomStringConvertible {
    package var description: String { hapForm }
}
