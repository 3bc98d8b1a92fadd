// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct ArgumentParserTests {
    static let first = Positional("FIRST", "")
    static let maybe = Positional("MAYBE", .optional, "")
    static let last = Positional("LAST", "")
    static let many = Positional("MANY", .many, "")
    static let place = OptionDefinition("place", "WHERE", "")
    static let tag = OptionDefinition("tag", "TAG", isRepeatable: true, "")
    static let due = OptionDefinition("due", "WHEN", isRequired: true, "")
    static let loud = OptionDefinition("loud", short: "l", "")
    static let help = OptionDefinition("help", short: "h", "")

    static let root = CommandDefinition(
        "tool", "", options: [help],
        subcommands: [
            CommandDefinition(
                "put", "", positionals: [first, maybe, last], options: [place, tag, loud], examples: [],
                action: { _ in .success }),
            CommandDefinition("all", "", positionals: [many], examples: [], action: { _ in .success }),
            CommandDefinition(
                "box", "",
                subcommands: [CommandDefinition("open", "", options: [due], examples: [], action: { _ in .success })]),
        ])

    private func parse(_ words: [String]) throws(UsageError) -> ArgumentParser.Result {
        try ArgumentParser.parse(words, root: Self.root, helpOption: Self.help)
    }

    @Test("an optional argument in the middle is filled only when there is a word to spare")
    func optionalInTheMiddle() throws {
        let short = try parse(["put", "a", "b"]).arguments
        #expect(short[Self.first] == "a" && short[Self.maybe] == nil && short[Self.last] == "b")
        let long = try parse(["put", "a", "b", "c"]).arguments
        #expect(long[Self.first] == "a" && long[Self.maybe] == "b" && long[Self.last] == "c")
    }

    @Test(
        "a value may be attached or stand behind its option",
        arguments: [
            ["put", "--place", "x", "a", "b"], ["put", "a", "--place=x", "b"], ["put", "a", "b", "--place=x"],
        ])
    func optionValues(words: [String]) throws {
        let arguments = try parse(words).arguments
        #expect(arguments[Self.place] == "x")
        #expect(arguments[Self.first] == "a" && arguments[Self.last] == "b")
    }

    @Test("an attached value may be empty, hold an equals sign or begin with dashes")
    func attachedValues() throws {
        #expect(try parse(["put", "--place=", "a", "b"]).arguments[Self.place] == "")
        #expect(try parse(["put", "--place=--x=y", "a", "b"]).arguments[Self.place] == "--x=y")
    }

    @Test("nothing after two dashes is an option")
    func terminator() throws {
        let arguments = try parse(["put", "--", "--place", "-l"]).arguments
        #expect(arguments[Self.first] == "--place" && arguments[Self.last] == "-l")
        #expect(!arguments.has(Self.loud))
    }

    @Test("negative numbers and a single dash are words", arguments: ["-5", "-.5", "-"])
    func notOptions(word: String) throws {
        #expect(try parse(["put", "a", word]).arguments[Self.last] == word)
    }

    @Test("repeatable options keep every value in order")
    func repeatable() throws {
        let arguments = try parse(["put", "--tag", "x", "a", "--tag=y", "b"]).arguments
        #expect(arguments.all(Self.tag) == ["x", "y"])
    }

    @Test("the last of several words takes what is there")
    func many() throws {
        #expect(try parse(["all", "a", "b", "c"]).arguments.all(Self.many) == ["a", "b", "c"])
    }

    @Test(
        "help needs no other argument", arguments: [["put", "--help"], ["box", "-h"], ["-h"], ["box", "open", "-h"]])
    func help(words: [String]) throws {
        #expect(try parse(words).arguments.has(Self.help))
    }

    @Test(
        "what is wrong is said with the command it happened in",
        arguments: [
            (["put", "a"], ["tool", "put"], UsageError.Problem.missingArgument("LAST")),
            (["put", "a", "b", "c", "d"], ["tool", "put"], .unexpectedArgument("d")),
            (["put", "--plaec", "x"], ["tool", "put"], .unknownOption("--plaec", suggestion: "--place")),
            (["put", "-x"], ["tool", "put"], .unknownOption("-x", suggestion: nil)),
            (["put", "--loud=yes"], ["tool", "put"], .unexpectedValue("--loud")),
            (["put", "--place"], ["tool", "put"], .missingValue("--place WHERE")),
            (["put", "--place", "--loud"], ["tool", "put"], .missingValue("--place WHERE")),
            (["put", "--place=a", "--place=b"], ["tool", "put"], .repeatedOption("--place")),
            (["opne"], ["tool"], .unknownCommand("opne", suggestion: nil)),
            (["box", "opne"], ["tool", "box"], .unknownCommand("opne", suggestion: "open")),
            (["box"], ["tool", "box"], .missingCommand),
            (["box", "open"], ["tool", "box", "open"], .missingOption("--due WHEN")),
            ([], ["tool"], .missingCommand),
        ] as [([String], [String], UsageError.Problem)])
    func errors(words: [String], path: [String], problem: UsageError.Problem) {
        #expect(throws: UsageError(path, problem)) { try parse(words) }
    }

    @Test("messages never repeat the value of an option or a setup code")
    func noSecrets() {
        let problems: [UsageError.Problem] = [
            .unexpectedArgument("123-45-678"), .repeatedOption("--code"), .unexpectedValue("--json"),
        ]
        for problem in problems {
            #expect(!UsageError(["hearth"], problem).message.contains("123"))
        }
    }
}
