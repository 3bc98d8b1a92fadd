// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import Testing

@testable import HearthCommands

struct ScheduleTextTests {
    private let text = ScheduleText(FakeHub.calendar)

    @Test("dates are of the calendar's zone")
    func date() {
        #expect(text.date(FakeHub.now) == "2026-03-01 13:00")
        #expect(text.time(FakeHub.now) == "13:00:30")
        #expect(text.date(nil) == "–")
    }

    @Test("a schedule with a zone of its own is told in that zone")
    func zone() {
        let schedule = TimerSchedule(fireDate: FakeHub.now, timeZone: "America/New_York", recurrence: .init(weeks: 2))
        #expect(text.schedule(schedule) == "2026-03-01 07:00, every 2 weeks, America/New_York")
    }

    @Test(
        "intervals in words",
        arguments: [
            (Recurrence(days: 1), "every day"), (Recurrence(hours: 1, minutes: 30), "every 1 hour 30 minutes"),
            (Recurrence(minutes: 5), "every 5 minutes"), (Recurrence(days: 0, minutes: 10), "every 10 minutes"),
        ])
    func recurrence(recurrence: Recurrence, expected: String) {
        let schedule = TimerSchedule(fireDate: FakeHub.now, recurrence: recurrence)
        #expect(text.schedule(schedule) == "2026-03-01 13:00, \(expected)")
    }
}
