// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth agent`.
enum AgentCommand {
    static let definition = CommandDefinition(
        "agent", "Answer the hub when it asks for setup codes, until Ctrl-C",
        discussion: [
            "A program that adds an accessory does not ask for the setup code itself: the hub asks its setup agents, and the first answer counts. This one asks you at the terminal, or gives the same code each time: for a house of simulated accessories, say. Other users of this machine can see the command line of a program; --code - and --code-file keep the code off it."
        ],
        options: [SetupCodeOptions.code, SetupCodeOptions.codeFile],
        examples: [
            .init("hearth agent", "Be asked at this terminal"),
            .init("hearth agent --code-file code.txt", "Answer with the code in a file"),
        ],
        json: """
            {"event": "asked", "accessory": {"id": "6F0C…", "name": "Acme Lamp"}}
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        guard !(call.arguments.has(SetupCodeOptions.code) && call.arguments.has(SetupCodeOptions.codeFile)) else {
            throw call.usage(.conflict("Only one of --code and --code-file makes sense."))
        }
        let given = try await SetupCodeOptions.value(call)
        guard given != nil || call.console.canAsk else {
            throw call.usage(.conflict("There is no terminal to ask at; give the setup code with --code-file."))
        }
        let question = SetupQuestion(call)
        let hub = try await call.connect { content in
            report(content, call)
            guard let given else { return await question.ask(content) }
            // The same code again would be as wrong.
            return SetupCodeAnswer(setupCode: content.problem == nil ? given.code : nil)
        }
        defer { hub.close() }
        _ = try await hub.call(RegisterSetupAgent(isOn: true))
        call.note("Waiting for questions; stop with Ctrl-C.")
        for await case .disconnected(let error) in hub.events { throw .hubNotThere(error.message) }
        return .success
    }

    private struct Asked: Encodable {
        let event = "asked"
        let accessory: NameView
    }

    private static func report(_ question: SetupCodeQuestion, _ call: CommandCall) {
        let accessory = NameView(id: question.accessory.accessory.description, name: question.accessory.name)
        if call.isJSON {
            call.print(JSONOutput.line(Asked(accessory: accessory)))
        } else {
            call.note("The setup code of \(accessory.name) is wanted.")
        }
    }
}
