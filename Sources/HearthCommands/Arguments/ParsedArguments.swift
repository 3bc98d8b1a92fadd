// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What was given on the command line, looked up by the declarations themselves.
package struct ParsedArguments: Sendable {
    private var positionals: [Positional: [String]] = [:]
    private var options: [OptionDefinition: [String]] = [:]

    init() {}

    mutating func add(_ text: String, for positional: Positional) {
        positionals[positional, default: []].append(text)
    }

    /// A flag is noted with an empty text.
    mutating func add(_ text: String, for option: OptionDefinition) {
        options[option, default: []].append(text)
    }

    /// All that was given for it, in order.
    func all(_ positional: Positional) -> [String] { positionals[positional] ?? [] }

    func all(_ option: OptionDefinition) -> [String] { options[option] ?? [] }

    /// What was given for it, if anything.
    subscript(_ positional: Positional) -> String? { positionals[positional]?.first }

    subscript(_ option: OptionDefinition) -> String? { options[option]?.last }

    /// Whether a flag or option was given.
    func has(_ option: OptionDefinition) -> Bool { options[option] != nil }

    /// The text of a positional that the command requires; the parser saw to it that it is there.
    func text(_ positional: Positional) -> String {
        guard let text = self[positional] else {
            preconditionFailure("\(positional.name) is not required by this command")
        }
        return text
    }

    /// The value of an option that the command requires; the parser saw to it that it is there.
    func text(_ option: OptionDefinition) -> String {
        guard let text = self[option] else {
            preconditionFailure("--\(option.name) is not required by this command")
        }
        return text
    }
}
