// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel

/// `hearth trigger next`.
enum TriggerNextCommand {
    private static let trigger = Positional(
        "TRIGGER", .optional, "The trigger's name or identifier; without it, all of the home.")
    private static let from = OptionDefinition(
        "from", "TIME", "From when on: 22:30, 2026-12-24T18:00, +10m; else from now.")
    private static let days = OptionDefinition("days", "COUNT", "How many days, up to 366; one unless it is given.")

    static let definition = CommandDefinition(
        "next", "Tell what will run when, as far as time decides it",
        discussion: [
            "Nothing is changed by looking. Conditions are asked when the time has come, so they are only listed here. What triggers put back after a while and what scenes set after a delay is listed, too; triggers that wait for events have no times."
        ],
        positionals: [trigger], options: [from, days],
        examples: [
            .init("hearth trigger next", "The next 24 hours"),
            .init("hearth trigger next Evening --from 2026-12-24T00:00 --days 7", "One trigger in a week"),
        ],
        json: """
            {
              "entries": [
                {
                  "date": "2026-03-01T21:30:00Z",
                  "does": "trigger",
                  "trigger": {"id": "44E8…", "name": "Bedtime"},
                  "condition": "after sunset",
                  "text": "Good Night"
                }
              ]
            }
            """,
        action: run)

    private struct Found: Encodable {
        let entries: [AgendaView]
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let request = try request(call)
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let only = try call.arguments[trigger].map { name throws(CommandError) in try home.trigger(named: name).id }
        let entries = try await hub.call(request).entries.filter { entry in
            entry.home == home.id && (only == nil || entry.trigger == only)
        }
        let views = entries.map { AgendaView($0, in: home, of: snapshot) }
        call.show(Found(entries: views), text(views, call))
        return .success
    }

    private static func request(_ call: CommandCall) throws(CommandError) -> ShowAgenda {
        let start = try call.arguments[from].map { text throws(CommandError) in
            let calendar = call.environment.calendar
            guard let date = TriggerTime.date(text, now: call.environment.now(), calendar: calendar) else {
                throw call.usage(.invalidValue(what: "--from", expected: TriggerTime.expected))
            }
            return date
        }
        guard let count = Double(call.arguments[days] ?? "1"), count > 0, count <= 366 else {
            throw call.usage(.invalidValue(what: "--days", expected: "a number of days up to 366"))
        }
        return ShowAgenda(from: start, span: count * 86_400, limit: 10_000)
    }

    private static func text(_ entries: [AgendaView], _ call: CommandCall) -> String {
        guard !entries.isEmpty else {
            return "Nothing is due in that time. See what triggers wait for: hearth trigger list"
        }
        let schedules = ScheduleText(call.environment.calendar)
        var table = Table(["Time", "What", "Does", "If"])
        for entry in entries {
            table.add([schedules.date(entry.date), entry.name, entry.text, entry.condition ?? ""])
        }
        return table.text(call.style)
    }
}

/// Something that is to come, as JSON.
struct AgendaView: Encodable {
    let date: Date
    let does: AgendaEntry.Deed
    let trigger: NameView?
    let scene: NameView?
    /// What has to hold then.
    let condition: String?
    /// What is done, in words.
    let text: String

    init(_ entry: AgendaEntry, in home: Home, of snapshot: HubSnapshot) {
        date = entry.date
        does = entry.deed
        let trigger = home.triggers.first { $0.id == entry.trigger }
        let scene = home.actionSets.first { $0.id == entry.actionSet }
        self.trigger = trigger.map { NameView($0, $0.name) }
        self.scene = scene.map { NameView($0) }
        let predicate = entry.deed == .trigger ? trigger?.plan?.predicate : nil
        condition = predicate.map { PlanText(snapshot).predicate($0) }
        text =
            switch entry.deed {
            case .trigger: trigger.map(home.deeds) ?? ""
            case .end: "puts back what it has changed"
            case .delayedActions: "sets what waits for its delay"
            }
    }

    var name: String { trigger?.name ?? scene?.name ?? "" }
}
