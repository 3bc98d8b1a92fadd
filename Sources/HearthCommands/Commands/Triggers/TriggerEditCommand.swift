// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// `hearth trigger edit`.
enum TriggerEditCommand {
    private static let noWhen = OptionDefinition("no-when", "Let it run without a condition.")
    private static let noUntil = OptionDefinition("no-until", "Let it put nothing back.")
    private static let noOnce = OptionDefinition("no-once", "Let it run again and again.")
    private static let noEnd = OptionDefinition("no-end", "Let it never end.")

    /// What takes the place of what an option gives.
    private static let opposites = [
        (TriggerPlanOptions.when, noWhen), (TriggerPlanOptions.until, noUntil), (TriggerPlanOptions.once, noOnce),
        (TriggerLifeOptions.ends, noEnd),
    ]

    static let definition = CommandDefinition(
        "edit", "Change when a trigger runs",
        discussion: [
            "What is given takes the place of what the trigger has; all else stays. --at and --event together replace all its events. A trigger with a time alone stays one: --at and --every are for it, and --ends and --missed for both kinds."
        ],
        positionals: [CommonArguments.trigger],
        options: [TriggerAddCommand.at, TriggerAddCommand.every] + TriggerPlanOptions.all + TriggerLifeOptions.all
            + [noWhen, noUntil, noOnce, noEnd],
        examples: [
            .init("hearth trigger edit Bedtime --at 23:00", "Another time"),
            .init(
                "hearth trigger edit Hall --when \"after sunset\" --until \"after 10 minutes\"",
                "Only at night, and longer"),
            .init("hearth trigger edit Bedtime --missed all --no-end", "Make up for what was missed, and never end"),
        ],
        json: CommandCall.mutationJSON, action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        for (option, opposite) in opposites where call.arguments.has(option) && call.arguments.has(opposite) {
            throw call.usage(.conflict("--\(option.name) and --\(opposite.name) contradict each other."))
        }
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
        let wishes = try wishes(for: trigger, in: home.id, call, snapshot)
        guard !wishes.isEmpty else {
            throw call.usage(.conflict("There is nothing to change; say what with an option."))
        }
        var (revision, changed) = (snapshot.revision, trigger)
        for wish in wishes {
            let commit = try await hub.mutate(wish)
            (revision, changed) = (commit.revision, commit.trigger(trigger.id) ?? changed)
        }
        let text = ScheduleText(call.environment.calendar).text(of: changed, in: snapshot)
        call.show(
            MutationView(revision: revision, id: trigger.id.description, name: trigger.name),
            "Trigger \"\(trigger.name)\" now: \(text).")
        return .success
    }

    private static func wishes(
        for trigger: Trigger, in home: Home.ID, _ call: CommandCall, _ snapshot: HubSnapshot
    ) throws(CommandError) -> [any Mutation] {
        var wishes: [any Mutation]
        switch trigger.kind {
        case .timer(let schedule): wishes = try changes(of: schedule, of: trigger.id, in: home, call)
        case .event: wishes = try planChanges(of: trigger.id, in: home, call, snapshot)
        }
        if let catchUp = try TriggerLifeOptions.catchUp(call) {
            wishes.append(UpdateTriggerCatchUp(home: home, trigger: trigger.id, catchUp: catchUp))
        }
        let endDate = try TriggerLifeOptions.endDate(call)
        if endDate != nil || call.arguments.has(noEnd) {
            wishes.append(UpdateTriggerEndDate(home: home, trigger: trigger.id, endDate: endDate))
        }
        return wishes
    }

    private static func changes(
        of schedule: TimerSchedule, of trigger: Trigger.ID, in home: Home.ID, _ call: CommandCall
    ) throws(CommandError) -> [any Mutation] {
        let foreign = TriggerPlanOptions.all + [noWhen, noUntil, noOnce]
        if let option = foreign.first(where: call.arguments.has) {
            throw call.usage(
                .conflict("--\(option.name) is for a trigger that waits for events; this one has a time alone."))
        }
        var edited = schedule
        if let time = call.arguments[TriggerAddCommand.at] {
            edited.fireDate = try TriggerAddCommand.fireDate(time, call, zone: schedule.timeZone)
        }
        edited.recurrence = try TriggerAddCommand.recurrence(call) ?? schedule.recurrence
        return edited == schedule ? [] : [UpdateTimerSchedule(home: home, trigger: trigger, schedule: edited)]
    }

    private static func planChanges(
        of trigger: Trigger.ID, in home: Home.ID, _ call: CommandCall, _ snapshot: HubSnapshot
    ) throws(CommandError) -> [any Mutation] {
        guard !call.arguments.has(TriggerAddCommand.every) else {
            throw call.usage(.conflict("--every is for a trigger that has a time alone; this one waits for events."))
        }
        var wishes: [any Mutation] = []
        let events = try TriggerPlanOptions.events(call, at: call.arguments[TriggerAddCommand.at], snapshot)
        if !events.isEmpty { wishes.append(UpdateTriggerEvents(home: home, trigger: trigger, events: events)) }
        if call.arguments.has(TriggerPlanOptions.on) {
            let weekdays = try TriggerPlanOptions.weekdays(call)
            wishes.append(UpdateTriggerWeekdays(home: home, trigger: trigger, weekdays: weekdays))
        }
        if isGiven(TriggerPlanOptions.when, or: noWhen, call) {
            let predicate = try TriggerPlanOptions.condition(call, snapshot)
            wishes.append(UpdateTriggerPredicate(home: home, trigger: trigger, predicate: predicate))
        }
        if isGiven(TriggerPlanOptions.until, or: noUntil, call) {
            let endEvents = try TriggerPlanOptions.endEvents(call, snapshot)
            wishes.append(UpdateTriggerEndEvents(home: home, trigger: trigger, endEvents: endEvents))
        }
        if isGiven(TriggerPlanOptions.once, or: noOnce, call) {
            let once = call.arguments.has(TriggerPlanOptions.once)
            wishes.append(UpdateTriggerExecuteOnce(home: home, trigger: trigger, executeOnce: once))
        }
        return wishes
    }

    private static func isGiven(_ option: OptionDefinition, or opposite: OptionDefinition, _ call: CommandCall) -> Bool
    {
        call.arguments.has(option) || call.arguments.has(opposite)
    }
}
