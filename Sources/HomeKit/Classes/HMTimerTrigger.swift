// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel
internal import HearthSystem

/// A trigger that fires at a date, and perhaps again and again after an interval.
///
/// Dates and intervals are whole minutes; an interval is 5 minutes to 5 weeks. They are checked when the trigger is added
/// to a home, not here.
public class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    /// Time zone and calendar as the program gave them, which may say more than what travels.
    private struct Given: Sendable {
        var timeZone: TimeZone?
        var recurrence: DateComponents?
        var recurrenceCalendar: Calendar?
    }

    // `@unchecked`: it guards itself.
    private let given: Guarded<Given>

    /// Makes a trigger that is in no home yet. The interval is counted in the hub's own calendar.
    public convenience init(name: String, fireDate: Date, recurrence: DateComponents?) {
        self.init(name, fireDate, Given(recurrence: recurrence))
    }

    /// Makes a trigger that is in no home yet. Without time zone or calendar the hub's own are used.
    @available(*, deprecated, renamed: "init(name:fireDate:recurrence:)")
    public convenience init(
        name: String, fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?, recurrenceCalendar: Calendar?
    ) {
        self.init(
            name, fireDate,
            Given(timeZone: timeZone, recurrence: recurrence, recurrenceCalendar: recurrenceCalendar))
    }

    private init(_ name: String, _ fireDate: Date, _ given: Given) {
        self.given = Guarded(given)
        let schedule = TimerSchedule(
            fireDate: fireDate, timeZone: given.timeZone?.identifier,
            recurrence: given.recurrence.map { Recurrence($0) },
            recurrenceCalendar: given.recurrenceCalendar.map { CalendarDescription($0) })
        let trigger = Trigger(id: Trigger.ID(UUID()), name: name, kind: .timer(schedule: schedule))
        super.init(id: trigger.id, place: .draft(trigger, []))
    }

    /// One that is in a home.
    init(_ trigger: Trigger, anchor: Anchor, home: Home.ID) {
        given = Guarded(Given())
        super.init(id: trigger.id, place: .home(home, anchor))
    }

    private var schedule: TimerSchedule? {
        guard case .timer(let schedule) = record?.kind else { return nil }
        return schedule
    }

    /// The first date, as it was given.
    public var fireDate: Date { schedule?.fireDate ?? .distantPast }

    /// The interval; nil if it fires once.
    public var recurrence: DateComponents? {
        guard let stored = schedule?.recurrence else { return nil }
        let asGiven = given.withLock { $0.recurrence }
        return asGiven.map { Recurrence($0) } == stored ? asGiven : DateComponents(stored)
    }

    /// The calendar in which the interval is counted; nil is the hub's own.
    @available(*, deprecated, message: "Intervals are counted in the calendar of the hub.")
    public var recurrenceCalendar: Calendar? {
        guard let stored = schedule?.recurrenceCalendar else { return nil }
        let asGiven = given.withLock { $0.recurrenceCalendar }
        return asGiven.map { CalendarDescription($0) } == stored ? asGiven : stored.calendar
    }

    /// The time zone in which the interval is counted; nil is the hub's own.
    @available(*, deprecated, message: "Intervals are counted in the time zone of the hub.")
    public var timeZone: TimeZone? {
        guard let stored = schedule?.timeZone else { return nil }
        let asGiven = given.withLock { $0.timeZone }
        return asGiven?.identifier == stored ? asGiven : TimeZone(identifier: stored)
    }
}

// MARK: - Requests

extension HMTimerTrigger {
    /// Makes it fire first at another date.
    public func updateFireDate(_ fireDate: Date, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        update(completionHandler) { $0.fireDate = fireDate }
    }

    /// Makes it fire first at another date.
    public nonisolated(nonsending) func updateFireDate(_ fireDate: Date) async throws {
        try await awaitCompletion { updateFireDate(fireDate, completionHandler: $0) }
    }

    /// Gives it another interval; nil makes it fire once.
    public func updateRecurrence(
        _ recurrence: DateComponents?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        given.withLock { $0.recurrence = recurrence }
        update(completionHandler) { $0.recurrence = recurrence.map { Recurrence($0) } }
    }

    /// Gives it another interval; nil makes it fire once.
    public nonisolated(nonsending) func updateRecurrence(_ recurrence: DateComponents?) async throws {
        try await awaitCompletion { updateRecurrence(recurrence, completionHandler: $0) }
    }

    /// Counts its interval in another time zone; nil is the hub's own.
    @available(*, deprecated, message: "Intervals are counted in the time zone of the hub.")
    public func updateTimeZone(_ timeZone: TimeZone?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        given.withLock { $0.timeZone = timeZone }
        update(completionHandler) { $0.timeZone = timeZone?.identifier }
    }

    /// Counts its interval in another time zone; nil is the hub's own.
    @available(*, deprecated, message: "Intervals are counted in the time zone of the hub.")
    public nonisolated(nonsending) func updateTimeZone(_ timeZone: TimeZone?) async throws {
        try await awaitCompletion { updateTimeZone(timeZone, completionHandler: $0) }
    }

    private func update(_ completionHandler: @escaping CompletionHandler, _ edit: (inout TimerSchedule) -> Void) {
        guard var schedule else { return HomeFeed.refuse(.notFound, about(self, then: completionHandler)) }
        edit(&schedule)
        let edited = schedule
        change(
            completionHandler, draft: { $0.kind = .timer(schedule: edited) },
            wish: { UpdateTimerSchedule(home: $0, trigger: $1, schedule: edited) })
    }
}
