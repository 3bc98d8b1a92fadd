// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// The same number as an integer; nil if it has a fraction, is not finite or needs more than 128 bits.
    package var wholeNumber: Int128? {
        // Nearly every number is small, and the way over 64 bits is many times faster.
        if let small = Int64(exactly: self) { return Int128(small) }
        return Int128(exactly: self)
    }
}
