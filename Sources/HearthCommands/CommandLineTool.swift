// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Runs one command line from its words to its exit code.
package enum CommandLineTool {
    /// - Parameter words: the arguments without the program's name.
    package static func run(_ words: [String], in environment: CommandEnvironment) async -> ExitCode {
        do throws(CommandError) {
            let code = try await perform(words, environment)
            if let problem = environment.console.problem { throw CommandError.failed("Cannot write: \(problem)") }
            return code
        } catch {
            report(error, asJSON: asksForJSON(words), environment.console)
            return error.exitCode
        }
    }

    private static func perform(
        _ words: [String], _ environment: CommandEnvironment
    ) async throws(CommandError) -> ExitCode {
        let call = try call(words, environment)
        if call.arguments.has(GlobalOptions.help) {
            environment.console.write(HelpText(call.path).text, to: .output)
            return .success
        }
        guard let action = call.path.last?.action else { throw call.usage(.missingCommand) }
        return try await action(call)
    }

    private static func call(
        _ words: [String], _ environment: CommandEnvironment
    ) throws(CommandError) -> CommandCall {
        do throws(UsageError) {
            let words = words == ["--version"] ? ["version"] : words
            let parsed = try ArgumentParser.parse(words, root: RootCommand.definition, helpOption: GlobalOptions.help)
            return try CommandCall(parsed, environment: environment)
        } catch {
            throw .usage(error)
        }
    }

    /// Decides how an error is told, even where the command line itself is in error.
    private static func asksForJSON(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains("--json")
    }

    private static func report(_ error: CommandError, asJSON: Bool, _ console: any Console) {
        guard !asJSON else {
            return console.write(JSONOutput.line(ErrorDocument(error)) + "\n", to: .messages)
        }
        console.write("hearth: " + error.message + "\n", to: .messages)
        if case .usage(let usage) = error { console.write(advice(usage), to: .messages) }
    }

    /// Who named no command sees which there are.
    private static func advice(_ error: UsageError) -> String {
        guard error.problem == .missingCommand else { return "See: \(error.path.joined(separator: " ")) --help\n" }
        let path = error.path.dropFirst().reduce(into: [RootCommand.definition]) { path, name in
            if let next = path.last?.subcommand(name) { path.append(next) }
        }
        return "\n" + HelpText(path).text
    }
}

/// An error, as JSON.
struct ErrorDocument: Encodable {
    struct Body: Encodable {
        let code: String
        let message: String
        let candidates: [String]
    }

    let error: Body

    init(_ error: CommandError) {
        self.error = Body(code: error.word, message: error.message, candidates: error.candidates)
    }
}
