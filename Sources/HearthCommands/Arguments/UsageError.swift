// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be understood.
package struct UsageError: Error, Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        case missingCommand
        case unknownCommand(String, suggestion: String?)
        case unknownOption(String, suggestion: String?)
        case missingOption(String)
        case missingValue(String)
        case unexpectedValue(String)
        case repeatedOption(String)
        case missingArgument(String)
        case unexpectedArgument(String)
        /// `what` was given a text that is none of `expected`.
        case invalidValue(what: String, expected: String)
        /// Options or arguments that do not go together, in words.
        case conflict(String)
    }

    /// The names of the command it happened in, from `hearth` down.
    let path: [String]
    let problem: Problem

    init(_ path: [String], _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// Never repeats the value of an option, which may be a secret.
    var message: String {
        switch problem {
        case .missingCommand: "\"\(path.joined(separator: " "))\" needs a command."
        case .unknownCommand(let name, let suggestion):
            "There is no command \"\((path + [name]).joined(separator: " "))\"." + Self.ask(suggestion)
        case .unknownOption(let name, let suggestion): "There is no option \(name) here." + Self.ask(suggestion)
        case .missingOption(let option): "\(option) is missing."
        case .missingValue(let option): "A value is missing: \(option)."
        case .unexpectedValue(let option): "\(option) takes no value."
        case .repeatedOption(let option): "\(option) may be given only once."
        case .missingArgument(let name): "\(name) is missing."
        case .unexpectedArgument(let text): Self.unexpected(text)
        case .invalidValue(let what, let expected): "\(what) must be \(expected)."
        case .conflict(let text): text
        }
    }

    private static func ask(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    }

    private static func unexpected(_ text: String) -> String {
        SetupCodeText(text) != nil
            ? "A setup code does not belong here; give it with --code."
            : "\"\(text)\" is one argument too many. Names with blanks need quotation marks."
    }
}
