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

extension Double {
    /// The double nearest to `number`.
    package init(whole number: Int128) {
        // As above: conversion from 128 bits is generic and slow.
        if let small = Int64(exactly: number) { self = Double(small) } else { self = Double(number) }
    }
}
