// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What is recorded when a trigger runs, in one transaction: commit it first, write the values then. So it runs once even
/// if the hub dies in between.
package struct TriggerRun: Sendable {
    /// The trigger as it is after it.
    package let trigger: Trigger
    package let home: Home.ID
    package let changes: [Change]
    /// Of the run that begins, with all actions and no results yet.
    package let trace: Trace

    /// The action sets that run.
    package var actionSets: [ActionSet.ID] {
        changes.compactMap { change in
            if case .actionSetExecuted(let set, _, _) = change { set } else { nil }
        }
    }
}

/// Runs of triggers, and what ends them. Not for clients to ask for. Source: behaviour sections 12 and 13.
extension HomeDatabase {
    /// The run of a trigger: last date, next date, what is to be put back and when, what is to be written later, and, if it
    /// runs only once, that it is disabled.
    ///
    /// Nil if the trigger was disabled, removed or given another plan or date since it was considered.
    ///
    /// - Parameters:
    ///   - cause: a date, and then the next one is taken, or anything else; `test` runs what is disabled, too, and touches
    ///     no dates.
    ///   - past: for a date: from when on the next one counts.
    ///   - known: the last value of a characteristic, if the device has told it lately.
    package func run(
        of considered: Trigger, in home: Home.ID, cause: Trace.Cause, condition: Judgement? = nil, past: Date? = nil,
        context: MutationContext, known: (CharacteristicReference) -> CharacteristicValue?
    ) -> TriggerRun? {
        guard let place = self.home(home), var trigger = place.unchanged(considered, hasCome: past != nil),
            trigger.isEnabled || cause == .test
        else { return nil }
        if cause != .test { trigger.lastFireDate = context.now }
        if let past { trigger.moveOn(past: past, at: place.location, calendar: context.calendar) }
        if let plan = trigger.plan {
            if !plan.endEvents.isEmpty {
                trigger.restoration = place.restoration(after: trigger, known)
                trigger.restoration?.dueDate = plan.nextEndDate(
                    after: context.now, at: place.location, calendar: context.calendar)
            }
            if plan.executeOnce, cause != .test { trigger.disable() }
        }
        var trace = trigger.trace(cause, in: home, condition, .running, context)
        let sets = place.actionSets(of: trigger)
        trace.actions = sets.flatMap(\.traceOfActions)
        if trace.actions.isEmpty { trace.fail("Its scenes have no actions.", at: context.now) }
        let runs = sets.flatMap { $0.changes(runningIn: home, at: context.now, trace: trace.id) }
        return TriggerRun(
            trigger: trigger, home: home, changes: [.triggerUpdated(trigger: trigger, home: home)] + runs, trace: trace)
    }

    /// The change and the trace of a trigger that is looked at and does not run.
    ///
    /// - Parameter past: for a date: from when on the next one counts. Nil leaves the dates alone.
    package func pass(
        _ considered: Trigger, in home: Home.ID, cause: Trace.Cause, condition: Judgement? = nil,
        outcome: Trace.Outcome, past: Date? = nil, context: MutationContext
    ) -> (changes: [Change], trace: Trace) {
        var trace = considered.trace(cause, in: home, condition, outcome, context)
        trace.finishedAt = context.now
        guard let past, let place = self.home(home), var trigger = place.unchanged(considered, hasCome: true) else {
            return ([], trace)
        }
        trigger.moveOn(past: past, at: place.location, calendar: context.calendar)
        return ([.triggerUpdated(trigger: trigger, home: home)], trace)
    }

    /// The changes and the trace of putting back what a trigger has changed; nil if there is nothing. What its scenes were
    /// still to write is not written any more.
    package func ending(
        of id: Trigger.ID, in home: Home.ID, by event: TriggerEvent?, context: MutationContext
    ) -> TriggerRun? {
        guard let place = self.home(home), var trigger = place.triggers.first(where: { $0.id == id }),
            let restoration = trigger.restoration
        else { return nil }
        trigger.restoration = nil
        var trace = trigger.trace(.end(event: event), in: home, nil, .running, context)
        trace.actions = restoration.values.map {
            ActionTrace(actionSet: nil, characteristic: $0.characteristic, value: $0.value)
        }
        let waiting = place.actionSets(of: trigger).filter { $0.pending != nil }
        let stops = waiting.map { Change.actionSetPending(actionSet: $0.id, home: home, pending: nil) }
        return TriggerRun(
            trigger: trigger, home: home, changes: [.triggerUpdated(trigger: trigger, home: home)] + stops, trace: trace
        )
    }

    /// When time ends what a trigger has changed next; nil if that is to come for none.
    ///
    /// An end that was missed while the hub was off is made up for: a light that stays on for ever is worse than one that
    /// goes off late.
    package var nextEndDate: Date? { homes.lazy.flatMap(\.triggers).compactMap { $0.restoration?.dueDate }.min() }

    /// Those whose end has come with time.
    package func dueEndings(at now: Date) -> [(home: Home.ID, trigger: Trigger.ID)] {
        homes.flatMap { home in
            home.triggers.filter { $0.restoration?.dueDate.map { $0 <= now } ?? false }.map { (home.id, $0.id) }
        }
    }
}

extension Home {
    /// A trigger as it is now, if nobody has given it another plan, or another date, since it was considered.
    fileprivate func unchanged(_ considered: Trigger, hasCome: Bool) -> Trigger? {
        guard let trigger = triggers.first(where: { $0.id == considered.id }), trigger.kind == considered.kind,
            !hasCome || (trigger.isEnabled && trigger.nextFireDate == considered.nextFireDate)
        else { return nil }
        return trigger
    }

    fileprivate func actionSets(of trigger: Trigger) -> [ActionSet] {
        trigger.actionSets.compactMap { id in actionSets.first { $0.id == id } }
    }

    /// What there is to put back after a run: what the run before has left, since that is how it was at first; then what
    /// is known now and about to be changed.
    fileprivate func restoration(
        after trigger: Trigger, _ known: (CharacteristicReference) -> CharacteristicValue?
    ) -> Restoration? {
        var values = trigger.restoration?.values ?? []
        for action in actionSets(of: trigger).flatMap(\.actions)
        where !values.contains(where: { $0.characteristic == action.characteristic }) {
            guard let old = known(action.characteristic),
                ValueComparison.notEqualTo.holds(old, action.targetValue) != false
            else { continue }
            values.append(Restoration.Value(action.characteristic, old))
        }
        return values.isEmpty ? nil : Restoration(values: values)
    }
}

extension Trigger {
    fileprivate func trace(
        _ cause: Trace.Cause, in home: Home.ID, _ condition: Judgement?, _ outcome: Trace.Outcome,
        _ context: MutationContext
    ) -> Trace {
        Trace(
            id: Trace.ID(context.makeID()), trigger: id, home: home, name: name, date: context.now, cause: cause,
            condition: condition, outcome: outcome)
    }
}

extension ActionSet {
    fileprivate var traceOfActions: [ActionTrace] {
        actions.map {
            ActionTrace(
                actionSet: isTriggerOwned ? nil : id, characteristic: $0.characteristic, value: $0.targetValue,
                delay: $0.delay)
        }
    }

    /// That it runs now: its date, and what waits for its delay. An empty one does not run.
    package func changes(runningIn home: Home.ID, at date: Date, trace: Trace.ID?) -> [Change] {
        guard !actions.isEmpty else { return [] }
        let executed = Change.actionSetExecuted(actionSet: id, home: home, date: date)
        return [executed] + changes(delayingIn: home, from: date, trace: trace)
    }

    /// What waits for its delay from `date` on; it takes the place of what the run before has left.
    package func changes(delayingIn home: Home.ID, from date: Date, trace: Trace.ID?) -> [Change] {
        let later = actions.filter { $0.delay > 0 }
        guard !later.isEmpty || pending != nil else { return [] }
        let pending = later.isEmpty ? nil : PendingActions(startedAt: date, actions: later, trace: trace)
        return [.actionSetPending(actionSet: id, home: home, pending: pending)]
    }
}
