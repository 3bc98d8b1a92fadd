// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel

/// One call of a command: what was given, and the world it runs in.
struct CommandCall: Sendable {
    /// From `hearth` down to the command.
    let path: [CommandDefinition]
    let arguments: ParsedArguments
    let environment: CommandEnvironment
    /// The limit that `--timeout` sets for each request.
    let limit: Duration?

    init(_ parsed: ArgumentParser.Result, environment: CommandEnvironment) throws(UsageError) {
        path = parsed.path
        arguments = parsed.arguments
        self.environment = environment
        limit = try parsed.arguments[GlobalOptions.timeout].map { text throws(UsageError) in
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
                let expected = "a number of seconds above 0 and up to 86400"
                throw UsageError(parsed.path.map(\.name), .invalidValue(what: "--timeout", expected: expected))
            }
            return .milliseconds(Int64((seconds * 1000).rounded(.up)))
        }
    }

    var isJSON: Bool { arguments.has(GlobalOptions.json) }

    var homeName: String? { arguments[GlobalOptions.home] }

    /// Connects to the hub. Whoever connects closes.
    func connect(
        setupCode: @escaping @Sendable (SetupCodeQuestion) async -> SetupCodeAnswer = { _ in .init(setupCode: nil) }
    ) async throws(CommandError) -> HubSession {
        let socketPath =
            arguments[GlobalOptions.socket] ?? HubClient.defaultSocketPath(environment: environment.variables)
        return try await HubSession.open(
            socketPath, environment: environment, limit: limit, setupCode: setupCode)
    }

    /// The error of a command line whose parts do not fit together.
    func usage(_ problem: UsageError.Problem) -> CommandError {
        .usage(UsageError(path.map(\.name), problem))
    }
}

extension CommandCall {
    var console: any Console { environment.console }

    var style: Style {
        Style(isColoured: console.isTerminal(.output) && (environment.variables["NO_COLOR"] ?? "").isEmpty)
    }

    /// Data, for people.
    func print(_ text: String) {
        console.write(text + "\n", to: .output)
    }

    /// Data, for programs.
    func printJSON(_ value: some Encodable) {
        console.write(JSONOutput.document(value) + "\n", to: .output)
    }

    /// A word to the person that is no data. Programs get none: they read errors from the same stream.
    func note(_ text: String) {
        guard !isJSON else { return }
        console.write(text + "\n", to: .messages)
    }

    /// `json` if asked for, else the text.
    func show(_ json: @autoclosure () -> some Encodable, _ text: @autoclosure () -> String) {
        if isJSON { printJSON(json()) } else { print(text()) }
    }
}
