// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

/// Dates here are written as a clock in Greenwich shows them.
@Suite("Calendar times")
struct CalendarTimeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let time: CalendarTime
        let after: String
        let next: String?
        var zone = "Europe/Berlin"
        var testDescription: String { "\(zone), after \(after): \(next ?? "never")" }
    }

    static let rows: [Row] = [
        Row(time: .init(hour: 7, minute: 30), after: "2026-03-02T06:29:59Z", next: "2026-03-02T06:30:00Z"),
        Row(time: .init(hour: 7, minute: 30), after: "2026-03-02T06:30:00Z", next: "2026-03-03T06:30:00Z"),
        // Summer time: the clock on the wall counts.
        Row(time: .init(hour: 7, minute: 30), after: "2026-03-28T12:00:00Z", next: "2026-03-29T05:30:00Z"),
        // 02:30 does not come on 29 March: at the jump.
        Row(time: .init(hour: 2, minute: 30), after: "2026-03-28T12:00:00Z", next: "2026-03-29T01:00:00Z"),
        Row(time: .init(hour: 2, minute: 30), after: "2026-03-29T01:00:00Z", next: "2026-03-30T00:30:00Z"),
        // It comes twice on 25 October: the first time only.
        Row(time: .init(hour: 2, minute: 30), after: "2026-10-24T12:00:00Z", next: "2026-10-25T00:30:00Z"),
        Row(time: .init(hour: 2, minute: 30), after: "2026-10-25T00:30:00Z", next: "2026-10-26T01:30:00Z"),
        // Absent parts match all above the smallest one given, and are the lowest below it.
        Row(time: .init(minute: 15), after: "2026-03-02T06:20:00Z", next: "2026-03-02T07:15:00Z"),
        Row(time: .init(hour: 8), after: "2026-03-02T07:00:00Z", next: "2026-03-03T07:00:00Z"),
        Row(time: .init(day: 31), after: "2026-03-31T12:00:00Z", next: "2026-05-30T22:00:00Z"),
        Row(time: .init(month: 12), after: "2026-03-02T12:00:00Z", next: "2026-11-30T23:00:00Z"),
        Row(time: .init(month: 12, hour: 9), after: "2026-12-01T12:00:00Z", next: "2026-12-02T08:00:00Z"),
        Row(time: .init(month: 2, day: 29, hour: 12), after: "2026-03-02T12:00:00Z", next: "2028-02-29T11:00:00Z"),
        Row(time: .init(month: 2, day: 30), after: "2026-03-02T12:00:00Z", next: nil),
        Row(time: .init(), after: "2026-03-02T12:00:00Z", next: nil),
        Row(
            time: .init(hour: 0, minute: 30), after: "2026-09-05T12:00:00Z", next: "2026-09-06T04:00:00Z",
            zone: "America/Santiago"),
    ]

    @Test("B13.13: the next date of a time", arguments: rows)
    func next(row: Row) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: row.zone))
        let format = ISO8601DateFormatter()
        let after = try #require(format.date(from: row.after))
        #expect(row.time.nextDate(after: after, calendar: calendar) == row.next.flatMap(format.date))
    }
}
