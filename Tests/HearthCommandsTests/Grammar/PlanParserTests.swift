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
        var database = FakeHub().withState { $0.database }
        database.homes[0].users = [
            User(id: House.id(91), unixID: 1001, name: "Anna"), User(id: House.id(92), unixID: 1002, name: "ben"),
            User(id: House.id(93), unixID: 1003, name: "nobody"), User(id: House.id(94), unixID: 1004, name: "a \"b\""),
        ]
        return HubSnapshot(
            DatabaseOpened(
                revision: 1, database: database, missed: nil, accessories: [], values: [], caller: FakeHub.owner,
                owner: FakeHub.owner))
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

    private static func presence(
        _ kind: Presence.Kind, _ users: Presence.Users = .homeUsers, _ people: [UInt32]? = nil
    ) -> Presence { Presence(kind: kind, users: users, people: people) }

    static let presences: [(String, Presence)] = [
        ("somebody is home", presence(.firstEntry)), ("anybody is at home", presence(.firstEntry)),
        ("nobody is home", presence(.lastExit)), ("everybody is away", presence(.lastExit)),
        ("I am home", presence(.firstEntry, .currentUser)), ("i am away", presence(.lastExit, .currentUser)),
        ("anna is home", presence(.firstEntry, .customUsers, [1001])),
        ("ada is away", presence(.lastExit, .customUsers, [1000])),
        ("one of ben and Anna is home", presence(.firstEntry, .customUsers, [1001, 1002])),
        ("none of ben and user 1003 is home", presence(.lastExit, .customUsers, [1002, 1003])),
        ("\"nobody\" is home", presence(.firstEntry, .customUsers, [1003])),
        ("user 1004 is home", presence(.firstEntry, .customUsers, [1004])),
        ("user 77 is home", presence(.firstEntry, .customUsers, [77])),
    ]

    @Test("who is home is asked in words, and printed so that it can be read again", arguments: presences)
    func presence(text: String, expected: Presence) throws {
        let found = try PlanParser.condition(text, snapshot, home: nil)
        #expect(found == .presence(presence: expected))
        let printed = PlanText(snapshot).predicate(found)
        #expect(try PlanParser.condition(printed, snapshot, home: nil) == found, "\(printed)")
        let both = try PlanParser.condition("\(text) and (not \(text) or before 08:00)", snapshot, home: nil)
        #expect(both == .all(of: [found, .any(of: [.not(predicate: found), Self.morning])]))
    }

    private static func region(_ entry: Bool, _ exit: Bool, _ name: String = "52.52,13.4", _ radius: Double = 200)
        -> Region
    {
        Region(
            identifier: name, latitude: 52.52, longitude: 13.4, radius: radius, notifyOnEntry: entry, notifyOnExit: exit
        )
    }

    static let moves: [(String, TriggerEvent.Kind, String)] = [
        ("somebody comes home", .presence(presence: presence(.everyEntry)), "somebody comes home"),
        ("anybody leaves home", .presence(presence: presence(.everyExit)), "somebody leaves home"),
        ("the first comes home", .presence(presence: presence(.firstEntry)), "the first comes home"),
        ("everybody has left", .presence(presence: presence(.lastExit)), "everybody has left"),
        ("the last leaves home", .presence(presence: presence(.lastExit)), "everybody has left"),
        ("I come home", .presence(presence: presence(.everyEntry, .currentUser)), "I come home"),
        ("i leave home", .presence(presence: presence(.everyExit, .currentUser)), "I leave home"),
        ("ANNA comes home", .presence(presence: presence(.everyEntry, .customUsers, [1001])), "Anna comes home"),
        ("ben leaves home", .presence(presence: presence(.everyExit, .customUsers, [1002])), "ben leaves home"),
        (
            "\"nobody\" comes home", .presence(presence: presence(.everyEntry, .customUsers, [1003])),
            "\"nobody\" comes home"
        ),
        (
            "user 1004 has left", .presence(presence: presence(.everyExit, .customUsers, [1004])),
            "user 1004 leaves home"
        ),
        (
            "each of anna and ben comes home", .presence(presence: presence(.everyEntry, .customUsers, [1001, 1002])),
            "each of Anna and ben comes home"
        ),
        (
            "the first of ben and anna comes home",
            .presence(presence: presence(.firstEntry, .customUsers, [1001, 1002])),
            "the first of Anna and ben comes home"
        ),
        (
            "the last of ben and user 77 leaves home",
            .presence(presence: presence(.lastExit, .customUsers, [77, 1002])),
            "the last of user 77 and ben leaves home"
        ),
        (
            "I enter 52.52,13.40 within 200 m", .location(region: region(true, false), user: nil),
            "I enter 52.52,13.4 within 200 m"
        ),
        (
            "anna leaves 52.52,13.40 within 0.2 km", .location(region: region(false, true), user: 1001),
            "Anna leaves 52.52,13.4 within 200 m"
        ),
        (
            "I enter or leave \"My Work\" at 52.52,13.40 within 1.5 metres",
            .location(region: region(true, true, "My Work", 1.5), user: nil),
            "I enter or leave \"My Work\" at 52.52,13.4 within 1.5 m"
        ),
        (
            "ben neither enters nor leaves 52.52,13.4 within 200 m",
            .location(region: region(false, false), user: 1002), "ben neither enters nor leaves 52.52,13.4 within 200 m"
        ),
    ]

    @Test("who comes and goes is said in words, and printed so that it can be read again", arguments: moves)
    func move(text: String, expected: TriggerEvent.Kind, printed: String) throws {
        let found = try PlanParser.event(text, snapshot, home: nil)
        #expect(found == expected)
        let words = PlanText(snapshot).event(TriggerEvent(id: House.id(7), kind: found))
        #expect(words == printed)
        #expect(try PlanParser.event(words, snapshot, home: nil) == expected)
    }

    @Test("an event of the one who asks is \"I\"; that of somebody else goes by the name")
    func whose() {
        let text = PlanText(snapshot)
        let event = { (kind: TriggerEvent.Kind) in text.event(TriggerEvent(id: House.id(7), kind: kind)) }
        for kind in [Presence.Kind.everyEntry, .firstEntry] {
            #expect(event(.presence(presence: Self.presence(kind, .currentUser, [1000]))) == "I come home")
            #expect(event(.presence(presence: Self.presence(kind, .currentUser, [1002]))) == "ben comes home")
            #expect(event(.presence(presence: Self.presence(kind, .customUsers, [1002]))) == "ben comes home")
        }
        #expect(event(.location(region: Self.region(true, false), user: 1000)) == "I enter 52.52,13.4 within 200 m")
        let odd = Self.region(true, false, "a \"b\"")
        #expect(event(.location(region: odd, user: 1002)) == "ben enters 52.52,13.4 within 200 m")
    }

    @Test(
        "what cannot be said of people is refused",
        arguments: [
            "somebody is away", "everybody is home", "mira is home", "none of is home", "the first is home",
            "one of anna is away", "nobody am", "anna is", "I am",
        ])
    func refusedConditions(text: String) {
        #expect(throws: CommandError.self) { try PlanParser.condition(text, snapshot, home: nil) }
    }

    @Test(
        "events of people that mean nothing are refused",
        arguments: [
            "nobody comes home", "the last comes home", "the first leaves home", "mira comes home", "anna comes",
            "somebody enters 1,2 within 3 m", "I enter 1,2", "I enter 91,2 within 3 m", "I enter 1,2 within 0 m",
            "I enter \"Work\" 1,2 within 3 m", "I enter 1,2 within 3 miles", "everybody comes home",
            "I enter 1,2 within nan m", "I enter 1,2 within 3 m now",
        ])
    func refusedEvents(text: String) {
        #expect(throws: CommandError.self) { try PlanParser.event(text, snapshot, home: nil) }
    }

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
    func refusedSpans(text: String) {
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
