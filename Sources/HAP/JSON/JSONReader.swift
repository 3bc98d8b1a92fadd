// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Reads JSON byte by byte, with tolerance for what devices write.
///
/// Passed over: a byte order mark, blanks and line breaks, commas too many, zero bytes after the end. `NaN` and
/// infinities count as null. Bad UTF-8, broken structure and more than ``depthLimit`` levels are errors.
/// Source: HAP reference 10; quirks Q16, Q24, Q25 and Q33.
package struct JSONReader {
    /// An attribute database needs 7 levels.
    package static let depthLimit = 64

    let bytes: [UInt8]
    var index = 0
    /// Of the value at the index.
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// The one value in `bytes`.
    package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        try read(bytes) { (reader) throws(JSONError) in try reader.value() }
    }

    /// What `body` makes of the one value in `bytes`.
    static func read<Result>(
        _ bytes: [UInt8], _ body: (inout JSONReader) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        var reader = JSONReader(bytes)
        reader.skipBlanks()
        guard reader.index < bytes.count, bytes[reader.index] != 0 else { throw .empty }
        let result = try body(&reader)
        try reader.expectEnd()
        return result
    }

    private mutating func expectEnd() throws(JSONError) {
        while index < bytes.count {
            guard Self.isBlank(bytes[index]) || bytes[index] == 0 else { throw unexpected() }
            index += 1
        }
    }

    /// The value at the index.
    mutating func value() throws(JSONError) -> JSONValue {
        guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit, offset: index) }
        switch try current() {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return isNext("nan") ? try word("nan", .null) : try word("null", .null)
        case UInt8(ascii: "N"): return try word("NaN", .null)
        case UInt8(ascii: "I"): return try word("Infinity", .null)
        default: return try number()
        }
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        var object = JSONObject(capacity: 8)
        try readMembers { (reader) throws(JSONError) in
            let key = try reader.string()
            try reader.skipColon()
            object.append(key, try reader.value())
        }
        return object
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        try readElements { (reader) throws(JSONError) in elements.append(try reader.value()) }
        return elements
    }

    /// Reads the object at the index; `member` reads a name, the colon and a value.
    mutating func readMembers(_ member: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        try readParts(until: UInt8(ascii: "}"), member)
    }

    /// Reads the array at the index; `element` reads a value.
    mutating func readElements(_ element: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
        try readParts(until: UInt8(ascii: "]"), element)
    }

    private mutating func readParts(
        until bracket: UInt8, _ part: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        index += 1
        depth += 1
        while try !isClosed(by: bracket) {
            try part(&self)
            try expectSeparator(or: bracket)
        }
        depth -= 1
    }

    /// Steps over blanks and commas too many; true once the closing bracket is passed.
    private mutating func isClosed(by bracket: UInt8) throws(JSONError) -> Bool {
        while try Self.isBlank(current()) || bytes[index] == UInt8(ascii: ",") { index += 1 }
        guard bytes[index] == bracket else { return false }
        index += 1
        return true
    }

    private mutating func expectSeparator(or bracket: UInt8) throws(JSONError) {
        skipBlanks()
        let byte = try current()
        guard byte == UInt8(ascii: ",") || byte == bracket else { throw unexpected() }
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard isNext(text) else { throw unexpected() }
        index += text.utf8CodeUnitCount
        return value
    }
}

extension JSONReader {
    /// Whether an object or an array begins at the index.
    func isNext(_ bracket: UInt8) -> Bool { index < bytes.count && bytes[index] == bracket }

    mutating func skipColon() throws(JSONError) {
        skipBlanks()
        guard try current() == UInt8(ascii: ":") else { throw unexpected() }
        index += 1
        skipBlanks()
    }

    func isNext(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[index..<index + $0.count].elementsEqual($0) }
    }

    func current() throws(JSONError) -> UInt8 {
        guard index < bytes.count else { throw .unexpectedEnd }
        return bytes[index]
    }

    func unexpected() -> JSONError {
        index < bytes.count ? .unexpectedByte(bytes[index], offset: index) : .unexpectedEnd
    }

    mutating func skipBlanks() {
        while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
