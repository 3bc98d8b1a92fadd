// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// What is said of people: who comes, leaves or is at home.
extension PlanParser {
    /// Of whom something is said.
    private struct Subject {
        /// How many of them it is about.
        enum Quantity {
            /// One person, the only one meant.
            case one
            case some, every, none
            case first, last
        }

        enum Who {
            case caller
            case everybody
            case named([PlanWord])
            case numbered(UInt32)
        }

        let quantity: Quantity
        let who: Who
    }

    /// `somebody comes home`, `the last of anna and ben leaves home`, `I enter 52.52,13.4 within 200 m`; nil, with nothing
    /// taken, for what is not about people.
    mutating func move() throws(CommandError) -> TriggerEvent.Kind? {
        let start = words
        if let subject = subject() {
            if take(["comes", "home"]) || take(["come", "home"]) {
                return .presence(presence: try presence(of: subject, Self.comings[subject.quantity]))
            }
            let leaves = [["leaves", "home"], ["leave", "home"], ["has", "left"], ["have", "left"]]
            for words in leaves where take(words) {
                return .presence(presence: try presence(of: subject, Self.goings[subject.quantity]))
            }
            if let ways = ways() { return .location(region: try region(ways), user: try user(of: subject)) }
        }
        words = start
        return nil
    }

    /// `somebody is home`, `I am away`, `none of anna and ben is home`; nil, with nothing taken, for what is not about
    /// people.
    mutating func presence() throws(CommandError) -> Presence? {
        let start = words
        if let subject = subject(), take("is") || take("am") || take("are") {
            _ = take("at")
            if take("home") { return try presence(of: subject, Self.homes[subject.quantity]) }
            if take("away") { return try presence(of: subject, Self.aways[subject.quantity]) }
        }
        words = start
        return nil
    }

    private static let comings: [Subject.Quantity: Presence.Kind] = [
        .one: .everyEntry, .some: .everyEntry, .first: .firstEntry,
    ]
    private static let goings: [Subject.Quantity: Presence.Kind] = [
        .one: .everyExit, .some: .everyExit, .last: .lastExit, .every: .lastExit,
    ]
    private static let homes: [Subject.Quantity: Presence.Kind] = [
        .one: .firstEntry, .some: .firstEntry, .none: .lastExit,
    ]
    private static let aways: [Subject.Quantity: Presence.Kind] = [.one: .lastExit, .every: .lastExit]

    private mutating func take(_ keywords: [String]) -> Bool {
        guard words.prefix(keywords.count).map(\.keyword) == keywords else { return false }
        words.removeFirst(keywords.count)
        return true
    }
}

// MARK: - Subjects

extension PlanParser {
    /// Whoever the text begins with; any word may be somebody's name, so the verb decides.
    private mutating func subject() -> Subject? {
        let everybody: [(String, Subject.Quantity)] = [
            ("somebody", .some), ("anybody", .some), ("everybody", .every), ("nobody", .none),
        ]
        if take("i") { return Subject(quantity: .one, who: .caller) }
        for (word, quantity) in everybody where take(word) { return Subject(quantity: quantity, who: .everybody) }
        let some: [([String], Subject.Quantity)] = [
            (["the", "first"], .first), (["the", "last"], .last), (["each", "of"], .some), (["one", "of"], .some),
            (["none", "of"], .none),
        ]
        for (words, quantity) in some where take(words) {
            guard words.last == "of" || take("of") else { return Subject(quantity: quantity, who: .everybody) }
            return Subject(quantity: quantity, who: .named(names()))
        }
        if words.first?.keyword == "user", let number = words.dropFirst().first?.keyword.flatMap(UInt32.init) {
            words.removeFirst(2)
            return Subject(quantity: .one, who: .numbered(number))
        }
        return person().map { Subject(quantity: .one, who: .named([$0])) }
    }

    private mutating func person() -> PlanWord? {
        switch words.first {
        case .name?, .plain?: words.popFirst()
        default: nil
        }
    }

    /// `anna and ben`
    private mutating func names() -> [PlanWord] {
        var names: [PlanWord] = []
        repeat {
            if words.first?.keyword == "user", let number = words.dropFirst().first,
                number.keyword.flatMap(UInt32.init) != nil
            {
                words.removeFirst()
            }
            if let name = person() { names.append(name) }
        } while take("and")
        return names
    }

    private func presence(of subject: Subject, _ kind: Presence.Kind?) throws(CommandError) -> Presence {
        guard let kind else {
            throw misunderstood(
                "say \"somebody\" or \"the first\" comes home, \"somebody\" leaves home or \"everybody\" has left, \"somebody\" or \"nobody\" is home"
            )
        }
        switch subject.who {
        case .caller: return Presence(kind: kind, users: .currentUser)
        case .everybody: return Presence(kind: kind, users: .homeUsers)
        case .numbered(let number): return Presence(kind: kind, users: .customUsers, people: [number])
        case .named(let names):
            return Presence(kind: kind, users: .customUsers, people: try numbers(of: names))
        }
    }

    private func numbers(of names: [PlanWord]) throws(CommandError) -> [UInt32] {
        guard !names.isEmpty else { throw misunderstood("it needs the name of a user") }
        var numbers: Set<UInt32> = []
        for name in names { numbers.insert(try number(of: name)) }
        return numbers.sorted()
    }

    private func number(of word: PlanWord) throws(CommandError) -> UInt32 {
        switch word {
        case .name(let name): return try snapshot.person(named: name, home: homeName).unixID
        case .plain(let name):
            // "user 1003", whose first word is gone by now.
            if let number = UInt32(name) { return number }
            return try snapshot.person(named: name, home: homeName).unixID
        case .opening, .closing: throw misunderstood("it needs the name of a user")
        }
    }

    /// The one person whose place counts; nil for whoever asks.
    private func user(of subject: Subject) throws(CommandError) -> UInt32? {
        switch (subject.quantity, subject.who) {
        case (.one, .caller): return nil
        case (.one, .numbered(let number)): return number
        case (.one, .named(let names)): return try numbers(of: names).first
        default: throw misunderstood("one person at a time enters or leaves a place: \"I enter …\", \"anna leaves …\"")
        }
    }
}

// MARK: - Places

extension PlanParser {
    /// Whether coming and going count.
    private mutating func ways() -> (entry: Bool, exit: Bool)? {
        let all: [([String], (Bool, Bool))] = [
            (["enter", "or", "leave"], (true, true)), (["enters", "or", "leaves"], (true, true)),
            (["neither", "enter", "nor", "leave"], (false, false)),
            (["neither", "enters", "nor", "leaves"], (false, false)),
            (["enter"], (true, false)), (["enters"], (true, false)),
            (["leave"], (false, true)), (["leaves"], (false, true)),
        ]
        for (words, ways) in all where take(words) { return ways }
        return nil
    }

    /// `52.52,13.4 within 200 m`, `"Work" at 52.52,13.4 within 1 km`
    private mutating func region(_ ways: (entry: Bool, exit: Bool)) throws(CommandError) -> Region {
        var name: String?
        if case .name(let text)? = words.first {
            words.removeFirst()
            guard take("at") else { throw misunderstood("where the place is, is said with \"at\"") }
            name = text
        }
        guard let center = plain().flatMap(PlaceText.point) else {
            throw misunderstood("a place is \(PlaceText.expected)")
        }
        guard take("within"), let radius = try radius() else {
            throw misunderstood("how near is said with \"within 200 m\"")
        }
        return Region(
            identifier: name ?? PlaceText.point(center), latitude: center.latitude, longitude: center.longitude,
            radius: radius, notifyOnEntry: ways.entry, notifyOnExit: ways.exit)
    }

    private mutating func radius() throws(CommandError) -> Double? {
        let units = ["m": 1.0, "metres": 1, "meters": 1, "metre": 1, "meter": 1, "km": 1_000]
        guard let number = plain().flatMap(Double.init), number > 0, number.isFinite,
            let unit = plain().flatMap({ units[$0.lowercased()] })
        else { return nil }
        return number * unit
    }
}
