// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

/// Nothing that a program can create is unprintable, and what the command line can create it reads from what it prints.
@Suite("Printed triggers")
struct PrintedTriggerTests {
    private static let snapshot = HubSnapshot(
        DatabaseOpened(
            revision: 1, database: FakeHub().withState { $0.database }, missed: nil, accessories: [], values: []))

    @Test("what is printed of a trigger makes the same one", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) async throws {
        var triggers = RandomTriggers(seed: seed)
        let trigger = triggers.writable()
        let text = ScheduleText(FakeHub.calendar).text(of: trigger, in: Self.snapshot)
        #expect(!text.isEmpty)
        let hub = FakeHub()
        let outcome = await Terminal(hub).run(
            ["trigger", "add", "New", "--run", "Good Night", "--disabled"] + words(for: trigger))
        try #require(outcome.code == .success, "\(text): \(outcome.messages)")
        let made = try #require(hub.withState { $0.database.homes[0].triggers.last })
        #expect(made.contents == trigger.contents, "\(text)")
        #expect(ScheduleText(FakeHub.calendar).text(of: made, in: Self.snapshot) == text)
    }

    /// The options that say what is printed, each in the words of the print.
    private func words(for trigger: Trigger) -> [String] {
        var words: [String] = []
        let plans = PlanText(Self.snapshot)
        switch trigger.kind {
        case .timer(let schedule):
            let parts = ScheduleText(FakeHub.calendar).schedule(schedule).components(separatedBy: ", ")
            words += ["--at", parts[0]]
            for part in parts.dropFirst() {
                words += part.hasPrefix("every ") ? ["--every", String(part.dropFirst(6))] : ["--time-zone", part]
            }
        case .event(let plan):
            words += plan.events.flatMap { ["--event", plans.event($0)] }
            words += plan.endEvents.flatMap { ["--until", plans.event($0)] }
            words += plan.weekdays.map { ["--on", PlanText.weekdays($0)] } ?? []
            words += plan.predicate.map { ["--when", plans.predicate($0)] } ?? []
            words += plan.executeOnce ? ["--once"] : []
        }
        words += trigger.endDate.map { ["--ends", EndText.text($0, calendar: FakeHub.calendar)] } ?? []
        return words + ["--missed", CatchUpText.text(trigger.catchUp)]
    }

    @Test("each case of everything is printed in words of its own", arguments: 0..<50 as Range<UInt64>)
    func everyCase(seed: UInt64) {
        var triggers = RandomTriggers(seed: seed)
        let plans = PlanText(Self.snapshot)
        var texts: Set<String> = []
        for kind in triggers.everyEvent() { texts.insert(plans.event(TriggerEvent(id: House.id(7), kind: kind))) }
        for predicate in triggers.everyPredicate() { texts.insert(plans.predicate(predicate)) }
        #expect(texts.count == triggers.everyEvent().count + triggers.everyPredicate().count && !texts.contains(""))
        for text in texts { #expect(!text.contains("\(TriggerEvent.self)") && !text.contains("Optional")) }
    }
}

extension Trigger {
    /// All that the command line says of it, without identifiers.
    fileprivate struct Contents: Equatable {
        let schedule: TimerSchedule?
        let events: [TriggerEvent.Kind]?
        let endEvents: [TriggerEvent.Kind]?
        let predicate: TriggerPredicate?
        let weekdays: [Int]?
        let executeOnce: Bool?
        let endDate: Date?
        let catchUp: CatchUp
    }

    fileprivate var contents: Contents {
        Contents(
            schedule: schedule, events: plan?.events.map(\.kind), endEvents: plan?.endEvents.map(\.kind),
            predicate: plan?.predicate, weekdays: plan?.weekdays, executeOnce: plan?.executeOnce, endDate: endDate,
            catchUp: catchUp)
    }
}

/// Triggers with all there is, the same ones for the same seed.
private struct RandomTriggers {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func one<Element>(of all: [Element]) -> Element { all[number(0...all.count - 1)] }

    /// One that the command line can create.
    mutating func writable() -> Trigger {
        Trigger(
            id: House.id(7), name: "New", kind: chance(0.3) ? .timer(schedule: schedule()) : .event(plan: plan()),
            catchUp: one(of: [.skip, .all, .once(within: Double(number(60...9_000)))]),
            endDate: chance(0.5) ? FakeHub.now + Double(number(1...9_000)) * 60 + 30 : nil)
    }

    private mutating func schedule() -> TimerSchedule {
        let units = [number(0...1), number(1...6), number(0...23), number(5...59)].map { chance(0.6) ? $0 : 0 }
        let parts = units.map { $0 == 0 ? nil : $0 }
        let recurrence = Recurrence(weeks: parts[0], days: parts[1], hours: parts[2], minutes: parts[3])
        return TimerSchedule(
            fireDate: FakeHub.now + Double(number(1...9_000)) * 60 + 30,
            timeZone: chance(0.3) ? "America/New_York" : nil,
            recurrence: recurrence == Recurrence() ? nil : recurrence)
    }

    private mutating func plan() -> EventPlan {
        let (count, endCount) = (number(1...3), number(0...2))
        return EventPlan(
            events: (0..<count).map { _ in event(isEnd: false) },
            endEvents: (0..<endCount).map { _ in event(isEnd: true) },
            predicate: chance(0.7) ? predicate(depth: 3) : nil,
            weekdays: one(of: [nil, [2, 3, 4, 5, 6], [1, 7], [number(1...7)], [2, 5, 6]]), executeOnce: chance(0.3))
    }

    private mutating func event(isEnd: Bool) -> TriggerEvent {
        let kinds = everyEvent().filter { kind in
            switch kind {
            case .location: false
            case .duration: isEnd
            default: true
            }
        }
        return TriggerEvent(id: ObjectID(UUID()), kind: one(of: kinds))
    }

    /// One of each kind.
    mutating func everyEvent() -> [TriggerEvent.Kind] {
        let (test, other) = (comparand(), comparand())
        let (low, high) = (number(0...50), number(51...100))
        let brightness = CharacteristicReference(accessory: House.lamp.id, iid: 10)
        let region = Region(
            identifier: "Work", latitude: 1, longitude: 2, radius: 3, notifyOnEntry: true, notifyOnExit: chance(0.5))
        return [
            .calendar(time: clock()), .significantTime(time: sun()), .duration(seconds: span()),
            .characteristic(of: test.0, value: test.1), .characteristic(of: other.0, value: nil),
            .threshold(of: brightness, minimum: .integer(Int128(low)), maximum: nil),
            .threshold(of: brightness, minimum: nil, maximum: .integer(Int128(high))),
            .threshold(of: brightness, minimum: .integer(Int128(low)), maximum: .integer(Int128(high))),
            .lasting(of: other.0, comparison: one(of: ValueComparison.allCases), value: other.1, seconds: span()),
            .location(region: region, user: nil),
            .presence(presence: Presence(kind: one(of: Presence.Kind.allCases), users: .homeUsers)),
        ]
    }

    /// One of each kind, without depth.
    mutating func everyPredicate() -> [TriggerPredicate] {
        let (test, other) = (comparand(), comparand())
        return [
            .time(relation: one(of: TimeRelation.allCases), moment: .clock(time: clock())),
            .time(relation: one(of: TimeRelation.allCases), moment: .sun(time: sun())),
            .between(first: .sun(time: sun()), second: .clock(time: clock())),
            .characteristic(of: test.0, comparison: one(of: ValueComparison.allCases), value: test.1),
            .lasting(of: other.0, comparison: one(of: ValueComparison.allCases), value: other.1, seconds: span()),
            .presence(presence: Presence(kind: .firstEntry, users: .homeUsers)), .all(of: []), .any(of: []),
            .not(predicate: .all(of: [])),
        ]
    }

    private mutating func predicate(depth: Int) -> TriggerPredicate {
        let parts = number(2...3)
        switch depth == 0 ? 0 : number(0...5) {
        case 1: return .all(of: (0..<parts).map { _ in predicate(depth: depth - 1) })
        case 2: return .any(of: (0..<parts).map { _ in predicate(depth: depth - 1) })
        case 3: return .not(predicate: predicate(depth: depth - 1))
        default:
            return one(of: everyPredicate())
        }
    }

    /// A characteristic, and a value that it can have.
    private mutating func comparand() -> (CharacteristicReference, CharacteristicValue) {
        func reference(_ accessory: Accessory, _ iid: UInt64) -> CharacteristicReference {
            CharacteristicReference(accessory: accessory.id, iid: iid)
        }
        return one(of: [
            (reference(House.lamp, 9), .bool(chance(0.5))), (reference(House.strip, 19), .bool(chance(0.5))),
            (reference(House.lamp, 10), .integer(Int128(number(0...100)))),
            (reference(House.thermostat, 9), .double(Double(number(10...37)) + 0.5)),
            (reference(House.thermostat, 10), .integer(Int128(number(10...38)))),
            (reference(House.lock, 9), .integer(Int128(number(0...1)))),
            (reference(House.lock, 10), .integer(Int128(number(0...1)))),
            (reference(House.valve, 9), .integer(Int128(number(0...1)))),
        ])
    }

    private mutating func span() -> Double {
        Double(one(of: [1, 90, 600, number(1...86_400), 3_600 * number(1...24), 86_400 * number(1...7)]))
    }

    private mutating func clock() -> CalendarTime {
        let isDated = chance(0.4)
        let time = CalendarTime(
            month: isDated && chance(0.7) ? number(1...12) : nil, day: isDated && chance(0.7) ? number(1...28) : nil,
            hour: chance(0.8) ? number(0...23) : nil, minute: chance(0.8) ? number(0...59) : nil)
        return time.isEmpty ? CalendarTime(minute: 5) : time
    }

    private mutating func sun() -> SignificantTime {
        let sign = chance(0.5) ? 1 : -1
        func part(_ number: Int) -> Int? { number == 0 ? nil : sign * number }
        let offset = Recurrence(
            hours: part(number(0...23)), minutes: part(number(0...59)), seconds: part(chance(0.2) ? number(0...59) : 0))
        return SignificantTime(
            event: one(of: SignificantTime.Event.allCases), offset: offset == Recurrence() ? nil : offset)
    }
}
