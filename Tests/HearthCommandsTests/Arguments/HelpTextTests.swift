// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct HelpTextTests {
    private static func paths(_ path: [CommandDefinition]) -> [[CommandDefinition]] {
        [path] + (path.last?.subcommands ?? []).flatMap { paths(path + [$0]) }
    }

    private static var all: [[CommandDefinition]] { paths([RootCommand.definition]) }

    @Test("the help of every command is as reviewed")
    func snapshot() throws {
        let text = Self.all.map { path in
            "$ \(path.map(\.name).joined(separator: " ")) --help\n" + HelpText(path).text
        }.joined(separator: "\n")
        #expect(try Repository.snapshot("Tests/HearthCommandsTests/Snapshots/help.txt", of: text) == text)
    }

    @Test("the command reference says what the commands say")
    func reference() throws {
        let text = MarkdownReference(RootCommand.definition).text
        #expect(try Repository.snapshot("Documentation/CommandLine.md", of: text) == text)
    }

    @Test("every command that does something shows an example of itself, which the parser accepts")
    func examples() throws {
        for path in Self.all where path.last?.action != nil {
            let examples = try #require(path.last).examples
            let name = path.map(\.name).joined(separator: " ")
            #expect(!examples.isEmpty, "\(name)")
            for example in examples {
                let words = ShellWords.split(example.line)
                #expect(words.first == "hearth")
                let parsed = try ArgumentParser.parse(
                    Array(words.dropFirst()), root: RootCommand.definition, helpOption: GlobalOptions.help)
                #expect(parsed.path.map(\.name).joined(separator: " ") == name)
            }
        }
    }

    @Test("examples and the usage line may be long, all else fits 80 columns")
    func width() {
        for path in Self.all {
            let text = HelpText(path).text
            let body = text.split(separator: "\n").filter { !$0.hasPrefix("  hearth ") }
            for line in body { #expect(line.count <= 80, "\(line)") }
        }
    }

    @Test("summaries are one line without a full stop")
    func summaries() {
        for path in Self.all {
            let summary = path.last?.summary ?? ""
            #expect(!summary.isEmpty && !summary.contains("\n") && !summary.hasSuffix("."))
        }
    }
}

/// Splits a line of the documentation as a shell would: quotation marks, and an end at a pipe or redirection.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for letter in line + " " {
            if letter == "\"" {
                isQuoted.toggle()
            } else if letter == " ", !isQuoted {
                if word == "|" || word == "<" { return words }
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(letter)
            }
        }
        return words
    }
}
