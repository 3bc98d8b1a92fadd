// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What `--help` shows.
enum HelpText {
    private static let width = 90

    static func tool(_ commands: [CommandSyntax]) -> String {
        """
        hearth-simulator plays HomeKit accessories, to try Hearth or any other controller on.

        Usage: hearth-simulator COMMAND [OPTION…]

        Commands:
        \(table(commands.map { ($0.name, $0.summary) }))

        "hearth-simulator COMMAND --help" tells more about a command.

        Exit codes: 0 all went well, 1 it could not be done, 2 the command line was not understood.

        """
    }

    static func command(_ command: CommandSyntax) -> String {
        let operands = command.operands.map { " " + $0 }.joined()
        var text = "\(command.summary).\n\nUsage: hearth-simulator \(command.name)\(operands) [OPTION…]\n"
        if !command.discussion.isEmpty {
            text += "\n" + wrapped(command.discussion, to: width).joined(separator: "\n") + "\n"
        }
        let options = command.options.map { ($0.usage, $0.summary) } + [("--help", "Show this help.")]
        return text + "\nOptions:\n" + table(options) + "\n"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let left = (rows.map(\.0.count).max() ?? 0) + 4
        return rows.map { name, summary in
            let lines = wrapped(summary, to: width - left)
            let padding = String(repeating: " ", count: left - name.count - 2)
            let indent = "\n" + String(repeating: " ", count: left)
            return "  " + name + padding + lines.joined(separator: indent)
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
