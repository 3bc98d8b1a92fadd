// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// Reads conditions and events as people write them, in the words in which `PlanText` prints them.
///
/// Names are in quotes (`"Hall Motion" "Motion Detected" is yes`) or plain (`Hall Motion motion detected`); without a
/// comparison the value is true.
struct PlanParser {
    let snapshot: HubSnapshot
    let homeName: String?
    private let text: String
    var words: ArraySlice<PlanWord>

    init(_ text: String, _ snapshot: HubSnapshot, home: String?) {
        self.text = text
        self.snapshot = snapshot
        homeName = home
        words = PlanWord.words(of: text)[...]
    }

    /// `"Hall Lamp" "Power State" is off and not (before 08:00 or after sunset)`
    static func condition(
        _ text: String, _ snapshot: HubSnapshot, home: String?
    ) throws(CommandError) -> TriggerPredicate {
        var parser = PlanParser(text, snapshot, home: home)
        let condition = try parser.alternatives(depth: 0)
        try parser.end()
        return condition
    }

    /// `"Hall Motion" "Motion Detected" becomes yes`, `… changes`, `… comes to at least 20 and at most 25`,
    /// `… is no for 10 minutes`, `at sunset`, `after 10 minutes`
    static func event(
        _ text: String, _ snapshot: HubSnapshot, home: String?
    ) throws(CommandError) -> TriggerEvent.Kind {
        var parser = PlanParser(text, snapshot, home: home)
        let event = try parser.event()
        try parser.end()
        return event
    }

    // MARK: - Words

    mutating func take(_ keyword: String) -> Bool {
        guard words.first?.keyword == keyword else { return false }
        words.removeFirst()
        return true
    }

    mutating func plain() -> String? {
        guard case .plain(let text)? = words.first else { return nil }
        words.removeFirst()
        return text
    }

    private func end() throws(CommandError) {
        guard words.isEmpty else { throw misunderstood("more than it should have") }
    }

    func misunderstood(_ what: String) -> CommandError {
        .invalid("\"\(text)\" is not understood: \(what).")
    }
}

// MARK: - Conditions

extension PlanParser {
    private mutating func alternatives(depth: Int) throws(CommandError) -> TriggerPredicate {
        guard depth < EventRule.maximumDepth else { throw misunderstood("it is nested too deep") }
        var parts = [try conjunction(depth)]
        while take("or") { parts.append(try conjunction(depth)) }
        return parts.count == 1 ? parts[0] : .any(of: parts)
    }

    private mutating func conjunction(_ depth: Int) throws(CommandError) -> TriggerPredicate {
        var parts = [try term(depth)]
        while take("and") { parts.append(try term(depth)) }
        return parts.count == 1 ? parts[0] : .all(of: parts)
    }

    private mutating func term(_ depth: Int) throws(CommandError) -> TriggerPredicate {
        if take("not") {
            guard depth < EventRule.maximumDepth else { throw misunderstood("it is nested too deep") }
            return .not(predicate: try term(depth + 1))
        }
        if words.first == .opening {
            words.removeFirst()
            let inner = try alternatives(depth: depth + 1)
            guard words.popFirst() == .closing else { throw misunderstood("a bracket is not closed") }
            return inner
        }
        if take("always") { return .all(of: []) }
        if take("never") { return .any(of: []) }
        if take("between") {
            let first = try moment()
            guard take("and") else { throw misunderstood("between takes two moments with \"and\" between them") }
            return .between(first: first, second: try moment())
        }
        for relation in TimeRelation.allCases where take(relation.rawValue) {
            return .time(relation: relation, moment: try moment())
        }
        if let presence = try presence() { return .presence(presence: presence) }
        return try comparison()
    }

    /// One word, or two if the first is a day.
    private mutating func moment() throws(CommandError) -> DayMoment {
        guard let first = plain() else { throw misunderstood("it needs \(MomentText.expected)") }
        if let moment = MomentText.moment(first) { return moment }
        if let second = words.first?.keyword, let moment = MomentText.moment("\(first) \(second)") {
            words.removeFirst()
            return moment
        }
        throw misunderstood("\(first) is not \(MomentText.expected)")
    }

    /// `"Hall" "Motion Detected" is no`, `… is no for 10 minutes`; without a comparison the value is true.
    private mutating func comparison() throws(CommandError) -> TriggerPredicate {
        let place = try place()
        let (comparison, value) = try test(of: place)
        guard let seconds = try lasting() else {
            return .characteristic(of: place.reference, comparison: comparison, value: value)
        }
        return .lasting(of: place.reference, comparison: comparison, value: value, seconds: seconds)
    }

    private mutating func test(
        of place: CharacteristicPlace
    ) throws(CommandError) -> (ValueComparison, CharacteristicValue) {
        guard let comparison = operation() else { return (.equalTo, try place.value(from: "true")) }
        return (comparison, try value(of: place))
    }

    /// `for 10 minutes`, if that comes next; in seconds.
    private mutating func lasting() throws(CommandError) -> Double? {
        guard take("for") else { return nil }
        return try span()
    }

    /// Whether `for 10 minutes` comes next, and not a value in which there is a "for".
    private var isLastingNext: Bool {
        guard words.first?.keyword == "for", let number = words.dropFirst().first?.keyword else { return false }
        if SpanText.compact(number) != nil { return true }
        guard let unit = words.dropFirst(2).first?.keyword else { return false }
        return SpanText.seconds(number, unit) != nil
    }

    private mutating func operation() -> ValueComparison? {
        guard let word = words.first?.keyword else { return nil }
        let known: [String: ValueComparison] = [
            "<": .lessThan, "<=": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=": .equalTo,
            "==": .equalTo, "is": .equalTo, "!=": .notEqualTo,
        ]
        guard let found = known[word] else { return nil }
        words.removeFirst()
        return word == "is" && take("not") ? .notEqualTo : found
    }
}

// MARK: - Events

extension PlanParser {
    private mutating func event() throws(CommandError) -> TriggerEvent.Kind {
        if take("at") {
            switch try moment() {
            case .clock(let time): return .calendar(time: time)
            case .sun(let time): return .significantTime(time: time)
            }
        }
        if take("after") { return .duration(seconds: try span()) }
        if let move = try move() { return move }
        let place = try place()
        if take("changes") { return .characteristic(of: place.reference, value: nil) }
        if take("becomes") { return .characteristic(of: place.reference, value: try value(of: place)) }
        guard take("comes") else { return try lasting(of: place) }
        guard take("to") else { throw misunderstood("a characteristic \"comes to\" a range") }
        return try range(of: place)
    }

    /// `"Hall" "Motion Detected" is no for 10 minutes`
    private mutating func lasting(of place: CharacteristicPlace) throws(CommandError) -> TriggerEvent.Kind {
        let (comparison, value) = try test(of: place)
        guard let seconds = try lasting() else {
            throw misunderstood(
                "a characteristic \"becomes\" a value, \"comes to\" a range, \"changes\", or \"is\" a value \"for\" a while"
            )
        }
        return .lasting(of: place.reference, comparison: comparison, value: value, seconds: seconds)
    }

    private mutating func range(of place: CharacteristicPlace) throws(CommandError) -> TriggerEvent.Kind {
        var (minimum, maximum): (CharacteristicValue?, CharacteristicValue?)
        repeat {
            guard take("at") else { throw misunderstood("a range is \"at least\" or \"at most\" a value, or both") }
            if take("least") {
                minimum = try value(of: place)
            } else if take("most") {
                maximum = try value(of: place)
            } else {
                throw misunderstood("a range is \"at least\" or \"at most\" a value, or both")
            }
        } while take("and")
        return .threshold(of: place.reference, minimum: minimum, maximum: maximum)
    }

    /// `10 minutes`, `90 seconds`, `10m`
    private mutating func span() throws(CommandError) -> Double {
        let first = plain() ?? ""
        if let seconds = SpanText.compact(first) { return seconds }
        guard let seconds = SpanText.seconds(first, plain() ?? "") else {
            throw misunderstood("a span is a number and seconds, minutes, hours or days")
        }
        return seconds
    }
}

// MARK: - Characteristics

extension PlanParser {
    private static let ends: Set<String> = [
        "and", "or", "is", "<", "<=", ">", ">=", "=", "==", "!=", "becomes", "comes", "changes",
    ]

    /// Names in quotes: accessory, perhaps service, characteristic; or the plain words of all.
    private mutating func place() throws(CommandError) -> CharacteristicPlace {
        var names: [String] = []
        while case .name(let name)? = words.first {
            names.append(name)
            words.removeFirst()
        }
        if names.count == 2 || names.count == 3, let last = names.last {
            let accessory = try snapshot.accessory(names[0], home: homeName)
            return try accessory.place(last, service: names.count == 3 ? names[1] : nil)
        }
        guard names.isEmpty else { throw misunderstood("it needs an accessory and a characteristic") }
        var plains: [String] = []
        while let word = words.first?.keyword, !Self.ends.contains(word), !isLastingNext, let text = plain() {
            plains.append(text)
        }
        return try place(named: plains)
    }

    private func place(named plains: [String]) throws(CommandError) -> CharacteristicPlace {
        guard plains.count >= 2 else { throw misunderstood("it needs an accessory and a characteristic") }
        for count in (1..<plains.count).reversed() {
            let name = plains[..<count].joined(separator: " ")
            guard let accessory = try? snapshot.accessory(name, home: homeName) else { continue }
            return try accessory.place(plains[count...].joined(separator: " "), service: nil)
        }
        throw misunderstood("there is no accessory whose name it begins with")
    }

    /// The words up to the next "and", "or", "for 10 minutes" or bracket.
    private mutating func value(of place: CharacteristicPlace) throws(CommandError) -> CharacteristicValue {
        var parts: [String] = []
        loop: while let word = words.first {
            switch word {
            case .name(let text): parts.append(text)
            case .plain(let text):
                guard !["and", "or"].contains(text.lowercased()), !isLastingNext else { break loop }
                parts.append(text)
            case .opening, .closing: break loop
            }
            words.removeFirst()
        }
        guard !parts.isEmpty else { throw misunderstood("a value is missing") }
        return try place.value(from: parts.joined(separator: " "))
    }
}
