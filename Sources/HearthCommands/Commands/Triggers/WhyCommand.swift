// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth why`.
enum WhyCommand {
    private static let trigger = Positional(
        "TRIGGER", .optional, "The trigger's name or identifier, also of one that was removed; without it, all of them."
    )
    private static let last = OptionDefinition(
        "last", "COUNT", "How many times at most; 3 of one trigger, 20 of all, unless it is given.")

    static let traceJSON = traceJSON(dueText: "\n  \"due\": \"2026-03-01T21:30:00Z\",")

    /// How a trace looks.
    static func traceJSON(dueText: String = "") -> String {
        """
        {
          "id": "1B0A…",
          "trigger": {"id": "44E8…", "name": "Bedtime"},
          "home": {"id": "0B6D…", "name": "My Home"},
          "date": "2026-03-01T21:30:00Z",
          "cause": "its time had come: 2026-03-01 22:30",\(dueText)
          "condition": {"text": "after sunset", "verdict": "holds", "parts": []},
          "outcome": "ran",
          "actions": [
            {
              "accessory": {"id": "6F0C…", "name": "Desk Lamp"},
              "iid": 9,
              "characteristic": "Brightness",
              "value": 10,
              "text": "10%",
              "scene": {"id": "91AC…", "name": "Good Night"},
              "delay": 0,
              "succeeded": true,
              "seconds": 0.012
            }
          ],
          "finishedAt": "2026-03-01T21:30:00Z"
        }
        """
    }

    static let definition = CommandDefinition(
        "why", "Tell what a trigger did, or why it did not run",
        discussion: [
            "Each time the hub looks at a trigger it keeps what made it look, what each part of the condition came to, what was set and how that went. Traces are kept for 30 days, and no more than 10,000."
        ],
        positionals: [trigger], options: [last],
        examples: [
            .init("hearth why Bedtime", "The last three times"),
            .init("hearth why --last 100", "All triggers, in short"),
        ],
        json: "{\"traces\": [\(traceJSON)]}", action: run)

    private struct Found: Encodable {
        let traces: [TraceView]
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let count = try count(call)
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let traces = try await traces(call, hub, snapshot, count)
        let text = TraceText(snapshot, ScheduleText(call.environment.calendar))
        call.show(
            Found(traces: traces.map { TraceView($0, of: snapshot, text) }), words(traces, text, call))
        return .success
    }

    private static func count(_ call: CommandCall) throws(CommandError) -> Int {
        guard let words = call.arguments[last] else { return call.arguments[trigger] == nil ? 20 : 3 }
        guard let count = Int(words), (1...Trace.maximumCount).contains(count) else {
            throw call.usage(.invalidValue(what: "--last", expected: "a number from 1 to \(Trace.maximumCount)"))
        }
        return count
    }

    /// The newest first.
    private static func traces(
        _ call: CommandCall, _ hub: HubSession, _ snapshot: HubSnapshot, _ count: Int
    ) async throws(CommandError) -> [Trace] {
        let home = try call.homeName.map { name throws(CommandError) in try snapshot.home(name).id }
        guard let name = call.arguments[trigger] else {
            return try await hub.call(ListTraces(home: home, limit: count)).traces
        }
        do {
            let id = try snapshot.home(call.homeName).trigger(named: name).id
            return try await hub.call(ListTraces(trigger: id, limit: count)).traces
        } catch {
            // Perhaps it is gone, and its traces are not.
            let all = try await hub.call(ListTraces(home: home, limit: Trace.maximumCount)).traces
            let left = all.filter { LooseName($0.name) == LooseName(name) || $0.trigger.description == name }
            guard !left.isEmpty else { throw error }
            return Array(left.prefix(count))
        }
    }

    private static func words(_ traces: [Trace], _ text: TraceText, _ call: CommandCall) -> String {
        guard !traces.isEmpty else {
            let name = call.arguments[trigger]
            return name == nil
                ? "No trigger has been looked at yet."
                : "It has not been looked at yet. See when it is due: hearth trigger next"
        }
        guard call.arguments[trigger] == nil else {
            return traces.map { text.tree($0, call.style).text(detail: call.style.dim) }.joined(separator: "\n\n")
        }
        let schedules = ScheduleText(call.environment.calendar)
        var table = Table(["Time", "Trigger", "What", "Because"])
        for trace in traces {
            table.add([
                schedules.moment(trace.date), trace.name, text.outcome(trace.outcome), text.cause(trace.cause),
            ])
        }
        return table.text(call.style)
    }
}
