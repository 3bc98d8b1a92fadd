// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP

/// What a command wrote, and how it ended.
struct CommandResult {
    let code: Int32
    let output: String
    let errors: String

    /// The one document that `--json` writes.
    var json: JSONValue { get throws { try JSONReader.read(Array(output.utf8)) } }
}

/// A command ended in another way than the test needs.
struct UnexpectedEnding: Error, CustomStringConvertible {
    let words: [String]
    let result: CommandResult
    let log: String

    var description: String {
        "\(words.joined(separator: " ")) ended with \(result.code): \(result.errors)\(result.output)\n\(log)"
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? { object?[key] }

    /// The elements of an array; none of anything else.
    var elements: [JSONValue] { array ?? [] }

    /// A number of any kind.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }
}
