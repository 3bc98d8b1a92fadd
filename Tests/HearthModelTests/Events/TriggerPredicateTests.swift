// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

@Suite("Conditions")
struct TriggerPredicateTests {
    static let warmth = CharacteristicReference(accessory: .init(UUID()), iid: 15)
    static let dead = CharacteristicReference(accessory: .init(UUID()), iid: 15)
    static let berlin = HomeLocation(latitude: 52.52, longitude: 13.405)

    /// 2026-03-20 in Berlin, where the sun rises at 06:09 and sets at 18:19.
    static func circumstances(_ clock: String, at location: HomeLocation? = berlin) -> Circumstances {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        let parts = clock.split(separator: ":").compactMap { Int($0) }
        let date = calendar.date(
            from: DateComponents(year: 2026, month: 3, day: 20, hour: parts[0], minute: parts[1], second: 20))
        return Circumstances(
            date: date ?? .distantPast, calendar: calendar, location: location, values: [warmth: .double(21.5)])
    }

    static func clock(_ hour: Int, _ minute: Int? = nil) -> DayMoment {
        .clock(time: CalendarTime(hour: hour, minute: minute))
    }

    static func sun(_ event: SignificantTime.Event, _ minutes: Int? = nil) -> DayMoment {
        .sun(time: SignificantTime(event: event, offset: minutes.map { Recurrence(minutes: $0) }))
    }

    static let christmas = DayMoment.clock(time: CalendarTime(month: 12, day: 24))

    static let times: [(TriggerPredicate, String, Bool?)] = [
        (.time(relation: .before, moment: clock(8, 0)), "07:59", true),
        (.time(relation: .before, moment: clock(8, 0)), "08:00", false),
        (.time(relation: .at, moment: clock(8, 0)), "08:00", true),
        (.time(relation: .at, moment: clock(8, 0)), "08:01", false),
        (.time(relation: .after, moment: clock(8, 0)), "08:00", true),
        (.time(relation: .after, moment: clock(8, 0)), "07:59", false),
        (.time(relation: .at, moment: clock(8)), "08:59", true),
        (.time(relation: .before, moment: christmas), "08:00", true),
        (.time(relation: .after, moment: christmas), "08:00", false),
        (.between(first: clock(8, 0), second: clock(9, 0)), "08:00", true),
        (.between(first: clock(8, 0), second: clock(9, 0)), "09:00", false),
        (.between(first: clock(22, 0), second: clock(6, 0)), "23:00", true),
        (.between(first: clock(22, 0), second: clock(6, 0)), "05:59", true),
        (.between(first: clock(22, 0), second: clock(6, 0)), "12:00", false),
        (.time(relation: .before, moment: sun(.sunrise)), "06:08", true),
        (.time(relation: .after, moment: sun(.sunrise)), "06:10", true),
        (.time(relation: .after, moment: sun(.sunset)), "18:18", false),
        (.time(relation: .after, moment: sun(.sunset)), "18:20", true),
        (.time(relation: .after, moment: sun(.sunset, -30)), "17:50", true),
        (.time(relation: .at, moment: sun(.sunset, 60)), "19:19", true),
        (.between(first: sun(.sunrise), second: sun(.sunset)), "12:00", true),
        (.between(first: sun(.sunset), second: sun(.sunrise)), "23:00", true),
        (.between(first: sun(.sunset), second: sun(.sunrise)), "03:00", true),
        (.between(first: sun(.sunset), second: sun(.sunrise)), "12:00", false),
        (.between(first: sun(.sunset), second: clock(23, 0)), "22:00", true),
    ]

    @Test("B13.19: before, at, after and between, over midnight too", arguments: times)
    func time(predicate: TriggerPredicate, clock: String, expected: Bool?) {
        #expect(predicate.verdict(Self.circumstances(clock)) == expected)
    }

    @Test("without a location nobody knows where the sun is")
    func noLocation() {
        let night = TriggerPredicate.time(relation: .after, moment: Self.sun(.sunset))
        #expect(night.verdict(Self.circumstances("23:00", at: nil)) == nil)
        #expect(TriggerPredicate.not(predicate: night).verdict(Self.circumstances("23:00", at: nil)) == nil)
    }

    @Test("in polar day it is after sunrise and before sunset all day, in polar night the other way round")
    func polar() throws {
        let tromso = HomeLocation(latitude: 69.65, longitude: 18.96)
        var circumstances = Self.circumstances("12:00", at: tromso)
        let daylight = TriggerPredicate.between(first: Self.sun(.sunrise), second: Self.sun(.sunset))
        for (day, isLight) in [("2026-06-21", true), ("2026-12-21", false)] {
            for hour in [0, 5, 12, 23] {
                let midnight = try #require(ISO8601DateFormatter().date(from: day + "T00:00:00+02:00"))
                let start = circumstances.calendar.startOfDay(for: midnight.addingTimeInterval(12 * 3_600))
                circumstances.date = start.addingTimeInterval(Double(hour) * 3_600)
                #expect(daylight.verdict(circumstances) == isLight, "\(day) \(hour)")
                let risen = TriggerPredicate.time(relation: .after, moment: Self.sun(.sunrise))
                #expect(risen.verdict(circumstances) == isLight)
            }
        }
    }

    static let comparisons: [(ValueComparison, CharacteristicValue, CharacteristicValue, Bool?)] = [
        (.lessThan, .double(21.5), .integer(22), true), (.lessThan, .integer(22), .integer(22), false),
        (.lessThanOrEqualTo, .integer(22), .double(22), true), (.greaterThan, .double(22.1), .integer(22), true),
        (.greaterThanOrEqualTo, .integer(22), .integer(22), true), (.equalTo, .bool(true), .integer(1), true),
        (.equalTo, .double(0.1 + 0.2), .double(0.3), true), (.notEqualTo, .bool(false), .integer(1), true),
        (.equalTo, .string("a"), .string("a"), true), (.lessThan, .string("a"), .string("b"), true),
        (.equalTo, .data([1]), .data([1]), true), (.notEqualTo, .data([1]), .data([2]), true),
        (.lessThan, .data([1]), .data([2]), nil), (.equalTo, .string("1"), .integer(1), nil),
        (.lessThan, .integer(.max), .integer(.max - 1), false), (.equalTo, .double(.nan), .integer(0), nil),
    ]

    @Test("values compare as what they are, numbers of all kinds with each other", arguments: comparisons)
    func comparison(
        comparison: ValueComparison, value: CharacteristicValue, other: CharacteristicValue, expected: Bool?
    ) {
        #expect(comparison.holds(value, other) == expected)
    }

    @Test("a dead device lets nothing hold, nor its opposite; what is certain without it is certain")
    func unknown() {
        let warm = TriggerPredicate.characteristic(of: Self.warmth, comparison: .greaterThan, value: .integer(21))
        let lost = TriggerPredicate.characteristic(of: Self.dead, comparison: .greaterThan, value: .integer(21))
        let somebody = TriggerPredicate.presence(presence: Presence(kind: .firstEntry, users: .homeUsers))
        let rows: [(TriggerPredicate, Bool?)] = [
            (warm, true), (.not(predicate: warm), false), (lost, nil), (.not(predicate: lost), nil), (somebody, nil),
            (.all(of: [warm, lost]), nil), (.all(of: [.not(predicate: warm), lost]), false),
            (.any(of: [warm, lost]), true), (.any(of: [.not(predicate: warm), lost]), nil),
            (.all(of: []), true), (.any(of: []), false),
        ]
        for (predicate, expected) in rows {
            #expect(predicate.verdict(Self.circumstances("12:00")) == expected, "\(predicate)")
        }
    }

    @Test("a condition travels as JSON and comes back the same, as deep as it may nest")
    func travels() throws {
        var predicate = TriggerPredicate.characteristic(of: Self.warmth, comparison: .equalTo, value: .string("x"))
        for level in 2...EventRule.maximumDepth {
            predicate =
                switch level % 3 {
                case 0: .not(predicate: predicate)
                case 1: .all(of: [Self.times[level % Self.times.count].0, predicate])
                default: .any(of: [predicate, .presence(presence: Presence(kind: .lastExit, users: .currentUser))])
                }
        }
        #expect(predicate.depth == EventRule.maximumDepth)
        let data = try JSONEncoder().encode(predicate)
        #expect(try JSONDecoder().decode(TriggerPredicate.self, from: data) == predicate)
        #expect(predicate.characteristics == [Self.warmth])
    }
}
