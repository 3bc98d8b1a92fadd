// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Reads a command line against the declared commands.
///
/// Understood are `--name value`, `--name=value`, `-x` and `--`, after which nothing is an option. Options of a command
/// also hold for those below it and may stand anywhere after it. Negative numbers are no options.
struct ArgumentParser {
    struct Result: Sendable {
        /// From the root down to the command meant.
        var path: [CommandDefinition]
        var arguments: ParsedArguments
    }

    private let helpOption: OptionDefinition
    private var path: [CommandDefinition]
    private var arguments = ParsedArguments()
    private var operands: [String] = []

    private init(root: CommandDefinition, helpOption: OptionDefinition) {
        self.path = [root]
        self.helpOption = helpOption
    }

    /// Missing arguments are passed over when `helpOption` is given, for then nothing will be done.
    static func parse(
        _ words: [String], root: CommandDefinition, helpOption: OptionDefinition
    ) throws(UsageError) -> Result {
        var parser = ArgumentParser(root: root, helpOption: helpOption)
        try parser.read(words)
        if !parser.arguments.has(helpOption) { try parser.assignOperands() }
        return Result(path: parser.path, arguments: parser.arguments)
    }

    private var command: CommandDefinition { path[path.count - 1] }

    private var names: [String] { path.map(\.name) }

    private mutating func read(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &rest)
            } else if Self.isShortOption(word) {
                try readShort(word.dropFirst(), &rest)
            } else {
                try readOperand(word)
            }
        }
    }

    /// `-` alone means standard input, `-5` is a number.
    private static func isShortOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return !second.isNumber && second != "."
    }

    private mutating func readOperand(_ word: String) throws(UsageError) {
        guard !command.subcommands.isEmpty else {
            operands.append(word)
            return
        }
        guard let next = command.subcommand(word) else {
            let suggestion = Suggestion.nearest(to: word, among: command.subcommands.map(\.name)).first
            throw UsageError(names, .unknownCommand(word, suggestion: suggestion))
        }
        path.append(next)
    }

    private mutating func readLong(_ body: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = knownOptions.first(where: { $0.name == name }) else {
            let visible = knownOptions.filter { !$0.isHidden }.map(\.name)
            let suggestion = Suggestion.nearest(to: name, among: visible).first.map { "--" + $0 }
            throw UsageError(names, .unknownOption("--" + name, suggestion: suggestion))
        }
        try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    private mutating func readShort(_ letters: Substring, _ rest: inout ArraySlice<String>) throws(UsageError) {
        for (index, letter) in letters.enumerated() {
            guard let option = knownOptions.first(where: { $0.short == letter }) else {
                throw UsageError(names, .unknownOption("-\(letter)", suggestion: nil))
            }
            let tail = letters.dropFirst(index + 1)
            if option.placeholder != nil {
                return try take(option, attached: tail.isEmpty ? nil : String(tail), &rest)
            }
            try take(option, attached: nil, &rest)
        }
    }

    private mutating func take(
        _ option: OptionDefinition, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        if option.placeholder == nil {
            guard attached == nil else { throw UsageError(names, .unexpectedValue("--" + option.name)) }
            return arguments.has(option) ? () : arguments.add("", for: option)
        }
        if arguments.has(option), !option.isRepeatable {
            throw UsageError(names, .repeatedOption("--" + option.name))
        }
        guard let value = attached ?? Self.popValue(&rest) else {
            throw UsageError(names, .missingValue("--" + option.usage.drop { $0 == "-" }))
        }
        arguments.add(value, for: option)
    }

    private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private var knownOptions: [OptionDefinition] { path.reversed().flatMap(\.options) }

    private mutating func assignOperands() throws(UsageError) {
        guard command.action != nil else { throw UsageError(names, .missingCommand) }
        let positionals = command.positionals
        var spare = operands.count - positionals.reduce(0) { $0 + $1.minimum }
        guard spare >= 0 else {
            let required = positionals.filter { $0.minimum > 0 }
            throw UsageError(names, .missingArgument(required[operands.count].name))
        }
        var rest = operands[...]
        for positional in positionals {
            let extra = positional.share(of: spare)
            spare -= extra
            for word in rest.prefix(positional.minimum + extra) { arguments.add(word, for: positional) }
            rest = rest.dropFirst(positional.minimum + extra)
        }
        if let word = rest.first { throw UsageError(names, .unexpectedArgument(word)) }
        if let missing = command.options.first(where: { $0.isRequired && !arguments.has($0) }) {
            throw UsageError(names, .missingOption(missing.usage))
        }
    }
}

extension Positional {
    /// How many of the words beyond the required ones it takes.
    fileprivate func share(of spare: Int) -> Int {
        switch count {
        case .one: 0
        case .optional: min(spare, 1)
        case .many, .any: spare
        }
    }
}
