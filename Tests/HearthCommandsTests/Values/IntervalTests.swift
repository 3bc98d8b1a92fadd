// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import Testing

@testable import HearthCommands

struct IntervalTests {
    @Test(
        "units add up and keep their calendar meaning",
        arguments: [
            ("5m", Recurrence(minutes: 5), 300), ("1h", Recurrence(hours: 1), 3600),
            ("1d", Recurrence(days: 1), 86_400), ("2w", Recurrence(weeks: 2), 1_209_600),
            ("1H30M", Recurrence(hours: 1, minutes: 30), 5400), ("30m1h", Recurrence(hours: 1, minutes: 30), 5400),
            ("day", Recurrence(days: 1), 86_400), ("2 Weeks", Recurrence(weeks: 2), 1_209_600),
            ("1 hour 30 minutes", Recurrence(hours: 1, minutes: 30), 5400),
        ])
    func reads(text: String, recurrence: Recurrence, seconds: Int) {
        #expect(Interval(text)?.recurrence == recurrence)
        #expect(Interval(text)?.seconds == seconds)
    }

    @Test(
        "nothing else is a span",
        arguments: [
            "", "5", "m", "5s", "0m", "-5m", "5 m", "1.5h", "99999999999999999999m", "9999999m", "٥m", "days 2",
            "2 days 3", "0 days", "x day",
        ])
    func refuses(text: String) {
        #expect(Interval(text) == nil)
    }
}
