// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Whether a trigger may be enabled, and when it is due then. Source: behaviour section 12, "Enabling needs".
enum ActivationRule {
    /// How far away the next date may lie at most.
    static let reach: TimeInterval = 5 * 7 * 86_400

    /// Checks in this order: it has action sets (`noRegisteredActionSets`), none of them is empty
    /// (`noActionsInActionSet`), a date is still to come before its end (`fireDateInPast`), and that is less than five weeks
    /// away (`cannotActivateTriggerTooFarInFuture`).
    static func nextFireDate(
        of trigger: Trigger, in home: Home, context: MutationContext
    ) throws(HubError) -> Date? {
        guard !trigger.actionSets.isEmpty else {
            throw HubError(.noRegisteredActionSets, "The trigger runs no action set yet; add one first.")
        }
        let sets = home.actionSets.filter { trigger.actionSets.contains($0.id) }
        guard sets.allSatisfy({ !$0.actions.isEmpty }) else {
            throw HubError(.noActionsInActionSet, "An action set of the trigger is empty; add actions to it first.")
        }
        return try nextDate(of: trigger, in: home, context: context)
    }

    /// When a trigger is due next, before its end; nil if it waits for more than dates. Refuses as `nextFireDate` does, whatever
    /// its action sets are.
    static func nextDate(of trigger: Trigger, in home: Home, context: MutationContext) throws(HubError) -> Date? {
        try checkEnd(trigger.endDate, now: context.now)
        let next: Date? =
            switch trigger.kind {
            case .timer(let schedule): try nextFireDate(of: schedule, context: context)
            case .event(let plan): try nextFireDate(of: plan, in: home, context: context)
            }
        if next == nil || trigger.isBeforeEnd(next) { return next }
        guard trigger.plan?.events.contains(where: \.comesWithoutTime) == true else {
            throw HubError(.fireDateInPast, "The trigger's next date comes after its end; let it end later.")
        }
        return nil
    }

    /// Refuses an end that is over, with `fireDateInPast`.
    static func checkEnd(_ endDate: Date?, now: Date) throws(HubError) {
        guard let endDate else { return }
        guard endDate.isInReach else {
            throw HubError(.invalidParameter, "The end must lie in the years 1 to 9999.")
        }
        guard endDate > now else {
            throw HubError(.fireDateInPast, "The trigger's end lies in the past; it needs one to come, or none.")
        }
    }

    /// Checks in this order: something can make it run (`invalidParameter`), the home's location is known if it asks for the
    /// sun (`locationForHomeDisabled`), and it does not wait for dates alone that never come (`fireDateInPast`).
    private static func nextFireDate(
        of plan: EventPlan, in home: Home, context: MutationContext
    ) throws(HubError) -> Date? {
        guard !plan.events.isEmpty else {
            throw HubError(.invalidParameter, "The trigger waits for no event; give it one.")
        }
        guard !plan.asksForSun || home.location != nil else {
            throw HubError(
                .locationForHomeDisabled,
                "Sunrise and sunset need to know where the home is; say so with \"hearth home location\".")
        }
        let next = plan.nextFireDate(after: context.now, at: home.location, calendar: context.calendar)
        guard next != nil || plan.events.contains(where: \.comesWithoutTime) else {
            throw HubError(.fireDateInPast, "None of the trigger's events ever comes; give it others.")
        }
        return next
    }

    private static func nextFireDate(of schedule: TimerSchedule, context: MutationContext) throws(HubError) -> Date {
        guard let next = schedule.nextFireDate(after: context.now, calendar: context.calendar) else {
            throw HubError(.fireDateInPast, "The timer has no date left; give it one to come.")
        }
        guard next.timeIntervalSince(context.now) < reach else {
            throw HubError(
                .cannotActivateTriggerTooFarInFuture,
                "The timer's next date is five weeks or more away; enable it later.")
        }
        return next
    }
}

extension Trigger {
    mutating func disable() {
        isEnabled = false
        nextFireDate = nil
    }

    /// Whether it may still run at a date.
    func isBeforeEnd(_ date: Date?) -> Bool {
        guard let date, let endDate else { return true }
        return date <= endDate
    }

    /// Itself without an action set; left with none it is disabled. Source: behaviour section 11.
    func without(_ set: ActionSet.ID) -> Trigger {
        var trigger = self
        trigger.actionSets.removeAll { $0 == set }
        if trigger.actionSets.isEmpty { trigger.disable() }
        return trigger
    }
}
