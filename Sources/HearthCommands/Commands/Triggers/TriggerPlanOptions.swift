// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// The options of `hearth trigger add` that make an event trigger, in the words in which `hearth list triggers` prints it.
enum TriggerPlanOptions {
    static let event = OptionDefinition(
        "event", "EVENT", isRepeatable: true,
        "What makes it run: '\"Hall\" \"Motion Detected\" becomes yes', '… changes', '… comes to at least 25', '… is no for 10 minutes', 'somebody comes home'; may be given several times."
    )
    static let on = OptionDefinition("on", "DAYS", "The days on which it runs: \(WeekdayText.expected).")
    static let when = OptionDefinition(
        "when", "CONDITION",
        "What has to hold for it to run: 'Hall motion detected', '\"Lamp\" \"Brightness\" > 40 and not (before 08:00 or after sunset)', 'nobody is home'."
    )
    static let until = OptionDefinition(
        "until", "EVENT", isRepeatable: true,
        "What puts the values back that it has changed: 'after 10 minutes', or an EVENT; may be given several times.")
    static let once = OptionDefinition("once", "Disable it after it has run once.")

    static let all = [event, on, when, until, once]

    /// Whether an event trigger is meant: one of these options is given, or the time is the sun's.
    static func areMeant(by call: CommandCall, at: String?) -> Bool {
        all.contains(where: call.arguments.has) || at.map { MomentText.sun($0) != nil } ?? false
    }

    /// The plan that the options say.
    ///
    /// - Parameter at: the time of `--at`.
    static func plan(
        _ call: CommandCall, at: String?, _ snapshot: HubSnapshot
    ) throws(CommandError) -> EventPlan {
        EventPlan(
            events: try events(call, at: at, snapshot), endEvents: try endEvents(call, snapshot),
            predicate: try condition(call, snapshot), weekdays: try weekdays(call),
            executeOnce: call.arguments.has(once))
    }

    /// What `--at` and `--event` say.
    static func events(
        _ call: CommandCall, at: String?, _ snapshot: HubSnapshot
    ) throws(CommandError) -> [TriggerEvent] {
        var events: [TriggerEvent] = []
        if let at {
            guard let moment = MomentText.moment(at) else {
                throw call.usage(.invalidValue(what: "--at", expected: MomentText.expected))
            }
            events.append(event(moment.event, call))
        }
        return events + (try parsed(call.arguments.all(event), call, snapshot))
    }

    /// What `--until` says.
    static func endEvents(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) -> [TriggerEvent] {
        try parsed(call.arguments.all(until), call, snapshot)
    }

    /// What `--when` says.
    static func condition(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) -> TriggerPredicate? {
        guard let text = call.arguments[when] else { return nil }
        return try PlanParser.condition(text, snapshot, home: call.homeName)
    }

    private static func parsed(
        _ texts: [String], _ call: CommandCall, _ snapshot: HubSnapshot
    ) throws(CommandError) -> [TriggerEvent] {
        var events: [TriggerEvent] = []
        for text in texts {
            events.append(event(try PlanParser.event(text, snapshot, home: call.homeName), call))
        }
        return events
    }

    private static func event(_ kind: TriggerEvent.Kind, _ call: CommandCall) -> TriggerEvent {
        TriggerEvent(id: .init(call.environment.makeID()), kind: kind)
    }

    /// What `--on` says; nil for every day.
    static func weekdays(_ call: CommandCall) throws(CommandError) -> [Int]? {
        guard let text = call.arguments[on] else { return nil }
        guard let days = WeekdayText.weekdays(text) else {
            throw call.usage(.invalidValue(what: "--on", expected: WeekdayText.expected))
        }
        return days.count == 7 ? nil : days
    }
}

extension DayMoment {
    fileprivate var event: TriggerEvent.Kind {
        switch self {
        case .clock(let time): .calendar(time: time)
        case .sun(let time): .significantTime(time: time)
        }
    }
}
