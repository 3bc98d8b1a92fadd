// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// The options of `hearth trigger add` that make an event trigger, in the words in which `hearth list triggers` prints it.
enum TriggerPlanOptions {
    static let event = OptionDefinition(
        "event", "EVENT", isRepeatable: true,
        "What makes it run: '\"Hall\" \"Motion Detected\" becomes yes', '… changes', '… comes to at least 25', 'somebody comes home'; may be given several times."
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
        var plan = EventPlan(events: [], executeOnce: call.arguments.has(once))
        if let at {
            guard let moment = MomentText.moment(at) else {
                throw call.usage(.invalidValue(what: "--at", expected: MomentText.expected))
            }
            plan.events.append(event(moment.event, call))
        }
        for text in call.arguments.all(event) {
            plan.events.append(event(try PlanParser.event(text, snapshot, home: call.homeName), call))
        }
        for text in call.arguments.all(until) {
            plan.endEvents.append(event(try PlanParser.event(text, snapshot, home: call.homeName), call))
        }
        if let text = call.arguments[when] {
            plan.predicate = try PlanParser.condition(text, snapshot, home: call.homeName)
        }
        plan.weekdays = try weekdays(call)
        return plan
    }

    private static func event(_ kind: TriggerEvent.Kind, _ call: CommandCall) -> TriggerEvent {
        TriggerEvent(id: .init(call.environment.makeID()), kind: kind)
    }

    private static func weekdays(_ call: CommandCall) throws(CommandError) -> [Int]? {
        guard let text = call.arguments[on] else { return nil }
        guard let days = WeekdayText.weekdays(text) else {
            throw call.usage(.invalidValue(what: "--on", expected: WeekdayText.expected))
        }
        return days
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
