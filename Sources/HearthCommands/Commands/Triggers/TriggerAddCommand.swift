// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// `hearth trigger add`.
enum TriggerAddCommand {
    private static let name = CommonArguments.newName
    static let at = OptionDefinition(
        "at", "TIME",
        "When it fires first: 22:30 (the next time it is that late), 2026-12-24T18:00, +10m from now; or with the sun: sunset, sunrise+00:15, sunset-00:30."
    )
    static let every = OptionDefinition(
        "every", "INTERVAL", "How often it fires again: 5m, 1h, 1d, 2w; at least 5 minutes, at most 5 weeks.")
    private static let scenes = OptionDefinition(
        "run", "SCENE", isRepeatable: true,
        "The scene it runs; may be given several times. Without one, add it with --disabled and let it set values: \"hearth trigger set\"."
    )
    private static let zone = OptionDefinition(
        "time-zone", "ZONE", "The time zone of TIME, as in Europe/Berlin; else the one here.")
    private static let disabled = OptionDefinition("disabled", "Do not enable it yet.")

    static let definition = CommandDefinition(
        "add", "Make a trigger that runs scenes at a time or an event, and enable it",
        discussion: [
            "--event, --on, --when, --until, --once and the sun make an event trigger: it runs again and again, when one of its events happens on one of its days and its condition holds. Names in EVENT and CONDITION are plain or in double quotes.",
            "An interval in days or weeks keeps the time on the clock when clocks change. If the trigger cannot be enabled, it is not kept: one that is five weeks or more away can be made with --disabled and enabled later.",
        ],
        positionals: [name],
        options: [at, every] + TriggerPlanOptions.all + TriggerLifeOptions.all + [scenes, zone, disabled],
        examples: [
            .init("hearth trigger add Bedtime --at 22:30 --every 1d --run \"Good Night\"", "Every evening"),
            .init("hearth trigger add Tea --at +10m --run \"Tea Is Ready\"", "Once, in ten minutes"),
            .init(
                "hearth trigger add \"New Year\" --at 2027-01-01T00:00 --time-zone Europe/Berlin --run Party",
                "Once, at a date"),
            .init(
                "hearth trigger add Evening --at sunset-00:30 --on weekdays --run \"Good Night\"",
                "Half an hour before sunset, from Monday to Friday"),
            .init(
                "hearth trigger add Hall --event \"Hall motion detected becomes yes\" --when \"after sunset\" --until \"after 5 minutes\" --run \"Hall Light\"",
                "Light while somebody is in the hall at night"),
            .init(
                "hearth trigger add \"Hall Off\" --event \"Hall motion detected is no for 10 minutes\" --run \"Good Night\"",
                "When nobody has moved for ten minutes"),
            .init(
                "hearth trigger add Advent --at 17:00 --every 1d --ends 2026-12-24 --missed \"once within 1h\" --run \"Good Night\"",
                "Until Christmas, also if the hub was off at five"),
        ],
        json: """
            {
              "revision": 18,
              "trigger": {
                "id": "44E8…",
                "name": "Bedtime",
                "home": {"id": "0B6D…", "name": "My Home"},
                "isEnabled": true,
                "schedule": {"fireDate": "2026-03-01T21:30:00Z", "recurrence": {"days": 1}},
                "text": "2026-03-01 22:30, every day",
                "missed": "skip",
                "scenes": [{"id": "91AC…", "name": "Good Night"}],
                "actions": [],
                "nextFireDate": "2026-03-01T21:30:00Z"
              }
            }
            """,
        action: run)

    private struct Added: Encodable {
        let revision: Revision
        let trigger: TriggerView
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let isPlan = TriggerPlanOptions.areMeant(by: call, at: call.arguments[at])
        let schedule = isPlan ? nil : try schedule(call, zone: call.arguments[zone])
        let (endDate, catchUp) = (try TriggerLifeOptions.endDate(call), try TriggerLifeOptions.catchUp(call) ?? .skip)
        if isPlan, call.arguments.has(every) || call.arguments.has(zone) {
            throw call.usage(.conflict("--every and --time-zone are for a trigger that has a time alone."))
        }
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        var trigger = Trigger(
            id: .init(call.environment.makeID()), name: call.arguments.text(name),
            kind: try kind(schedule, call, snapshot), catchUp: catchUp, endDate: endDate)
        for scene in call.arguments.all(scenes) { trigger.actionSets.append(try home.scene(named: scene).id) }
        var commit = try await hub.mutate(AddTrigger(home: home.id, trigger: trigger))
        if !call.arguments.has(disabled) { commit = try await enable(trigger, home, hub) }
        let committed = commit.trigger(trigger.id) ?? trigger
        let text = ScheduleText(call.environment.calendar)
        let view = TriggerView(committed, in: home, of: snapshot, text)
        report(Added(revision: commit.revision, trigger: view), committed, call)
        return .success
    }

    private static func kind(
        _ schedule: TimerSchedule?, _ call: CommandCall, _ snapshot: HubSnapshot
    ) throws(CommandError) -> Trigger.Kind {
        if let schedule { return .timer(schedule: schedule) }
        return .event(plan: try TriggerPlanOptions.plan(call, at: call.arguments[at], snapshot))
    }

    /// Takes the trigger away again if it cannot be enabled: the command does all or nothing.
    private static func enable(
        _ trigger: Trigger, _ home: Home, _ hub: HubSession
    ) async throws(CommandError) -> Commit {
        do {
            return try await hub.mutate(EnableTrigger(home: home.id, trigger: trigger.id, isEnabled: true))
        } catch {
            do {
                _ = try await hub.mutate(RemoveTrigger(home: home.id, trigger: trigger.id))
            } catch let second {
                throw .partlyFailed(
                    "\(error.message) The trigger was added but is not enabled, and could not be taken away again: \(second.message)"
                )
            }
            guard case .hub(let refusal) = error else { throw error }
            throw .hub(HubError(refusal.code, "\(refusal.message) The trigger was not kept; --disabled would keep it."))
        }
    }

    private static func report(_ added: Added, _ trigger: Trigger, _ call: CommandCall) {
        let text = ScheduleText(call.environment.calendar)
        let next = trigger.nextFireDate.map { " Next: \(text.date($0))." } ?? ""
        call.show(added, "Trigger \"\(trigger.name)\" added: \(added.trigger.text)." + next)
    }

    /// What `--at` and `--every` say, in a time zone of this name.
    static func schedule(_ call: CommandCall, zone name: String?) throws(CommandError) -> TimerSchedule {
        guard let time = call.arguments[at] else { throw call.usage(.missingOption("--at or --event")) }
        return TimerSchedule(
            fireDate: try fireDate(time, call, zone: name), timeZone: name, recurrence: try recurrence(call))
    }

    /// The date that the text of `--at` means.
    static func fireDate(_ time: String, _ call: CommandCall, zone name: String?) throws(CommandError) -> Date {
        var calendar = call.environment.calendar
        if let name {
            guard let zone = TimeZone(identifier: name) else {
                throw call.usage(.invalidValue(what: "--time-zone", expected: "a zone such as Europe/Berlin"))
            }
            calendar.timeZone = zone
        }
        guard let date = TriggerTime.date(time, now: call.environment.now(), calendar: calendar) else {
            throw call.usage(.invalidValue(what: "--at", expected: TriggerTime.expected))
        }
        return date
    }

    /// What `--every` says.
    static func recurrence(_ call: CommandCall) throws(CommandError) -> Recurrence? {
        guard let text = call.arguments[every] else { return nil }
        guard let interval = Interval(text) else {
            throw call.usage(.invalidValue(what: "--every", expected: Interval.expected))
        }
        return interval.recurrence
    }
}

extension Commit {
    /// A trigger as it is after this commit; nil if the commit does not say.
    func trigger(_ id: Trigger.ID) -> Trigger? {
        changes.compactMap { change in
            switch change {
            case .triggerAdded(let trigger, _), .triggerUpdated(let trigger, _): trigger.id == id ? trigger : nil
            default: nil
            }
        }.last
    }
}
