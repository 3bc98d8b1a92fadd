// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

@Suite("Ends, missed dates and spans in words")
struct TriggerLifeTextTests {
    @Test(
        "a rule for missed dates is read, and printed so that it can be read again",
        arguments: [
            ("skip", .skip, "skip"), ("All", .all, "all"),
            ("once within 30m", .once(within: 1_800), "once within 30 minutes"),
            ("once within 1 hour", .once(within: 3_600), "once within 1 hour"),
            ("once within 90s", .once(within: 90), "once within 90 seconds"),
        ] as [(String, CatchUp, String)])
    func rules(text: String, rule: CatchUp, printed: String) {
        #expect(CatchUpText.rule(text) == rule && CatchUpText.text(rule) == printed)
        #expect(CatchUpText.rule(printed) == rule)
    }

    @Test("no other rule", arguments: ["", "some", "all of them", "once", "once within", "once within 5", "skip 5m"])
    func noRule(text: String) {
        #expect(CatchUpText.rule(text) == nil)
    }

    /// Rome changes its clocks on 2027-03-28.
    @Test(
        "a day ends with its last second, whatever the clocks do",
        arguments: [
            ("2027-03-01", "2027-03-01"), ("2027-03-28", "2027-03-28"), ("2027-03-27", "2027-03-27"),
            ("2027-03-01T18:00", "2027-03-01 18:00"), ("2027-03-01 18:00", "2027-03-01 18:00"),
            ("13:00", "2026-03-02 13:00"),
        ])
    func ends(text: String, printed: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Rome"))
        let now = Date(timeIntervalSince1970: 1_772_449_200)
        let date = try #require(EndText.date(text, now: now, calendar: calendar))
        #expect(EndText.text(date, calendar: calendar) == printed)
        #expect(EndText.date(printed, now: now, calendar: calendar) == date)
        #expect(EndText.text(date + 5, calendar: calendar).hasSuffix(printed.count == 10 ? "00:00:04" : ":00:05"))
    }

    @Test("no other end", arguments: ["", "2027-02-30", "soon", "2027-13-01", "2027-03-0x", "2027-03-01T"])
    func noEnd(text: String) {
        #expect(EndText.date(text, now: FakeHub.now, calendar: FakeHub.calendar) == nil)
    }

    @Test(
        "a span is read",
        arguments: [
            ("90s", 90), ("5m", 300), ("1h30m", 5_400), ("1d", 86_400), ("10 minutes", 600), ("1 Hour", 3_600),
            ("0.5 seconds", 0.5), ("2 days", 172_800), ("", nil), ("5", nil), ("m", nil), ("0s", nil), ("-5m", nil),
            ("0 minutes", nil), ("inf days", nil), ("nan hours", nil), ("5 fortnights", nil), ("1 s", nil),
        ] as [(String, Double?)])
    func spans(text: String, seconds: Double?) {
        #expect(SpanText.seconds(text) == seconds)
    }
}
