// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// What an event trigger waits for, and on which conditions it runs, as people read it:
/// `at sunset-00:30; on weekdays; when "Hall Lamp" "Power State" is off`.
struct PlanText {
    let snapshot: HubSnapshot

    init(_ snapshot: HubSnapshot) {
        self.snapshot = snapshot
    }

    func plan(_ plan: EventPlan) -> String {
        var parts = [plan.events.isEmpty ? "no event" : plan.events.map(event).joined(separator: " or ")]
        if let weekdays = plan.weekdays { parts.append("on " + Self.weekdays(weekdays)) }
        if let predicate = plan.predicate { parts.append("when " + self.predicate(predicate)) }
        if !plan.endEvents.isEmpty { parts.append("until " + plan.endEvents.map(event).joined(separator: " or ")) }
        if plan.executeOnce { parts.append("once") }
        return parts.joined(separator: "; ")
    }

    func event(_ event: TriggerEvent) -> String {
        switch event.kind {
        case .calendar(let time): return "at " + Self.clock(time)
        case .significantTime(let time): return "at " + Self.sun(time)
        case .duration(let seconds): return "after " + Self.span(seconds)
        case .characteristic(let reference, nil): return "\(name(reference)) changes"
        case .characteristic(let reference, let value?):
            return "\(name(reference)) becomes \(text(value, of: reference))"
        case .threshold(let reference, let minimum, let maximum):
            let ends = [
                minimum.map { "at least \(text($0, of: reference))" },
                maximum.map { "at most \(text($0, of: reference))" },
            ]
            return "\(name(reference)) comes to \(ends.compactMap { $0 }.joined(separator: " and "))"
        case .lasting(let reference, let comparison, let value, let seconds):
            return lasting(reference, comparison, value, seconds)
        case .location(let region, let user): return move(region, of: user)
        case .presence(let presence): return move(presence)
        }
    }

    func predicate(_ predicate: TriggerPredicate) -> String {
        switch predicate {
        case .time(let relation, let moment): "\(relation.rawValue) \(Self.moment(moment))"
        case .between(let first, let second): "between \(Self.moment(first)) and \(Self.moment(second))"
        case .characteristic(let reference, let comparison, let value):
            "\(name(reference)) \(comparison.symbol) \(text(value, of: reference))"
        case .lasting(let reference, let comparison, let value, let seconds):
            lasting(reference, comparison, value, seconds)
        case .presence(let presence): state(presence)
        case .all(let of): of.isEmpty ? "always" : of.map(inner).joined(separator: " and ")
        case .any(let of): of.isEmpty ? "never" : of.map(inner).joined(separator: " or ")
        case .not(let predicate): "not \(inner(predicate))"
        }
    }

    private func inner(_ predicate: TriggerPredicate) -> String {
        predicate.subpredicates.isEmpty ? self.predicate(predicate) : "(\(self.predicate(predicate)))"
    }

    /// `"Hall Lamp" "Power State"`, with the service between them where several have such a characteristic; of what has
    /// been removed its number.
    func name(_ reference: CharacteristicReference) -> String {
        guard let place = snapshot.place(of: reference) else {
            return "characteristic \(reference.iid) of a removed accessory"
        }
        return place.names.map { "\"\($0)\"" }.joined(separator: " ")
    }

    /// `"Hall" "Motion Detected" is no for 10 minutes`, as an event and as a condition.
    private func lasting(
        _ reference: CharacteristicReference, _ comparison: ValueComparison, _ value: CharacteristicValue,
        _ seconds: Double
    ) -> String {
        "\(name(reference)) \(comparison.symbol) \(text(value, of: reference)) for \(Self.span(seconds))"
    }

    /// A text that is more than one plain word is in quotes, so that nothing in it is taken for a word of the plan.
    func text(_ value: CharacteristicValue, of reference: CharacteristicReference) -> String {
        let text = snapshot.place(of: reference)?.text(value) ?? value.plainText
        guard case .string = value, PlanWord.words(of: text) != [.plain(text)] else { return text }
        return "\"\(text)\""
    }
}

extension PlanText {
    private static func moment(_ moment: DayMoment) -> String {
        switch moment {
        case .clock(let time): clock(time)
        case .sun(let time): sun(time)
        }
    }

    /// `18:00`, `12-24 18:00`, a star for what matches all.
    static func clock(_ time: CalendarTime) -> String {
        let clock = "\(two(time.hour)):\(two(time.minute))"
        return time.month == nil && time.day == nil ? clock : "\(two(time.month))-\(two(time.day)) \(clock)"
    }

    private static func two(_ part: Int?) -> String { part.map { ($0 < 10 ? "0" : "") + String($0) } ?? "*" }

    /// `sunset-00:30`
    static func sun(_ time: SignificantTime) -> String {
        let seconds = Int(time.offsetSeconds ?? 0)
        guard seconds != 0 else { return time.event.rawValue }
        let (minutes, rest) = (abs(seconds) / 60, abs(seconds) % 60)
        let span = "\(two(minutes / 60)):\(two(minutes % 60))" + (rest == 0 ? "" : ":\(two(rest))")
        return time.event.rawValue + (seconds < 0 ? "-" : "+") + span
    }

    /// `10 minutes`, `90 seconds`
    static func span(_ seconds: Double) -> String {
        let units = [(86_400.0, "day"), (3_600, "hour"), (60, "minute")]
        for (length, unit) in units where seconds.truncatingRemainder(dividingBy: length) == 0 {
            let count = Int(seconds / length)
            return "\(count) \(unit)" + (count == 1 ? "" : "s")
        }
        let count = CharacteristicValue.double(seconds).plainText
        return "\(count) second" + (count == "1" ? "" : "s")
    }

    /// `weekdays`, `Monday, Friday`
    static func weekdays(_ numbers: [Int]) -> String {
        switch numbers {
        case [2, 3, 4, 5, 6]: return "weekdays"
        case [1, 7]: return "weekends"
        default:
            let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
            return numbers.map { names.indices.contains($0 - 1) ? names[$0 - 1] : String($0) }.joined(separator: ", ")
        }
    }
}

extension ValueComparison {
    fileprivate var symbol: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "is"
        case .notEqualTo: "is not"
        }
    }
}
