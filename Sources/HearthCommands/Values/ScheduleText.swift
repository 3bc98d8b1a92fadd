// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// Schedules and dates as people read them.
struct ScheduleText {
    private let calendar: Calendar

    init(_ calendar: Calendar) {
        self.calendar = calendar
    }

    /// `2026-12-24 18:00`, in the calendar's zone.
    func date(_ date: Date?) -> String {
        guard let date else { return "–" }
        let parts = calendar.wallComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = [parts.year, parts.month, parts.day].map { Self.padded($0) }.joined(separator: "-")
        return "\(day) \(Self.padded(parts.hour)):\(Self.padded(parts.minute))"
    }

    /// `2026-12-24 18:00:05`, in the calendar's zone.
    func moment(_ date: Date) -> String { "\(self.date(date).prefix(10)) \(time(date))" }

    /// `18:00:05`, in the calendar's zone.
    func time(_ date: Date) -> String {
        let parts = calendar.wallComponents([.hour, .minute, .second], from: date)
        return [parts.hour, parts.minute, parts.second].map { Self.padded($0) }.joined(separator: ":")
    }

    /// `2026-12-24 18:00, every day, Europe/Berlin`
    func schedule(_ schedule: TimerSchedule) -> String {
        var local = calendar
        if let zone = schedule.timeZone.flatMap(TimeZone.init(identifier:)) { local.timeZone = zone }
        let parts = [
            ScheduleText(local).date(schedule.fireDate), schedule.recurrence.map { "every " + Self.span($0) },
            schedule.timeZone,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// What makes a trigger run, when it ends, and what becomes of dates that it missed:
    /// `at sunset; on weekdays; ends 2027-03-01; missed: all`.
    func text(of trigger: Trigger, in snapshot: HubSnapshot) -> String {
        let kind =
            switch trigger.kind {
            case .timer(let schedule): self.schedule(schedule)
            case .event(let plan): PlanText(snapshot).plan(plan)
            }
        return ([kind] + life(of: trigger)).joined(separator: "; ")
    }

    /// What is said of its end and its missed dates; nothing if it has no end and passes over those, as most do.
    private func life(of trigger: Trigger) -> [String] {
        let end = trigger.endDate.map { "ends " + EndText.text($0, calendar: calendar) }
        let missed = trigger.catchUp == .skip ? nil : "missed: " + CatchUpText.text(trigger.catchUp)
        return [end, missed].compactMap { $0 }
    }

    private static func span(_ recurrence: Recurrence) -> String {
        let units = [
            (recurrence.years, "year"), (recurrence.months, "month"), (recurrence.weeks, "week"),
            (recurrence.days, "day"), (recurrence.hours, "hour"), (recurrence.minutes, "minute"),
            (recurrence.seconds, "second"),
        ]
        let parts = units.compactMap { number, unit in number.flatMap { $0 == 0 ? nil : ($0, unit) } }
        if parts.count == 1, let only = parts.first, only.0 == 1 { return only.1 }
        return parts.map { "\($0) \($1)" + ($0 == 1 ? "" : "s") }.joined(separator: " ")
    }

    private static func padded(_ number: Int?) -> String {
        let text = String(number ?? 0)
        return text.count < 2 ? "0" + text : text
    }
}
