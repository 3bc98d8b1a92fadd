// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import Testing

@Suite("Events")
struct TriggerEventTests {
    static let motion = CharacteristicReference(accessory: .init(UUID()), iid: 9)
    typealias Row = (kind: TriggerEvent.Kind, old: CharacteristicValue?, new: CharacteristicValue, happens: Bool)

    static let rows: [Row] = [
        // The change to the value, not that it stays.
        (.characteristic(of: motion, value: .bool(true)), .bool(false), .bool(true), true),
        (.characteristic(of: motion, value: .bool(true)), .integer(0), .integer(1), true),
        (.characteristic(of: motion, value: .bool(true)), .bool(true), .bool(true), false),
        (.characteristic(of: motion, value: .bool(true)), .bool(true), .bool(false), false),
        (.characteristic(of: motion, value: .bool(true)), nil, .bool(true), true),
        // Any change.
        (.characteristic(of: motion, value: nil), .integer(1), .integer(2), true),
        (.characteristic(of: motion, value: nil), .integer(1), .double(1), false),
        (.characteristic(of: motion, value: nil), nil, .integer(1), true),
        // Into the range, ends included.
        (.threshold(of: motion, minimum: .integer(20), maximum: .integer(25)), .integer(19), .integer(20), true),
        (.threshold(of: motion, minimum: .integer(20), maximum: .integer(25)), .integer(26), .double(25), true),
        (.threshold(of: motion, minimum: .integer(20), maximum: .integer(25)), .integer(20), .integer(25), false),
        (.threshold(of: motion, minimum: .integer(20), maximum: .integer(25)), .integer(22), .integer(26), false),
        (.threshold(of: motion, minimum: .integer(20), maximum: nil), .integer(19), .integer(1_000), true),
        (.threshold(of: motion, minimum: nil, maximum: .integer(5)), .integer(6), .integer(-40), true),
        (.threshold(of: motion, minimum: nil, maximum: .integer(5)), nil, .string("x"), false),
        (.calendar(time: CalendarTime(hour: 1)), .integer(6), .integer(5), false),
    ]

    @Test("B13.11-12: what a change of a value makes happen", arguments: rows)
    func happens(row: Row) {
        let event = TriggerEvent(id: .init(UUID()), kind: row.kind)
        #expect(event.happens(with: ValueChange(Self.motion, from: row.old, to: row.new)) == row.happens)
        let other = CharacteristicReference(accessory: .init(UUID()), iid: 9)
        #expect(!event.happens(with: ValueChange(other, from: row.old, to: row.new)))
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }

    /// Monday, 2026-03-02 at 12:00 in Berlin.
    private let monday = Date(timeIntervalSince1970: 1_772_449_200)

    private func event(_ kind: TriggerEvent.Kind) -> TriggerEvent { TriggerEvent(id: .init(UUID()), kind: kind) }

    @Test("B13.5: the first of several times counts, on the weekdays allowed")
    func weekdays() {
        let location = HomeLocation(latitude: 52.52, longitude: 13.405)
        let evening = event(.calendar(time: CalendarTime(hour: 20)))
        let sunset = event(.significantTime(time: SignificantTime(event: .sunset)))
        var plan = EventPlan(events: [evening, sunset, event(.characteristic(of: Self.motion, value: nil))])
        let next = plan.nextFireDate(after: monday, at: location, calendar: calendar)
        #expect(next.map { calendar.component(.hour, from: $0) } == 17)
        #expect(plan.nextFireDate(after: monday, at: nil, calendar: calendar) == monday.addingTimeInterval(8 * 3_600))
        plan.weekdays = [3, 7]
        let tuesday = plan.nextFireDate(after: monday, at: nil, calendar: calendar)
        #expect(tuesday == monday.addingTimeInterval(32 * 3_600))
        #expect(!plan.isDay(of: monday, in: calendar))
        plan.events = [event(.calendar(time: CalendarTime(month: 2, day: 29)))]
        plan.weekdays = [7]
        // 29 February 2048 is the next one that is a Saturday.
        let leap = plan.nextFireDate(after: monday, at: nil, calendar: calendar)
        #expect(
            leap.map { calendar.dateComponents([.year, .weekday], from: $0) } == DateComponents(year: 2048, weekday: 7))
    }

    @Test("many times a day do not hide the day on which it may run")
    func manyTimes() {
        let times = (0..<60).map { event(.calendar(time: CalendarTime(minute: $0))) }
        let plan = EventPlan(events: times, weekdays: [1])
        let sunday = calendar.startOfDay(for: monday.addingTimeInterval(6 * 86_400))
        #expect(plan.nextFireDate(after: monday, at: nil, calendar: calendar) == sunday)
    }

    @Test("a run ends after its duration, or at a time that comes before")
    func ends() {
        var plan = EventPlan(events: [], endEvents: [event(.duration(seconds: 90))])
        #expect(plan.nextEndDate(after: monday, at: nil, calendar: calendar) == monday.addingTimeInterval(90))
        plan.endEvents.append(event(.calendar(time: CalendarTime(hour: 12, minute: 1))))
        #expect(plan.nextEndDate(after: monday, at: nil, calendar: calendar) == monday.addingTimeInterval(60))
        plan.endEvents = [event(.characteristic(of: Self.motion, value: nil))]
        #expect(plan.nextEndDate(after: monday, at: nil, calendar: calendar) == nil)
    }
}
