// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
    /// The string at the index. Control characters are let pass; a lone half of a surrogate pair becomes U+FFFD.
    mutating func string() throws(JSONError) -> String {
        guard try current() == UInt8(ascii: "\"") else { throw unexpected() }
        index += 1
        let start = index
        var seen: UInt8 = 0
        while true {
            let byte = try current()
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            seen |= byte
            index += 1
        }
        let end = index
        index += 1
        // Most strings are ASCII, which is UTF-8 without a look.
        guard seen < 0x80 else { return try validated(bytes[start..<end], offset: start) }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[start..<end]), as: UTF8.self)
        }
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var units = Array(bytes[start..<index])
        while try current() != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
                try appendEscape(to: &units)
            } else {
                units.append(bytes[index])
                index += 1
            }
        }
        index += 1
        return try validated(units[...], offset: start)
    }

    private mutating func appendEscape(to units: inout [UInt8]) throws(JSONError) {
        let letter = try current()
        index += 1
        switch letter {
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "u"): units.append(contentsOf: String(try escapedScalar()).utf8)
        default: units.append(letter)
        }
    }

    private mutating func escapedScalar() throws(JSONError) -> Character {
        let first = try hexUnit()
        guard (0xD800...0xDBFF).contains(first), isNext("\\u") else { return Self.character(UInt32(first)) }
        let retreat = index
        index += 2
        let second = try hexUnit()
        guard (0xDC00...0xDFFF).contains(second) else {
            index = retreat
            return Self.character(UInt32(first))
        }
        return Self.character(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    }

    private mutating func hexUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(UnicodeScalar(try current())).hexDigitValue else { throw unexpected() }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    private static func character(_ code: UInt32) -> Character {
        UnicodeScalar(code).map(Character.init) ?? "\u{FFFD}"
    }

    private func validated(_ units: ArraySlice<UInt8>, offset: Int) throws(JSONError) -> String {
        guard let text = String(validating: units, as: UTF8.self) else { throw .invalidUTF8(offset: offset) }
        return text
    }
}
