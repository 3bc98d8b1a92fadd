// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth run`.
enum RunCommand {
    static let definition = CommandDefinition(
        "run", "Run a scene", discussion: ["Shows what became of each of its actions."],
        positionals: [CommonArguments.scene],
        examples: [.init("hearth run \"Good Night\"", "Run a scene")], json: GetCommand.definition.json, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let scene = try home.scene(named: call.arguments.text(CommonArguments.scene))
        let executed = try await hub.call(ExecuteActionSet(home: home.id, actionSet: scene.id))
        let results = Results(results: executed.results, snapshot: snapshot)
        results.show(in: call)
        return try exitCode(executed, results)
    }

    private static func exitCode(_ executed: ActionSetExecuted, _ results: Results) throws(CommandError) -> ExitCode {
        let code = try results.exitCode("do")
        guard let error = executed.error else { return code }
        throw error.code == .actionSetExecutionPartialSuccess ? .partlyFailed(error.message) : .hub(error)
    }
}
