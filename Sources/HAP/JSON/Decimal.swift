// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension UInt64 {
    /// Reads digits; nil for anything else, or for a number that is too large.
    init?(decimal digits: some Collection<UInt8>) {
        guard !digits.isEmpty else { return nil }
        self = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let (tens, tooBig) = multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
            guard !tooBig, !carry else { return nil }
            self = sum
        }
    }

    /// How many digits it has in decimal.
    var digitCount: Int {
        var count = 1
        var rest = self / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }
}

extension [UInt8] {
    /// Appends the digits of a number, without making a string of them.
    mutating func append(decimal number: UInt64) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
