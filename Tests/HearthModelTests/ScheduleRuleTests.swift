// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@Suite struct ScheduleRuleTests {
    private let now = Date(timeIntervalSince1970: 1_772_449_200)

    private func check(_ schedule: TimerSchedule) throws(HubError) {
        try ScheduleRule.check(schedule, now: now)
    }

    @Test("the date is a whole minute, and to come if it is the only one")
    func date() {
        #expect(throws: Never.self) { try check(TimerSchedule(fireDate: now + 60)) }
        #expect(throws: HubError(.dateMustBeOnSpecifiedBoundaries, "")) { try check(TimerSchedule(fireDate: now + 61)) }
        #expect(throws: HubError(.dateMustBeOnSpecifiedBoundaries, "")) {
            try check(TimerSchedule(fireDate: now + 60.001))
        }
        #expect(throws: HubError(.fireDateInPast, "")) { try check(TimerSchedule(fireDate: now)) }
        #expect(throws: Never.self) {
            try check(TimerSchedule(fireDate: now - 86_400, recurrence: Recurrence(days: 1)))
        }
    }

    @Test("dates beyond all calendars are refused", arguments: [1e300, -1e300, .infinity, .nan, 1e13])
    func absurd(seconds: Double) {
        #expect(throws: HubError(.invalidParameter, "")) {
            try check(TimerSchedule(fireDate: Date(timeIntervalSinceReferenceDate: seconds)))
        }
    }

    @Test(
        "recurrences from five minutes to five weeks, both ends included",
        arguments: [
            Recurrence(minutes: 5), Recurrence(weeks: 5), Recurrence(days: 35), Recurrence(hours: 840),
            Recurrence(weeks: 4, days: 6, hours: 23, minutes: 60), Recurrence(years: 0, days: 1, seconds: 0),
            Recurrence(hours: 24),
        ])
    func allowed(recurrence: Recurrence) {
        #expect(throws: Never.self) { try check(TimerSchedule(fireDate: now, recurrence: recurrence)) }
    }

    @Test(
        "other recurrences, each with its code",
        arguments: [
            (Recurrence(), .recurrenceTooSmall), (Recurrence(minutes: 4), .recurrenceTooSmall),
            (Recurrence(minutes: -5), .recurrenceTooSmall), (Recurrence(days: 2, hours: -1), .recurrenceTooSmall),
            (Recurrence(days: 35, minutes: 1), .recurrenceTooLarge), (Recurrence(months: 1), .recurrenceTooLarge),
            (Recurrence(years: 1), .recurrenceTooLarge), (Recurrence(weeks: .max), .recurrenceTooLarge),
            (Recurrence(days: .max, minutes: .max), .recurrenceTooLarge),
            (Recurrence(hours: 1, seconds: 30), .dateMustBeOnSpecifiedBoundaries),
            (Recurrence(nanoseconds: 1), .dateMustBeOnSpecifiedBoundaries),
        ] as [(Recurrence, HubError.Code)])
    func refused(recurrence: Recurrence, code: HubError.Code) {
        #expect(throws: HubError(code, "")) { try check(TimerSchedule(fireDate: now, recurrence: recurrence)) }
    }

    @Test("zones and calendars must be known")
    func identifiers() {
        let date = now + 60
        for zone in ["Nowhere/Land", "", "Europe/Berlin\u{0}"] {
            #expect(throws: HubError(.invalidParameter, "")) {
                try check(TimerSchedule(fireDate: date, timeZone: zone))
            }
        }
        #expect(throws: HubError(.invalidParameter, "")) {
            try check(TimerSchedule(fireDate: date, recurrenceCalendar: CalendarDescription(identifier: "stardates")))
        }
        let odd = CalendarDescription(identifier: "gregorian", timeZone: "Mars/Olympus")
        #expect(throws: HubError(.invalidParameter, "")) {
            try check(TimerSchedule(fireDate: date, recurrenceCalendar: odd))
        }
        let good = CalendarDescription(identifier: "islamic-umalqura", timeZone: "Asia/Riyadh")
        #expect(throws: Never.self) {
            try check(TimerSchedule(fireDate: date, timeZone: "Pacific/Apia", recurrenceCalendar: good))
        }
    }

    @Test(
        "Foundation's calendars survive their description",
        arguments: [
            .gregorian, .iso8601, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
            .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese, .persian,
            .republicOfChina,
        ] as [Calendar.Identifier])
    func calendars(identifier: Calendar.Identifier) throws {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Kolkata"))
        let described = CalendarDescription(calendar)
        #expect(described.calendar?.identifier == identifier)
        #expect(described.calendar?.timeZone.identifier == "Asia/Kolkata")
    }
}
