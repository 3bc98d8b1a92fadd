// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth trigger test`.
enum TriggerTestCommand {
    private static let dryRun = OptionDefinition("dry-run", "Only tell what would be done; set nothing.")
    private static let anyway = OptionDefinition("anyway", "Run even if the condition does not hold.")

    static let definition = CommandDefinition(
        "test", "Try a trigger out: ask its condition and, if that holds, run it now",
        discussion: [
            "It makes no difference whether the trigger is enabled, and its next time stays as it is. The exit code is 1 if the condition does not hold or something could not be set."
        ],
        positionals: [CommonArguments.trigger], options: [dryRun, anyway],
        examples: [
            .init("hearth trigger test Bedtime --dry-run", "See what it would do"),
            .init("hearth trigger test Bedtime", "Do it"),
        ],
        json: WhyCommand.traceJSON(), action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
        let request = TestTrigger(
            home: home.id, trigger: trigger.id, isRehearsal: call.arguments.has(dryRun),
            isForced: call.arguments.has(anyway))
        let trace = try await hub.call(request, within: .seconds(60)).trace
        let text = TraceText(snapshot, ScheduleText(call.environment.calendar))
        call.show(
            TraceView(trace, of: snapshot, text), text.tree(trace, call.style).text(detail: call.style.dim))
        return trace.outcome.isGood ? .success : .failed
    }
}

extension Trace.Outcome {
    fileprivate var isGood: Bool {
        switch self {
        case .ran, .running, .rehearsed: true
        default: false
        }
    }
}
