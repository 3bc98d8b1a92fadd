// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("The command line of the simulator")
struct CommandLineTests {
    private static let flag = OptionSyntax("flag", "A flag.")
    private static let value = OptionSyntax("value", "V", "A value.")
    private static let many = OptionSyntax("many", "M", isRepeatable: true, "Values.")
    private static let command = CommandSyntax(
        "do", ["ONE", "[TWO]"], "Does it", options: [flag, value, many])

    @Test("reads options before, between and behind operands")
    func parsing() throws {
        let call = try ParsedCommand(
            ["--value", "-5", "a", "--flag", "--many=x=y", "--many", "z", "--", "--b"], for: Self.command)
        #expect(call.operands == ["a", "--b"])
        #expect(call[Self.value] == "-5" && call.has(Self.flag) && call.all(Self.many) == ["x=y", "z"])
        #expect(try ParsedCommand(["-h"], for: Self.command).wantsHelp)
    }

    @Test(
        "refuses what it does not know",
        arguments: [
            [], ["a", "b", "c"], ["a", "--other"], ["a", "--value"], ["a", "--flag=x"],
            ["a", "--value", "1", "--value", "2"],
        ])
    func refusing(words: [String]) {
        #expect(throws: UsageError.self) { try ParsedCommand(words, for: Self.command) }
    }

    private struct Run {
        let code: Int32
        let output: String
        let messages: String
    }

    private func run(_ words: String...) async throws -> Run {
        let folder = try ScratchFolder()
        let (output, messages) = (Recorder<String>(), Recorder<String>())
        let environment = ToolEnvironment(
            variables: ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path], isTerminal: false,
            writeOutput: { output.record($0) }, writeMessage: { messages.record($0) })
        let code = await SimulatorTool.run(words, in: environment)
        return Run(code: code, output: output.elements.joined(), messages: messages.elements.joined())
    }

    @Test("help is for everybody, and for each command, within 100 columns")
    func help() async throws {
        let overview = try await run("--help")
        #expect(overview.code == 0 && overview.messages.isEmpty)
        for command in SimulatorTool.commands {
            #expect(overview.output.contains("  \(command.name)"))
            let help = try await run(command.name, "--help")
            #expect(help.code == 0 && help.output.contains("Usage: hearth-simulator \(command.name)"))
            #expect(help.output == (try await run("help", command.name)).output)
            for option in command.options { #expect(help.output.contains(option.usage)) }
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
    }

    @Test("a wrong command line is 2, what cannot be done is 1, and no setup code is repeated")
    func exitCodes() async throws {
        #expect(try await run().code == 2)
        #expect(try await run("dance").code == 2)
        #expect(try await run("serve").code == 2)
        #expect(try await run("get").code == 2)
        #expect(try await run("house", "--port", "70000").code == 2)
        #expect(try await run("house", "--setup-id", "ABCD").code == 2)
        let badCode = try await run("house", "--code", "123-45-678", "--no-advertise")
        #expect(badCode.code == 2 && !badCode.messages.contains("123"))
        let twoWays = try await run("house", "--code", "482-06-913", "--display-code", "--no-advertise")
        #expect(twoWays.code == 2 && !twoWays.messages.contains("482"))
        let badVerifier = try await run("verifier", "111-11-111")
        #expect(badVerifier.code == 2 && !badVerifier.messages.contains("111") && badVerifier.output.isEmpty)
        let verifier = try await run("verifier", "482-06-913")
        #expect(verifier.code == 0 && verifier.messages.isEmpty && !verifier.output.contains("482-06-913"))
        #expect(try await run("serve", "/none.json").code == 1)
        let nobody = try await run("list")
        #expect(nobody.code == 1 && nobody.messages.contains("--control"))
    }

    @Test(
        "a file's state goes by its own name, whatever is served beside it; two of one name are told apart",
        arguments: [
            (["ecobee3-no-sensors", "ecobee3"], ["ecobee3-no-sensors", "ecobee3"]),
            (["lamp", "lamp", "lamp-2", "lamp"], ["lamp", "lamp-2", "lamp-2-2", "lamp-3"]),
            (["lamp-3", "lamp", "lamp", "lamp"], ["lamp-3", "lamp", "lamp-2", "lamp-4"]),
            (["my_lamp", "my.lamp"], ["my-lamp", "my"]),
        ])
    func stateKeys(names: [String], keys: [String]) throws {
        #expect(ServeCommand.keys(for: names.map { Fixture.baseName(of: "/somewhere/\($0).json") }) == keys)
    }
}
