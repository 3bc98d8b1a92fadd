// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
    /// Plus signs, leading zeros and bare points are let pass; `-Infinity` is null.
    mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        if bytes[index] == UInt8(ascii: "-"), isNext("-Infinity") {
            index += 9
            return .null
        }
        if let integer = integer() { return integer }
        index = start
        while index < bytes.count, Self.isPartOfNumber(bytes[index]) { index += 1 }
        guard index > start else { throw unexpected() }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let number = Double(text.hasSuffix(".") ? text + "0" : text) else { throw .invalidNumber(offset: start) }
        return number.isFinite ? .double(number) : .null
    }

    /// The aid or iid at the index; nil if another value stands there, which is passed over.
    mutating func identifier() throws(JSONError) -> UInt64? {
        let start = index
        if let number = magnitude() { return number }
        index = start
        return try value().identifier
    }

    /// Nil if it is not an integer of 64 bits.
    private mutating func integer() -> JSONValue? {
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
        guard let magnitude = magnitude(), !isNegative || magnitude <= Int64.min.magnitude else { return nil }
        return .integer(isNegative ? -Int128(magnitude) : Int128(magnitude))
    }

    /// Digits and nothing else; nil if there are none, or too many for 64 bits.
    private mutating func magnitude() -> UInt64? {
        let start = index
        var magnitude: UInt64 = 0
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
            let (tens, tooBig) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(UInt64(bytes[index] - UInt8(ascii: "0")))
            if tooBig || carry { return nil }
            magnitude = sum
            index += 1
        }
        guard index > start, index == bytes.count || !Self.isPartOfNumber(bytes[index]) else { return nil }
        return magnitude
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
