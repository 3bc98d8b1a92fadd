// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Reads one line of a script, word by word.
struct ScriptLineReader {
    private let number: Int
    private var words: [String]
    private var next = 0

    /// Words are parted by blanks; one with blanks stands in quotation marks. A colon stands for itself, and from a
    /// number sign on nothing counts.
    init(_ line: some StringProtocol, number: Int) throws(ScriptError) {
        self.number = number
        words = []
        var rest = Substring(line)
        while let first = rest.first, first != "#" {
            if first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: "\"") else {
                    throw ScriptError(line: number, reason: "A closing quotation mark is missing.")
                }
                words.append(String(rest[rest.index(after: rest.startIndex)..<end]))
                rest = rest[rest.index(after: end)...]
            } else if first == ":" {
                words.append(Self.colon)
                rest = rest.dropFirst()
            } else if first.isWhitespace {
                rest = rest.dropFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace && !Self.endsWord($0) }
                words.append(String(word))
                rest = rest[word.endIndex...]
            }
        }
    }

    /// A colon within a word, as in `setup-m2:busy`, belongs to it.
    private static func endsWord(_ character: Character) -> Bool { character == "\"" }
    private static let colon = ":"

    /// nil if nothing stands there.
    mutating func line() throws(ScriptError) -> Script.Line? {
        guard let first = take() else { return nil }
        let moment = try moment(first)
        var delay = Duration.zero
        if case .on = moment, peek() == "after" {
            next += 1
            delay = try duration(after: "after")
        }
        let action = try action()
        if let more = take() { throw expected("the end of the line", not: more) }
        return Script.Line(number: number, moment: moment, delay: delay, action: action)
    }

    private mutating func moment(_ word: String) throws(ScriptError) -> Script.Moment {
        switch word {
        case "after": return .after(try duration(after: word))
        case "every":
            let period = try duration(after: word)
            guard period >= .milliseconds(10) else {
                throw ScriptError(line: number, reason: "\"every\" needs a duration of at least 10ms.")
            }
            return .every(period)
        case "on": return try condition()
        default: throw expected("\"after\", \"every\" or \"on\"", not: word)
        }
    }

    private mutating func condition() throws(ScriptError) -> Script.Moment {
        let accessory = try word("an accessory after \"on\"")
        var characteristic = try word("a characteristic after \"\(accessory)\"")
        if endsWithColon(&characteristic) {
            return .on(accessory: accessory, characteristic: characteristic, value: nil)
        }
        var value = try word("a value or a colon after \"\(characteristic)\"")
        if value == Self.colon { return .on(accessory: accessory, characteristic: characteristic, value: nil) }
        guard endsWithColon(&value) else { throw expected("a colon behind the condition", not: try word("a colon")) }
        return .on(accessory: accessory, characteristic: characteristic, value: value)
    }

    /// Whether a word is the last of a condition: a colon hangs on it, or is the next one.
    private mutating func endsWithColon(_ word: inout String) -> Bool {
        if word.count > 1, word.hasSuffix(Self.colon) {
            word.removeLast()
            return true
        }
        guard peek() == Self.colon else { return false }
        next += 1
        return true
    }

    private mutating func action() throws(ScriptError) -> ControlRequest {
        let verb = try word("an action: set, press, drift or fault")
        switch verb {
        case "set":
            return .set(
                accessory: try word("an accessory after \"set\""), characteristic: try word("a characteristic"),
                value: try word("a value"))
        case "press": return try press()
        case "drift": return try drift()
        case "fault": return try fault()
        default: throw expected("an action: set, press, drift or fault", not: verb)
        }
    }

    private mutating func press() throws(ScriptError) -> ControlRequest {
        let accessory = try word("an accessory after \"press\"")
        let button = peek().flatMap { Int($0) }
        if button != nil { next += 1 }
        return .press(accessory: accessory, button: button ?? 1, kind: take() ?? "single")
    }

    private mutating func drift() throws(ScriptError) -> ControlRequest {
        let accessory = try word("an accessory after \"drift\"")
        let characteristic = try word("a characteristic")
        let value = try word("a value")
        let over = try word("\"over\" and a duration")
        guard over == "over" else { throw expected("\"over\" and a duration", not: over) }
        return .drift(
            accessory: accessory, characteristic: characteristic, value: value, over: try duration(after: over))
    }

    private mutating func fault() throws(ScriptError) -> ControlRequest {
        let fault = try word("a fault, or \"off\"")
        let name = fault == "off" && peek() != "at" ? take() : nil
        var server: String?
        if let word = take() {
            guard word == "at" else { throw expected("\"at\" and a server", not: word) }
            server = try self.word("a server after \"at\"")
        }
        return .fault(fault == "off" ? .off(name, server: server) : .on(fault, server: server, times: nil))
    }
}

extension ScriptLineReader {
    private func peek() -> String? { next < words.count ? words[next] : nil }

    private mutating func take() -> String? {
        guard let word = peek() else { return nil }
        next += 1
        return word
    }

    private mutating func word(_ what: String) throws(ScriptError) -> String {
        guard let word = take() else {
            throw ScriptError(line: number, reason: "The line ends where \(what) is expected.")
        }
        return word
    }

    private mutating func duration(after word: String) throws(ScriptError) -> Duration {
        let what = "a duration such as 5s, 10m or 1h after \"\(word)\""
        let text = try self.word(what)
        guard let duration = Duration(words: text) else { throw expected(what, not: text) }
        return duration
    }

    private func expected(_ what: String, not word: String) -> ScriptError {
        ScriptError(line: number, reason: "\(what) is expected, not \"\(word)\".")
    }
}
