// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// `hearth-simulator`, from its words to its exit code.
package enum SimulatorTool {
    static let json = OptionSyntax("json", "Write JSON, one object a line.")
    static let control = OptionSyntax(
        "control", "PATH", "The simulator's control socket, if it is not the usual one of this user.")

    static let commands =
        [ServeCommand.serve, ServeCommand.house, ServeCommand.camera] + WorldCommands.all + [VerifierCommand.syntax]

    /// - Parameter words: the arguments without the program's name.
    /// - Returns: 0, 1 (it could not be done) or 2 (not understood).
    package static func run(_ words: [String], in environment: ToolEnvironment) async -> Int32 {
        do {
            return try await perform(words, environment)
        } catch let error as UsageError {
            environment.writeMessage("hearth-simulator: \(error.message)\nSee: hearth-simulator --help\n")
            return 2
        } catch let error as ControlError {
            let candidates = error.candidates.isEmpty ? "" : " Possible: " + error.candidates.joined(separator: ", ")
            environment.writeMessage("hearth-simulator: \(error)\(candidates)\n")
            return 1
        } catch {
            environment.writeMessage("hearth-simulator: \(error)\n")
            return 1
        }
    }

    private static func perform(_ words: [String], _ environment: ToolEnvironment) async throws -> Int32 {
        guard let name = words.first else { throw UsageError("A command is missing.") }
        if ["--help", "-h", "help"].contains(name) {
            environment.writeOutput(try help(words.dropFirst().first))
            return 0
        }
        if FaultCommand.isListWanted(in: words) {
            environment.writeOutput(FaultCommand.list)
            return 0
        }
        let call = try ParsedCommand(words.dropFirst(), for: try command(name))
        if call.wantsHelp {
            environment.writeOutput(HelpText.command(call.command))
            return 0
        }
        switch name {
        case ServeCommand.serve.name: try await ServeCommand.run(call, plans: ServeCommand.plans(call), environment)
        case ServeCommand.camera.name: try await ServeCommand.run(call, plans: [House.camera], environment)
        case ServeCommand.house.name: try await ServeCommand.run(call, plans: House.plans, environment)
        case VerifierCommand.syntax.name: try VerifierCommand.run(call, environment)
        default: try await WorldCommands.run(call, environment)
        }
        return 0
    }

    private static func command(_ name: String) throws(UsageError) -> CommandSyntax {
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map(\.name).joined(separator: ", ")
            throw UsageError("There is no command \"\(name)\"; there are \(names).")
        }
        return command
    }

    private static func help(_ name: String?) throws(UsageError) -> String {
        guard let name else { return HelpText.tool(commands) }
        return HelpText.command(try command(name))
    }

    /// Where the control socket is.
    static func controlSocket(_ call: ParsedCommand, _ environment: ToolEnvironment) throws -> String {
        try call[control]
            ?? StandardPaths(environment: environment.variables).runtimeFolder(for: "hearth-simulator")
            + "/control.sock"
    }
}
