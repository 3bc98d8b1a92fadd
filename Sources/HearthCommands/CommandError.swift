// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Why a command did not do what it was asked.
package enum CommandError: Error, Sendable {
    case usage(UsageError)
    /// Nothing is called so; without a name, there is nothing of the kind. `suggestions` are the nearest names.
    case notFound(kind: NamedKind, name: String, suggestions: [String], note: String? = nil)
    /// Several things are called so, or are there if there is no name; each candidate says where it is and what tells it apart.
    case ambiguous(kind: NamedKind, name: String, candidates: [String], advice: String)
    case hubNotThere(String)
    /// The hub refused or failed.
    case hub(HubError)
    /// A value or name that cannot be taken.
    case invalid(String)
    case failed(String)
    case partlyFailed(String)

    var exitCode: ExitCode {
        switch self {
        case .usage, .invalid: .usage
        case .notFound, .ambiguous: .notFound
        case .hubNotThere: .hubNotThere
        case .hub(let error): error.code == .notFound ? .notFound : .failed
        case .failed: .failed
        case .partlyFailed: .partlyFailed
        }
    }

    /// The stable word in JSON.
    var word: String {
        switch self {
        case .usage: "usage"
        case .invalid: "invalid"
        case .notFound: "notFound"
        case .ambiguous: "ambiguous"
        case .hubNotThere: "hubNotThere"
        case .hub(let error): error.code.rawValue
        case .failed: "failed"
        case .partlyFailed: "partlyFailed"
        }
    }

    /// What could have been meant.
    var candidates: [String] {
        switch self {
        case .notFound(_, _, let suggestions, _): suggestions
        case .ambiguous(_, _, let candidates, _): candidates
        default: []
        }
    }

    /// One or more lines for people.
    var message: String {
        switch self {
        case .usage(let error): error.message
        case .notFound(let kind, let name, let suggestions, let note):
            "There is no \(kind.called(name))." + (note.map { " " + $0 } ?? Self.question(suggestions))
        case .ambiguous(let kind, let name, let candidates, let advice):
            (name.isEmpty ? "There is" : "\"\(name)\" fits") + " more than one \(kind.called("")):\n"
                + candidates.map { "  " + $0 + "\n" }.joined() + advice
        case .hubNotThere(let text): text.prefix(1).uppercased() + text.dropFirst()
        case .hub(let error): error.message
        case .invalid(let text), .failed(let text), .partlyFailed(let text): text
        }
    }

    private static func question(_ suggestions: [String]) -> String {
        guard let last = suggestions.last else { return "" }
        let names = suggestions.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")
        return " Did you mean " + (names.isEmpty ? "" : names + " or ") + "\"\(last)\"?"
    }
}
