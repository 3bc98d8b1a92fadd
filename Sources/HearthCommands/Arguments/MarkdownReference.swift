// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The reference of all commands: `Documentation/CommandLine.md`.
struct MarkdownReference {
    private let root: CommandDefinition

    init(_ root: CommandDefinition) {
        self.root = root
    }

    var text: String {
        var parts = introduction
        parts += root.subcommands.flatMap { section([root, $0]) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var introduction: [String] {
        [
            "# The command line",
            "<!-- Written by `hearth help --markdown`. Do not edit by hand. -->",
            root.discussion.joined(separator: "\n\n"),
            "Data goes to standard output, messages go to standard error.",
            "## Options of every command",
            Self.table(
                ["Option", "Meaning"], root.options.filter { !$0.isHidden }.map { [code($0.usage), $0.summary] }),
            "## Exit codes",
            Self.table(["Code", "Meaning"], ExitCode.allCases.map { [String($0.rawValue), $0.meaning] }),
            "## JSON", Self.jsonRules,
        ]
    }

    private static let jsonRules = """
        With `--json` a command writes one JSON document to standard output; `watch` writes one object a line. The fields \
        shown below stay; others may be added, so pass over those you do not know. A field without a value is left out. \
        Identifiers are UUID texts. `aid`, `iid` and whole values are integers of up to 64 bits: read them with a parser \
        that keeps them exact. Values are plain JSON (`true`, `40`, `21.5`, `"text"`); data is `{"data": "base64"}`. \
        A value that is only the last known one has `"isStale": true` beside it: the accessory does not answer, has not told \
        it since it came back, or does not know it any more. Dates are ISO 8601 in UTC.

        On failure one line goes to standard error: `{"error": {"code": "notFound", "message": "…", "candidates": ["…"]}}`. \
        `code` is `usage`, `invalid`, `hubNotThere`, `notFound`, `ambiguous`, `partlyFailed`, `failed` or the hub's own code.
        """

    private func section(_ path: [CommandDefinition]) -> [String] {
        guard let command = path.last else { return [] }
        let level = String(repeating: "#", count: min(path.count, 5))
        var parts = ["\(level) \(path.map(\.name).joined(separator: " "))", command.summary + "."]
        if command.action != nil {
            parts.append(Self.block("text", HelpText(path).usage))
        }
        parts += command.discussion
        parts += [arguments(command), examples(command), json(command)].compactMap { $0 }
        return parts + command.subcommands.flatMap { section(path + [$0]) }
    }

    private func arguments(_ command: CommandDefinition) -> String? {
        let rows =
            command.positionals.map { [code($0.usage), $0.summary] }
            + command.options.filter { !$0.isHidden }.map { [code($0.usage), $0.summary] }
        return rows.isEmpty ? nil : Self.table(["Argument", "Meaning"], rows)
    }

    private func examples(_ command: CommandDefinition) -> String? {
        guard !command.examples.isEmpty else { return nil }
        return Self.block("sh", command.examples.map { "# \($0.meaning)\n\($0.line)" }.joined(separator: "\n"))
    }

    private func json(_ command: CommandDefinition) -> String? {
        command.json.map { "`--json`:\n\n" + Self.block("json", $0) }
    }

    private func code(_ text: String) -> String { "`\(text)`" }

    private static func block(_ language: String, _ text: String) -> String {
        "```\(language)\n\(text)\n```"
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    private static func escaped(_ cell: String) -> String {
        cell.replacing("|", with: "\\|")
    }
}
