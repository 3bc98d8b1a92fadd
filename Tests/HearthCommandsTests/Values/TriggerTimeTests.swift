// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HearthCommands

struct TriggerTimeTests {
    private func text(_ time: String, now: String, zone: String = "Europe/Berlin") throws -> String? {
        let format = Date.ISO8601FormatStyle()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return TriggerTime.date(time, now: try format.parse(now), calendar: calendar).map { format.format($0) }
    }

    @Test(
        "a time of day is the next such time in the zone",
        arguments: [
            ("22:30", "2026-03-01T21:30:00Z"), ("13:00", "2026-03-02T12:00:00Z"), ("7:05", "2026-03-02T06:05:00Z"),
            ("00:00", "2026-03-01T23:00:00Z"),
        ])
    func clockTime(time: String, expected: String) throws {
        #expect(try text(time, now: "2026-03-01T12:00:00Z") == expected)
    }

    @Test("a time that the clock skips is the moment of the change")
    func springForward() throws {
        #expect(try text("02:30", now: "2026-03-28T23:30:00Z") == "2026-03-29T01:00:00Z")
    }

    @Test("a time that comes twice is taken the first time")
    func fallBack() throws {
        #expect(try text("02:30", now: "2026-10-24T22:30:00Z") == "2026-10-25T00:30:00Z")
    }

    @Test(
        "a date is of the zone unless it has an offset",
        arguments: [
            ("2026-12-24T18:00", "2026-12-24T17:00:00Z"), ("2026-07-01 18:00", "2026-07-01T16:00:00Z"),
            ("2026-12-24T18:00:00", "2026-12-24T17:00:00Z"), ("2026-12-24T18:00Z", "2026-12-24T18:00:00Z"),
            ("2026-12-24T18:00:00-05:00", "2026-12-24T23:00:00Z"), ("2026-12-24T18:00+0530", "2026-12-24T12:30:00Z"),
        ])
    func dates(time: String, expected: String) throws {
        #expect(try text(time, now: "2026-03-01T12:00:00Z") == expected)
    }

    @Test(
        "a span is rounded up to a whole minute",
        arguments: [
            ("+10m", "2026-03-01T12:11:00Z"), ("+1h30m", "2026-03-01T13:31:00Z"), ("+1d", "2026-03-02T12:01:00Z"),
        ])
    func spans(time: String, expected: String) throws {
        #expect(try text(time, now: "2026-03-01T12:00:30Z") == expected)
        #expect(try text("+10m", now: "2026-03-01T12:00:00Z") == "2026-03-01T12:10:00Z")
    }

    @Test(
        "nothing else is a time",
        arguments: [
            "", "24:00", "12:60", "1:5", "12", "noon", "+", "+0m", "10m", "2026-02-30T10:00", "2026-13-01T10:00",
            "2026-01-01", "2026-01-01T10:00:30", "2026-01-01T10:00+99:00", "١٢:٣٠", "-10m", ":", "2026-01-01T",
        ])
    func refused(time: String) throws {
        #expect(try text(time, now: "2026-03-01T12:00:00Z") == nil)
    }
}
