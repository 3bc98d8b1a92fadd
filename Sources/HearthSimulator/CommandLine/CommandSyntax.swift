// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An option as help shows it and the parser understands it.
struct OptionSyntax: Hashable, Sendable {
    /// Without the dashes.
    let name: String
    /// What its value is called; nil for a flag.
    let value: String?
    let isRepeatable: Bool
    let summary: String

    /// A flag.
    init(_ name: String, _ summary: String) {
        self.name = name
        value = nil
        isRepeatable = false
        self.summary = summary
    }

    /// One that takes a value.
    init(_ name: String, _ value: String, isRepeatable: Bool = false, _ summary: String) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// A command: what it takes and what help says of it.
struct CommandSyntax: Sendable {
    let name: String
    /// As the usage line shows them; in brackets those that may be left out, with dots those that may be repeated.
    let operands: [String]
    let summary: String
    let discussion: String
    let options: [OptionSyntax]

    init(_ name: String, _ operands: [String], _ summary: String, discussion: String = "", options: [OptionSyntax]) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.discussion = discussion
        self.options = options
    }

    var minimum: Int { operands.count { !$0.hasPrefix("[") } }

    /// Nil for any number.
    var maximum: Int? { operands.contains { $0.hasSuffix("…") } ? nil : operands.count }
}

/// A command line that is not understood. Never repeats a value, which may be a secret.
struct UsageError: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// A command line that is understood.
struct ParsedCommand: Sendable {
    let command: CommandSyntax
    private(set) var operands: [String] = []
    private var values: [OptionSyntax: [String]] = [:]
    private(set) var wantsHelp = false

    /// Reads `--name value`, `--name=value`, flags, operands, and `--`, after which all are operands.
    init(_ words: some Sequence<String>, for command: CommandSyntax) throws(UsageError) {
        self.command = command
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                rest = []
            } else if word == "--help" || word == "-h" {
                wantsHelp = true
            } else if word.hasPrefix("--") {
                try readOption(word.dropFirst(2), &rest)
            } else {
                operands.append(word)
            }
        }
        if !wantsHelp { try checkOperands() }
    }

    private mutating func readOption(_ body: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
            throw UsageError("\"\(command.name)\" has no option --\(parts[0]).")
        }
        guard option.value != nil else {
            guard parts.count == 1 else { throw UsageError("--\(option.name) takes no value.") }
            values[option] = [""]
            return
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
            throw UsageError("\(option.usage) needs a value.")
        }
        guard option.isRepeatable || values[option] == nil else {
            throw UsageError("--\(option.name) may be given once only.")
        }
        values[option, default: []].append(value)
    }

    private func checkOperands() throws(UsageError) {
        guard operands.count >= command.minimum else {
            throw UsageError("\"\(command.name)\" needs \(command.operands[operands.count]).")
        }
        if let maximum = command.maximum, operands.count > maximum {
            throw UsageError(
                "\"\(command.name)\" takes no more than \(maximum) words; names with blanks need quotation marks.")
        }
    }

    /// What was given for the option, if anything.
    subscript(option: OptionSyntax) -> String? { values[option]?.last }

    func all(_ option: OptionSyntax) -> [String] { values[option] ?? [] }

    func has(_ option: OptionSyntax) -> Bool { values[option] != nil }

    /// A value that has to be understood.
    ///
    /// - Parameter expected: in words, for the person who typed something else.
    func value<Value>(
        of option: OptionSyntax, _ expected: String, _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text = self[option] else { return nil }
        guard let value = read(text) else { throw UsageError("--\(option.name) must be \(expected).") }
        return value
    }
}
