// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// Answers when triggers fire: a line of numbers for each line of standard input. For `Tests/Oracles`.
///
///     timer ZONE FIRST YEARS MONTHS WEEKS DAYS HOURS MINUTES AFTER COUNT
///     calendar ZONE MONTH DAY HOUR MINUTE WEEKDAYS AFTER COUNT
///     sun LATITUDE LONGITUDE MOMENT
///     next sunrise|sunset LATITUDE LONGITUDE AFTER COUNT
///
/// Times are seconds since 1970; `-` is what is absent; WEEKDAYS are digits, 1 for Sunday. The answer is the next COUNT
/// dates, fewer if it fires no more; for `sun` noon, sunrise and sunset of the day and whether the sun is up at noon.
@main
enum Main {
    static func main() {
        while let line = readLine() {
            let words = line.split(separator: " ").map(String.init)
            guard let answer = answer(to: words) else {
                FileHandle.standardError.write(Data("not understood: \(line)\n".utf8))
                exit(2)
            }
            print(answer)
        }
    }

    private static func answer(to words: [String]) -> String? {
        let numbers = words.dropFirst(2).map(Int.init)
        switch words.first {
        case "timer" where words.count == 11:
            guard let calendar = calendar(of: words[1]), let first = numbers[0] else { return nil }
            let recurrence = Recurrence(
                years: numbers[1], months: numbers[2], weeks: numbers[3], days: numbers[4], hours: numbers[5],
                minutes: numbers[6])
            let schedule = TimerSchedule(fireDate: date(first), timeZone: words[1], recurrence: recurrence)
            return dates(after: numbers[7], numbers[8]) { schedule.nextFireDate(after: $0, calendar: calendar) }
        case "calendar" where words.count == 9:
            guard let calendar = calendar(of: words[1]) else { return nil }
            let time = CalendarTime(month: numbers[0], day: numbers[1], hour: numbers[2], minute: numbers[3])
            var plan = EventPlan(events: [TriggerEvent(id: TriggerEvent.ID(UUID()), kind: .calendar(time: time))])
            if words[6] != "-" { plan.weekdays = words[6].compactMap(\.wholeNumberValue) }
            return dates(after: numbers[5], numbers[6]) { [plan] in
                plan.nextFireDate(after: $0, at: nil, calendar: calendar)
            }
        case "sun" where words.count == 4:
            guard let place = location(words[1], words[2]), let moment = numbers[1] else { return nil }
            let day = SolarDay(nearest: date(moment), at: place)
            let times = [day.noon, day.sunrise, day.sunset].map { $0.map(text) ?? "-" }
            return (times + [day.isUpAtNoon ? "up" : "down"]).joined(separator: " ")
        case "next" where words.count == 6:
            guard let event = SignificantTime.Event(rawValue: words[1]), let place = location(words[2], words[3])
            else { return nil }
            let time = SignificantTime(event: event)
            return dates(after: Int(words[4]), Int(words[5])) { time.nextDate(after: $0, at: place) }
        default: return nil
        }
    }

    private static func dates(after start: Int?, _ count: Int?, next: (Date) -> Date?) -> String? {
        guard let start, let count else { return nil }
        var (last, found): (Date, [String]) = (date(start), [])
        while found.count < count, let date = next(last) {
            found.append(text(date))
            last = date
        }
        return found.joined(separator: " ")
    }

    private static func calendar(of zone: String) -> Calendar? {
        var calendar = Calendar(identifier: .gregorian)
        guard let zone = TimeZone(identifier: zone) else { return nil }
        calendar.timeZone = zone
        return calendar
    }

    private static func location(_ latitude: String, _ longitude: String) -> HomeLocation? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return HomeLocation(latitude: latitude, longitude: longitude)
    }

    private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }

    /// Whole seconds without a point; a fraction is seen.
    private static func text(_ date: Date) -> String {
        Int(exactly: date.timeIntervalSince1970).map(String.init) ?? String(date.timeIntervalSince1970)
    }
}
