// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import Testing

@testable import HearthCommands

@Suite("Conditions and events as people write them")
struct PlanParserTests {
    private static let power = CharacteristicReference(accessory: House.lamp.id, iid: 9)
    private static let brightness = CharacteristicReference(accessory: House.lamp.id, iid: 10)
    private static let maker = CharacteristicReference(accessory: House.lamp.id, iid: 2)
    private static let right = CharacteristicReference(accessory: House.strip.id, iid: 19)

    private var snapshot: HubSnapshot {
        let database = FakeHub().withState { $0.database }
        return HubSnapshot(
            DatabaseOpened(revision: 1, database: database, missed: nil, accessories: [], values: []))
    }

    private static let on = TriggerPredicate.characteristic(of: power, comparison: .equalTo, value: .bool(true))
    private static let bright = TriggerPredicate.characteristic(
        of: brightness, comparison: .greaterThan, value: .integer(40))
    private static let morning = TriggerPredicate.time(
        relation: .before, moment: .clock(time: CalendarTime(hour: 8, minute: 0)))
    private static let night = TriggerPredicate.time(
        relation: .after,
        moment: .sun(time: SignificantTime(event: .sunset, offset: Recurrence(hours: -1, minutes: -30))))

    static let conditions: [(String, TriggerPredicate)] = [
        ("Desk Lamp on", on), ("desk lamp on is yes", on), ("\"Desk Lamp\" \"On\" is on", on),
        ("desk lamp brightness > 40%", bright), ("before 08:00", morning), ("after sunset-01:30", night),
        ("not before 08:00", .not(predicate: morning)),
        ("desk lamp on and before 08:00 or after sunset-01:30", .any(of: [.all(of: [on, morning]), night])),
        ("desk lamp on and (before 08:00 or after sunset-01:30)", .all(of: [on, .any(of: [morning, night])])),
        (
            "between 12-24 18:00 and sunrise+00:15",
            .between(
                first: .clock(time: CalendarTime(month: 12, day: 24, hour: 18, minute: 0)),
                second: .sun(time: SignificantTime(event: .sunrise, offset: Recurrence(minutes: 15))))
        ),
        (
            "\"Power Strip\" \"Right\" \"On\" is not on",
            .characteristic(of: right, comparison: .notEqualTo, value: .bool(true))
        ),
        ("desk lamp on for 10 minutes", .lasting(of: power, comparison: .equalTo, value: .bool(true), seconds: 600)),
        (
            "\"Desk Lamp\" \"On\" is no for 90s and before 08:00",
            .all(of: [.lasting(of: power, comparison: .equalTo, value: .bool(false), seconds: 90), morning])
        ),
        (
            "not (desk lamp brightness > 40% for 1 hour)",
            .not(predicate: .lasting(of: brightness, comparison: .greaterThan, value: .integer(40), seconds: 3_600))
        ),
        (
            "\"Desk Lamp\" \"Manufacturer\" is \"ready for 5 minutes and more\"",
            .characteristic(of: maker, comparison: .equalTo, value: .string("ready for 5 minutes and more"))
        ),
        (
            "desk lamp manufacturer is room for rent for 2 days",
            .lasting(of: maker, comparison: .equalTo, value: .string("room for rent"), seconds: 172_800)
        ),
        ("always", .all(of: [])), ("not (never)", .not(predicate: .any(of: []))),
    ]

    @Test("a condition means what it says, and is printed so that it can be read again", arguments: conditions)
    func condition(text: String, expected: TriggerPredicate) throws {
        let found = try PlanParser.condition(text, snapshot, home: nil)
        #expect(found == expected)
        let printed = PlanText(snapshot).predicate(found)
        #expect(try PlanParser.condition(printed, snapshot, home: nil) == expected, "\(printed)")
    }

    static let events: [(String, TriggerEvent.Kind)] = [
        ("desk lamp on becomes off", .characteristic(of: power, value: .bool(false))),
        ("\"Desk Lamp\" \"Brightness\" changes", .characteristic(of: brightness, value: nil)),
        (
            "desk lamp brightness comes to at least 20 and at most 50",
            .threshold(of: brightness, minimum: .integer(20), maximum: .integer(50))
        ),
        ("at 07:30", .calendar(time: CalendarTime(hour: 7, minute: 30))),
        ("at *:15", .calendar(time: CalendarTime(minute: 15))),
        ("at sunrise", .significantTime(time: SignificantTime(event: .sunrise))),
        ("after 10m", .duration(seconds: 600)), ("after 1h30m", .duration(seconds: 5_400)),
        (
            "desk lamp on is off for 10 minutes",
            .lasting(of: power, comparison: .equalTo, value: .bool(false), seconds: 600)
        ),
        (
            "\"Desk Lamp\" \"Brightness\" >= 40 for 5m",
            .lasting(of: brightness, comparison: .greaterThanOrEqualTo, value: .integer(40), seconds: 300)
        ),
        ("desk lamp on for 1 day", .lasting(of: power, comparison: .equalTo, value: .bool(true), seconds: 86_400)),
        ("after 10 minutes", .duration(seconds: 600)), ("after 1 hour", .duration(seconds: 3_600)),
    ]

    @Test("an event means what it says, and is printed so that it can be read again", arguments: events)
    func event(text: String, expected: TriggerEvent.Kind) throws {
        let found = try PlanParser.event(text, snapshot, home: nil)
        #expect(found == expected)
        let printed = PlanText(snapshot).event(TriggerEvent(id: House.id(7), kind: found))
        #expect(try PlanParser.event(printed, snapshot, home: nil) == expected, "\(printed)")
    }

    @Test(
        "what is not understood is refused",
        arguments: [
            "", "desk lamp", "nowhere lamp on", "before", "before noon", "between 08:00", "desk lamp on and",
            "(before 08:00", "before 08:00)", "desk lamp brightness >", "desk lamp brightness > high", "not",
            String(repeating: "(", count: 500), String(repeating: "not ", count: 500) + "always",
        ])
    func refused(text: String) {
        #expect(throws: CommandError.self) { try PlanParser.condition(text, snapshot, home: nil) }
    }

    @Test(
        "an event that is none is refused",
        arguments: [
            "desk lamp on is off", "desk lamp on is off for", "desk lamp on is off for a while", "desk lamp on for 0s",
            "desk lamp on is off for 10 parsecs", "desk lamp on comes", "after", "after -5 minutes",
            "after 5 fortnights",
        ])
    func refusedEvents(text: String) {
        #expect(throws: CommandError.self) { try PlanParser.event(text, snapshot, home: nil) }
    }

    @Test(
        "days of the week",
        arguments: [
            ("weekdays", [2, 3, 4, 5, 6]), ("weekends", [1, 7]), ("Friday, mon", [2, 6]), ("su", [1]),
            ("every day", [1, 2, 3, 4, 5, 6, 7]),
            ("noday", nil),
            ("", nil),
        ] as [(String, [Int]?)])
    func weekdays(text: String, expected: [Int]?) {
        #expect(WeekdayText.weekdays(text) == expected)
    }
}
