// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth trigger show`.
enum TriggerShowCommand {
    static let definition = CommandDefinition(
        "show", "Show what a trigger waits for, what it does, and what it did last",
        positionals: [CommonArguments.trigger],
        examples: [.init("hearth trigger show Bedtime", "Show a trigger")],
        json: """
            {
              "trigger": {
                "id": "44E8…",
                "name": "Bedtime",
                "home": {"id": "0B6D…", "name": "My Home"},
                "isEnabled": true,
                "text": "2026-03-01 22:30, every day",
                "scenes": [{"id": "91AC…", "name": "Good Night"}],
                "actions": [],
                "nextFireDate": "2026-03-01T21:30:00Z"
              },
              "last": \(WhyCommand.traceJSON)
            }
            """,
        action: run)

    private struct Shown: Encodable {
        let trigger: TriggerView
        let last: TraceView?
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
        let last = try await hub.call(ListTraces(trigger: trigger.id, limit: 1)).traces.first
        let schedules = ScheduleText(call.environment.calendar)
        let traces = TraceText(snapshot, schedules)
        let view = TriggerView(trigger, in: home, of: snapshot, schedules)
        call.show(
            Shown(trigger: view, last: last.map { TraceView($0, of: snapshot, traces) }),
            text(view, trigger, last, snapshot, call))
        return .success
    }

    private static func text(
        _ view: TriggerView, _ trigger: Trigger, _ last: Trace?, _ snapshot: HubSnapshot, _ call: CommandCall
    ) -> String {
        let schedules = ScheduleText(call.environment.calendar)
        let traces = TraceText(snapshot, schedules)
        let own = view.actions.map { action in
            Tree(
                "\(action.accessory?.name ?? "?"), \(action.characteristic ?? "?")",
                detail: (action.text ?? "") + DelayOption.suffix(action.delay))
        }
        var branches = [
            Tree("runs", detail: view.text), Tree("enabled", detail: view.isEnabled ? "yes" : "no"),
            Tree("next", detail: schedules.date(view.nextFireDate)),
            Tree("does", view.scenes.map { Tree($0.name) } + own),
        ]
        if let restoration = trigger.restoration {
            let when = restoration.dueDate.map { schedules.date($0) } ?? "when its end comes"
            branches.append(Tree("puts back", detail: "\(restoration.values.count) values, \(when)"))
        }
        if let last { branches.append(Tree("last", [traces.tree(last, call.style)])) }
        return Tree(call.style.bold(view.name), branches).text(detail: call.style.dim)
    }
}
