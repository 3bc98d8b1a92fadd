// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth help`.
enum HelpCommand {
    private static let command = Positional("COMMAND", .any, "The command, in as many words as it has.")
    private static let markdown = OptionDefinition(
        "markdown", isHidden: true, "Write the reference of all commands.")

    static let definition = CommandDefinition(
        "help", "Show help for a command", positionals: [command], options: [markdown],
        examples: [
            .init("hearth help", "All commands"),
            .init("hearth help trigger add", "One command"),
        ]
    ) { call async throws(CommandError) in
        let root = call.path[0]
        call.console.write(
            call.arguments.has(markdown)
                ? MarkdownReference(root).text : HelpText(try path(call.arguments.all(command), from: root)).text,
            to: .output)
        return .success
    }

    private static func path(
        _ words: [String], from root: CommandDefinition
    ) throws(CommandError) -> [CommandDefinition] {
        var path = [root]
        for word in words {
            let last = path[path.count - 1]
            guard let next = last.subcommand(word) else {
                let suggestion = Suggestion.nearest(to: word, among: last.subcommands.map(\.name)).first
                throw .usage(UsageError(path.map(\.name), .unknownCommand(word, suggestion: suggestion)))
            }
            path.append(next)
        }
        return path
    }
}
