// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import Testing

@testable import HearthCommands

@Suite("Event triggers in words")
struct PlanTextTests {
    private static let power = CharacteristicReference(accessory: House.lamp.id, iid: 9)
    private static let brightness = CharacteristicReference(accessory: House.lamp.id, iid: 10)
    private static let lost = CharacteristicReference(accessory: House.id(99), iid: 9)

    private static func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: House.id(7), kind: kind) }

    private static let dusk = SignificantTime(event: .sunset, offset: Recurrence(minutes: -30))
    private static let bright = TriggerPredicate.characteristic(
        of: brightness, comparison: .greaterThan, value: .integer(40))
    private static let region = Region(
        identifier: "Work", latitude: 1, longitude: 2, radius: 3, notifyOnEntry: false, notifyOnExit: true)

    static let rows: [(EventPlan, String)] = [
        (
            EventPlan(
                events: [event(.significantTime(time: dusk))], endEvents: [event(.duration(seconds: 600))],
                predicate: .all(of: [
                    bright,
                    .not(
                        predicate: .any(of: [
                            .time(relation: .before, moment: .clock(time: CalendarTime(hour: 8, minute: 5))),
                            .between(first: .sun(time: dusk), second: .clock(time: CalendarTime(hour: 23))),
                        ])),
                ]), weekdays: [2, 3, 4, 5, 6], executeOnce: true),
            """
            at sunset-00:30; on weekdays; when "Desk Lamp" "Brightness" > 40% and (not (before 08:05 or between \
            sunset-00:30 and 23:*)); until after 10 minutes; once
            """
        ),
        (
            EventPlan(events: [
                event(.characteristic(of: power, value: .bool(true))), event(.characteristic(of: power, value: nil)),
            ]), "\"Desk Lamp\" \"On\" becomes on or \"Desk Lamp\" \"On\" changes"
        ),
        (
            EventPlan(events: [event(.threshold(of: brightness, minimum: .integer(20), maximum: .integer(50)))]),
            "\"Desk Lamp\" \"Brightness\" comes to at least 20% and at most 50%"
        ),
        (
            EventPlan(events: [event(.calendar(time: CalendarTime(month: 12, day: 24, hour: 18, minute: 0)))]),
            "at 12-24 18:00"
        ),
        (
            EventPlan(
                events: [event(.location(region: region, user: nil))],
                predicate: .presence(presence: Presence(kind: .lastExit, users: .homeUsers)), weekdays: [2, 6]),
            "I leave \"Work\" at 1,2 within 3 m; on Monday, Friday; when nobody is home"
        ),
        (
            EventPlan(
                events: [], predicate: .characteristic(of: lost, comparison: .equalTo, value: .integer(1))),
            "no event; when characteristic 9 of a removed accessory is 1"
        ),
        (
            EventPlan(
                events: [event(.presence(presence: Presence(kind: .everyEntry, users: .currentUser)))],
                endEvents: [event(.duration(seconds: 90))], predicate: .all(of: [])),
            "I come home; when always; until after 90 seconds"
        ),
    ]

    @Test("nothing that a program can create is unprintable", arguments: rows)
    func text(plan: EventPlan, text: String) async throws {
        let database = FakeHub().withState { $0.database }
        let opened = DatabaseOpened(revision: 1, database: database, missed: nil, accessories: [], values: [])
        #expect(PlanText(HubSnapshot(opened)).plan(plan) == text)
    }
}
