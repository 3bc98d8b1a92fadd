// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What `--help` shows.
struct HelpText {
    private static let width = 80
    private let path: [CommandDefinition]
    private let command: CommandDefinition

    init(_ path: [CommandDefinition]) {
        precondition(!path.isEmpty, "help is about a command")
        self.path = path
        self.command = path[path.count - 1]
    }

    var text: String {
        [
            command.summary + ".", block("Usage", [usage]), discussion, arguments, subcommands, options, inherited,
            examples, exitCodes, hint,
        ].compactMap { $0 }.joined(separator: "\n\n") + "\n"
    }

    /// `hearth set [OPTIONS] ACCESSORY [SERVICE] CHARACTERISTIC VALUE`
    var usage: String {
        var words = path.map(\.name)
        if !command.subcommands.isEmpty { words.append("COMMAND") }
        words += command.positionals.map(\.usage)
        words += command.options.filter(\.isRequired).map { $0.usage + ($0.isRepeatable ? "…" : "") }
        return (words + ["[OPTION…]"]).joined(separator: " ")
    }

    private var discussion: String? {
        guard !command.discussion.isEmpty else { return nil }
        return command.discussion.map { Self.wrapped($0, to: Self.width).joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    private var arguments: String? {
        table("Arguments", command.positionals.map { ($0.name, $0.summary) })
    }

    private var subcommands: String? {
        table("Commands", command.subcommands.map { ($0.name, $0.summary) })
    }

    private var options: String? {
        table("Options", command.options.filter { !$0.isHidden }.map { ($0.usage, $0.summary) })
    }

    private var inherited: String? {
        let options = path.dropLast().flatMap(\.options).filter { !$0.isHidden }
        return table("Options of every command", options.map { ($0.usage, $0.summary) })
    }

    private var examples: String? {
        guard !command.examples.isEmpty else { return nil }
        return block("Examples", command.examples.flatMap { [$0.line, "    " + $0.meaning] })
    }

    private var exitCodes: String? {
        guard path.count == 1 else { return nil }
        return table("Exit codes", ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
    }

    private var hint: String? {
        guard !command.subcommands.isEmpty else { return nil }
        return "\"\(path.map(\.name).joined(separator: " ")) COMMAND --help\" tells more about a command."
    }

    private func block(_ title: String, _ lines: [String]) -> String {
        ([title + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private func table(_ title: String, _ rows: [(String, String)]) -> String? {
        guard !rows.isEmpty else { return nil }
        let left = min(rows.map(\.0.count).max() ?? 0, 26)
        return block(title, rows.flatMap { Self.row($0.0, $0.1, left: left) })
    }

    private static func row(_ name: String, _ summary: String, left: Int) -> [String] {
        let indent = String(repeating: " ", count: left + 2)
        let lines = wrapped(summary, to: width - left - 4)
        guard name.count <= left else { return [name] + lines.map { indent + $0 } }
        let head = name + String(repeating: " ", count: left + 2 - name.count) + (lines.first ?? "")
        return [head] + lines.dropFirst().map { indent + $0 }
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
