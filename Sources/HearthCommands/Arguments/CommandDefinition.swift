// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Everything there is to say about a command: what it takes, what help tells and what it does.
///
/// Parser, help text and the reference in `Documentation/CommandLine.md` are all made from these.
package struct CommandDefinition: Sendable {
    /// A command line and what it is good for.
    struct Example: Sendable {
        let line: String
        let meaning: String

        init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    typealias Action = @Sendable (CommandCall) async throws(CommandError) -> ExitCode

    let name: String
    /// One line, no full stop.
    let summary: String
    /// Paragraphs, each on one line.
    let discussion: [String]
    let positionals: [Positional]
    let options: [OptionDefinition]
    let examples: [Example]
    /// What `--json` writes, by example.
    let json: String?
    let subcommands: [CommandDefinition]
    /// Nil for a command that is only a roof over its subcommands.
    let action: Action?

    /// A command that does something.
    init(
        _ name: String, _ summary: String, discussion: [String] = [], positionals: [Positional] = [],
        options: [OptionDefinition] = [], examples: [Example], json: String? = nil, action: @escaping Action
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.positionals = positionals
        self.options = options
        self.examples = examples
        self.json = json
        self.subcommands = []
        self.action = action
    }

    /// A roof over subcommands.
    init(
        _ name: String, _ summary: String, discussion: [String] = [], options: [OptionDefinition] = [],
        examples: [Example] = [], subcommands: [CommandDefinition]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.positionals = []
        self.options = options
        self.examples = examples
        self.json = nil
        self.subcommands = subcommands
        self.action = nil
    }

    func subcommand(_ name: String) -> CommandDefinition? {
        subcommands.first { $0.name == name }
    }
}
