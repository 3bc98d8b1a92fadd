// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Takes a JSON object apart into its members, in one pass and without reading their values.
///
/// It only finds where each value ends: brackets and texts are followed, their content is left to whoever reads the
/// value. Neither recursion nor traps, whatever comes in.
struct JSONScanner {
    /// The members of the object that `line` is; of a name given twice the last.
    ///
    /// - Throws: a parse error, or an invalid request if it is JSON of another kind.
    static func members(of line: [UInt8]) throws(JSONRPCError) -> [String: JSONText] {
        var scanner = JSONScanner(line: line)
        return try scanner.members()
    }

    private let line: [UInt8]
    private var position = 0

    private init(line: [UInt8]) {
        self.line = line
    }

    private var current: UInt8? { position < line.count ? line[position] : nil }

    private mutating func members() throws(JSONRPCError) -> [String: JSONText] {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): break
        case UInt8(ascii: "["): throw .invalidRequest("batches are not supported: send one object a line")
        case nil: throw .parseError("nothing there")
        default: throw .parseError("a message is an object")
        }
        position += 1
        var members: [String: JSONText] = [:]
        skipSpace()
        if current != UInt8(ascii: "}") {
            repeat {
                let name = try name()
                try expect(UInt8(ascii: ":"))
                members[name] = try value()
            } while skip(UInt8(ascii: ","))
        }
        try expect(UInt8(ascii: "}"))
        skipSpace()
        guard position == line.count else { throw .parseError("something follows the object") }
        return members
    }

    private mutating func name() throws(JSONRPCError) -> String {
        skipSpace()
        guard current == UInt8(ascii: "\"") else { throw .parseError("a member's name is missing") }
        let text = try value()
        let inside = text.bytes.dropFirst().dropLast()
        if inside.contains(UInt8(ascii: "\\")) { return try text.decode(String.self) }
        return String(decoding: inside, as: UTF8.self)
    }

    private mutating func value() throws(JSONRPCError) -> JSONText {
        skipSpace()
        let start = position
        switch current {
        case UInt8(ascii: "\""): skipText()
        case UInt8(ascii: "{"), UInt8(ascii: "["): skipBrackets()
        default: skipWord()
        }
        guard position > start, position <= line.count else { throw .parseError("a value is missing or cut off") }
        return JSONText(line[start..<position])
    }

    /// Past the end of the line if the text is cut off.
    private mutating func skipText() {
        position += 1
        while position < line.count, line[position] != UInt8(ascii: "\"") {
            position += line[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }

    /// Past the end of the line if a bracket stays open.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            switch current {
            case UInt8(ascii: "\""):
                skipText()
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case nil: depth = 0
            default: break
            }
            position += 1
        } while depth > 0
    }

    /// A number, `true`, `false` or `null`.
    private mutating func skipWord() {
        while let byte = current, !Self.endsWord(byte) { position += 1 }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
            || byte == UInt8(ascii: ":")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private mutating func skipSpace() {
        while let byte = current, Self.isSpace(byte) { position += 1 }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONRPCError) {
        guard skip(byte) else { throw .parseError("\(Unicode.Scalar(byte)) expected") }
    }
}
