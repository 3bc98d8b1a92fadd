// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

/// Dates here are written as a clock in Greenwich shows them, `2026-03-29T01:00Z`.
@Suite struct NextFireDateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var zone: String
        var first: String
        var every: Recurrence?
        var after: String
        var next: String?
        var testDescription: String { "\(zone): \(first), after \(after)" }
    }

    static let rows: [Row] = [
        // A first date to come, and none after a one-shot.
        Row(zone: "Europe/Berlin", first: "2026-03-02T12:00Z", after: "2026-03-02T11:59Z", next: "2026-03-02T12:00Z"),
        Row(zone: "Europe/Berlin", first: "2026-03-02T12:00Z", after: "2026-03-02T12:00Z", next: nil),
        // Berlin, spring: 07:00 on the wall stays 07:00, 24 hours do not.
        Row(
            zone: "Europe/Berlin", first: "2026-03-28T06:00Z", every: Recurrence(days: 1), after: "2026-03-28T06:00Z",
            next: "2026-03-29T05:00Z"),
        Row(
            zone: "Europe/Berlin", first: "2026-03-28T06:00Z", every: Recurrence(hours: 24),
            after: "2026-03-28T06:00Z", next: "2026-03-29T06:00Z"),
        // 02:30 does not come on 29 March: at the jump; on the 30th at 02:30 again.
        Row(
            zone: "Europe/Berlin", first: "2026-03-28T01:30Z", every: Recurrence(days: 1), after: "2026-03-28T01:30Z",
            next: "2026-03-29T01:00Z"),
        Row(
            zone: "Europe/Berlin", first: "2026-03-28T01:30Z", every: Recurrence(days: 1), after: "2026-03-29T01:00Z",
            next: "2026-03-30T00:30Z"),
        // 02:30 comes twice on 25 October: the first time only.
        Row(
            zone: "Europe/Berlin", first: "2026-10-24T00:30Z", every: Recurrence(days: 1), after: "2026-10-24T00:30Z",
            next: "2026-10-25T00:30Z"),
        Row(
            zone: "Europe/Berlin", first: "2026-10-24T00:30Z", every: Recurrence(days: 1), after: "2026-10-25T00:30Z",
            next: "2026-10-26T01:30Z"),
        // Five minutes are five minutes, through the hour that comes twice.
        Row(
            zone: "Europe/Berlin", first: "2026-10-25T00:55Z", every: Recurrence(minutes: 5),
            after: "2026-10-25T01:02Z", next: "2026-10-25T01:05Z"),
        // New York: spring gap and autumn overlap, weeks.
        Row(
            zone: "America/New_York", first: "2026-03-01T07:30Z", every: Recurrence(weeks: 1),
            after: "2026-03-01T07:30Z", next: "2026-03-08T07:00Z"),
        Row(
            zone: "America/New_York", first: "2026-10-25T05:30Z", every: Recurrence(weeks: 1),
            after: "2026-10-25T05:30Z", next: "2026-11-01T05:30Z"),
        // Days and hours together: the days on the wall, then the hours as they pass.
        Row(
            zone: "America/New_York", first: "2026-03-07T12:00Z", every: Recurrence(days: 1, hours: 2),
            after: "2026-03-07T12:00Z", next: "2026-03-08T13:00Z"),
        // Lord Howe puts its clocks by half an hour: 02:15 does not come on 4 October 2026.
        Row(
            zone: "Australia/Lord_Howe", first: "2026-10-02T15:45Z", every: Recurrence(days: 1),
            after: "2026-10-02T15:45Z", next: "2026-10-03T15:30Z"),
        Row(
            zone: "Australia/Lord_Howe", first: "2026-10-02T15:45Z", every: Recurrence(days: 1),
            after: "2026-10-03T15:30Z", next: "2026-10-04T15:15Z"),
        // … and 01:45 comes twice on 5 April 2026.
        Row(
            zone: "Australia/Lord_Howe", first: "2026-04-03T14:45Z", every: Recurrence(days: 1),
            after: "2026-04-03T14:45Z", next: "2026-04-04T14:45Z"),
        Row(
            zone: "Australia/Lord_Howe", first: "2026-04-03T14:45Z", every: Recurrence(days: 1),
            after: "2026-04-04T14:45Z", next: "2026-04-05T15:15Z"),
        // Kolkata never changes its clocks.
        Row(
            zone: "Asia/Kolkata", first: "2020-01-01T01:30Z", every: Recurrence(days: 1), after: "2026-07-01T02:00Z",
            next: "2026-07-02T01:30Z"),
        // Apia had no 30 December 2011: its noon is taken at the jump, and the 31st keeps its own.
        Row(
            zone: "Pacific/Apia", first: "2011-12-28T22:00Z", every: Recurrence(days: 1), after: "2011-12-29T22:00Z",
            next: "2011-12-30T10:00Z"),
        Row(
            zone: "Pacific/Apia", first: "2011-12-28T22:00Z", every: Recurrence(days: 1), after: "2011-12-30T10:00Z",
            next: "2011-12-30T22:00Z"),
        // Midnight of the skipped day and of the next are one moment, which fires once.
        Row(
            zone: "Pacific/Apia", first: "2011-12-28T10:00Z", every: Recurrence(days: 1), after: "2011-12-30T10:00Z",
            next: "2011-12-31T10:00Z"),
        // The 31st: each month counted from the first date, so March has it again.
        Row(
            zone: "Europe/Berlin", first: "2026-01-31T11:00Z", every: Recurrence(months: 1),
            after: "2026-01-31T11:00Z", next: "2026-02-28T11:00Z"),
        Row(
            zone: "Europe/Berlin", first: "2026-01-31T11:00Z", every: Recurrence(months: 1),
            after: "2026-02-28T11:00Z", next: "2026-03-31T10:00Z"),
        Row(
            zone: "Europe/Berlin", first: "2024-02-29T11:00Z", every: Recurrence(years: 1),
            after: "2027-02-28T11:00Z", next: "2028-02-29T11:00Z"),
        // Years and months are counted together: from 29 February the 29th of June, though 2025 has no leap day.
        Row(
            zone: "Europe/Berlin", first: "2024-02-29T11:00Z", every: Recurrence(years: 1, months: 4),
            after: "2024-02-29T11:00Z", next: "2025-06-29T10:00Z"),
        // Nonsense never fires again and never traps.
        Row(
            zone: "Europe/Berlin", first: "2026-01-01T00:00Z", every: Recurrence(days: -1), after: "2026-01-02T00:00Z",
            next: nil),
        Row(
            zone: "Europe/Berlin", first: "2026-01-01T00:00Z", every: Recurrence(), after: "2026-01-02T00:00Z",
            next: nil),
        Row(
            zone: "Europe/Berlin", first: "2026-01-01T00:00Z", every: Recurrence(weeks: .max, days: .max),
            after: "2026-01-02T00:00Z", next: nil),
    ]

    static func date(_ text: String) throws -> Date {
        try Date(text.replacing("Z", with: ":00Z"), strategy: .iso8601)
    }

    @Test("B12.7: the next date", arguments: rows)
    func table(row: Row) throws {
        let schedule = TimerSchedule(fireDate: try Self.date(row.first), timeZone: row.zone, recurrence: row.every)
        let next = schedule.nextFireDate(after: try Self.date(row.after), calendar: Calendar(identifier: .gregorian))
        #expect(next == (try row.next.map(Self.date)))
    }

    @Test("the zone is the schedule's, else its calendar's, else the hub's")
    func zones() throws {
        var hub = Calendar(identifier: .gregorian)
        hub.timeZone = try #require(TimeZone(identifier: "Asia/Kolkata"))
        let first = try Self.date("2026-03-28T06:00Z")
        let berlin = CalendarDescription(identifier: "gregorian", timeZone: "Europe/Berlin")
        let inBerlin = TimerSchedule(fireDate: first, recurrence: Recurrence(days: 1), recurrenceCalendar: berlin)
        #expect(inBerlin.nextFireDate(after: first, calendar: hub) == first + 23 * 3600)
        let atHub = TimerSchedule(fireDate: first, recurrence: Recurrence(days: 1))
        #expect(atHub.nextFireDate(after: first, calendar: hub) == first + 24 * 3600)
        var own = inBerlin
        own.timeZone = "Asia/Tokyo"
        #expect(own.nextFireDate(after: first, calendar: hub) == first + 24 * 3600)
    }

    @Test("months are those of the calendar given")
    func calendar() throws {
        let hebrew = CalendarDescription(identifier: "hebrew", timeZone: "Asia/Jerusalem")
        let first = try Self.date("2026-03-19T10:00Z")
        let schedule = TimerSchedule(fireDate: first, recurrence: Recurrence(months: 1), recurrenceCalendar: hebrew)
        let next = schedule.nextFireDate(after: first, calendar: Calendar(identifier: .gregorian))
        // 1 Nisan 5786 and 1 Iyyar, thirty days later, in summer time.
        #expect(next == (try Self.date("2026-04-18T09:00Z")))
    }

    @Test(
        "each next date is after the one before and the same however it is reached",
        arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran"],
        [
            Recurrence(minutes: 7), Recurrence(hours: 5), Recurrence(days: 1), Recurrence(weeks: 1, hours: 1),
            Recurrence(days: 3, minutes: 30),
        ])
    func chain(zone: String, recurrence: Recurrence) throws {
        let first = try Self.date("2026-01-01T01:10Z")
        let schedule = TimerSchedule(fireDate: first, timeZone: zone, recurrence: recurrence)
        let calendar = Calendar(identifier: .gregorian)
        var date = first
        for _ in 0..<400 {
            let next = try #require(schedule.nextFireDate(after: date, calendar: calendar))
            #expect(next > date)
            #expect(schedule.nextFireDate(after: next - 1, calendar: calendar) == next)
            date = next
        }
    }

    @Test("a date centuries away is found", .timeLimit(.minutes(1)))
    func farAway() throws {
        let schedule = TimerSchedule(
            fireDate: try Self.date("1970-01-01T00:00Z"), timeZone: "Europe/Berlin", recurrence: Recurrence(minutes: 5))
        let next = schedule.nextFireDate(
            after: try Self.date("2999-12-31T23:58Z"), calendar: Calendar(identifier: .gregorian))
        #expect(next == (try Self.date("3000-01-01T00:00Z")))
    }
}
