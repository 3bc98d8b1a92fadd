// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Writes JSON for devices that parse it by hand: no blanks, members in the order given, integers as integers, floats
/// in their shortest exact form without exponent, non-finite ones as null. Source: HAP reference 10 and 11; quirk Q23.
package struct JSONWriter {
    private var bytes: [UInt8] = []

    private init() {}

    package static func write(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.append(value)
        return writer.bytes
    }

    /// An object with the members that `members` appends. For what is written often: it needs no ``JSONValue``.
    static func writeObject(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.appendObject(members)
        return writer.bytes
    }

    /// A member of the object that is being written; a nil value adds nothing.
    mutating func append(_ name: String, _ value: JSONValue?) {
        guard let value else { return }
        appendName(name)
        append(value)
    }

    /// A member that is an array of objects.
    mutating func append<Element>(
        _ name: String, _ elements: [Element], _ members: (inout JSONWriter, Element) -> Void
    ) {
        appendName(name)
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            appendObject { members(&$0, element) }
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let flag): append(flag ? "true" : "false")
        case .integer(let number): append(number)
        case .double(let number): append(number.jsonText)
        case .string(let text): appendString(text)
        case .array(let elements): append(elements)
        case .object(let object): append(object)
        }
    }

    private mutating func append(_ number: Int128) {
        guard let magnitude = UInt64(exactly: number.magnitude) else { return append(String(number)) }
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(decimal: magnitude)
    }

    private mutating func append(_ elements: [JSONValue]) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(_ object: JSONObject) {
        appendObject { writer in
            for member in object.members { writer.append(member.key, member.value) }
        }
    }

    private mutating func appendObject(_ members: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func appendName(_ name: String) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        appendString(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendString(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            append(text)
        } else {
            appendEscaped(text)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ text: String) {
        for unit in text.utf8 {
            switch unit {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), unit]
            case 0x0A: append("\\n")
            case 0x0D: append("\\r")
            case 0x09: append("\\t")
            case 0..<0x20: append((unit < 0x10 ? "\\u000" : "\\u00") + String(unit, radix: 16))
            default: bytes.append(unit)
            }
        }
    }
}

extension Double {
    /// Decimal digits that read back as the same number; without exponent, and without fraction if it is whole.
    var jsonText: String {
        guard isFinite else { return "null" }
        let text = description
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")),
            let exponent = Int(text[text.index(after: mark)...])
        else {
            return text.hasSuffix(".0") ? (self == 0 ? "0" : String(text.dropLast(2))) : text
        }
        return Self.expanded(String(text[..<mark]), exponent: exponent)
    }

    /// "1.25" and 3 give "1250"; "-5" and -2 give "-0.05".
    private static func expanded(_ mantissa: String, exponent: Int) -> String {
        let sign = mantissa.hasPrefix("-") ? "-" : ""
        let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
        let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
        let digits = String(parts[0] + fraction)
        let point = parts[0].count + exponent
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        let missing = point - digits.count
        if missing >= 0 { return sign + digits + String(repeating: "0", count: missing) }
        return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    }
}
