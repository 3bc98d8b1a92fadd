// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HAPCatalogue
internal import HearthModel
internal import HearthStore

/// Triggers: what starts them, and that it is recorded before anything is written to a device.
extension HomeRegistry {
    // MARK: - Events

    /// Tells the one follower what devices' news mean for triggers, from now on, in their order.
    func followEvents(_ follower: @escaping @Sendable (HomeDatabase.Consequence) -> Void) {
        eventFollower = follower
    }

    /// Tells what a change of a value means for triggers.
    func tellEvents(of change: ValueChange) {
        guard let eventFollower else { return }
        let (now, calendar) = (context.now, context.calendar)
        for consequence in database.consequences(of: change, at: now, calendar: calendar) {
            eventFollower(consequence)
        }
    }

    /// Looks at a trigger of which an event has happened, and records what becomes of it.
    func consider(_ trigger: Trigger, in home: Home.ID, cause: Trace.Cause) throws(HubError) -> TriggerDecision {
        let question = TriggerQuestion(trigger: trigger, home: home, cause: cause, date: context.now, past: nil)
        return try decide(question, values: nil)
    }

    // MARK: - Dates

    /// Takes every trigger that is due, and records what becomes of it: it runs, its devices have to be asked first, or the
    /// date is passed over. Before, what a wrong clock or another zone has planned is planned anew. Triggers that have come to
    /// their end are disabled; what they missed before is not made up for.
    ///
    /// - Parameters:
    ///   - grace: how late a date may be and is still on time, in seconds.
    ///   - hasNewZone: whether the machine's zone is another, or has other rules.
    func takeDueTriggers(grace: TimeInterval, hasNewZone: Bool) -> DueTriggers {
        var due = DueTriggers()
        do throws(HubError) {
            if lookAtClock() || hasNewZone {
                let (now, calendar) = (context.now, context.calendar)
                // Until that is recorded it is still to be done.
                hasPlanned = false
                try commit(database.changes(planningAnewAt: now, margin: grace, calendar: calendar), for: nil)
                hasPlanned = true
            }
            try endTriggers(at: context.now.addingTimeInterval(-grace))
            while try takeOneDate(of: &due, grace: grace) {}
            try takeLasted(of: &due)
            try endTriggers(at: context.now)
        } catch {
            due.failure = error
        }
        return due
    }

    /// Takes the first date of each trigger that is due, all in one transaction.
    ///
    /// - Returns: whether there was any.
    private func takeOneDate(of all: inout DueTriggers, grace: TimeInterval) throws(HubError) -> Bool {
        let context = context
        let due = database.dueTriggers(at: context.now).filter { !considered.contains($0.trigger.id) }
        guard !due.isEmpty else { return false }
        var (changes, traces, part): ([Change], [Trace], DueTriggers) = ([], [], DueTriggers())
        for (home, trigger) in due {
            let turn = trigger.turn(
                at: context.now, grace: grace, location: home.location, calendar: context.calendar)
            guard let turn else { continue }
            let outcome = outcome(of: trigger, in: home.id, turn, context)
            changes += outcome.changes
            traces += outcome.traces
            if let run = outcome.run { part.runs.append(run) }
            if let question = outcome.question { part.questions.append(question) }
        }
        try commit(changes, for: nil, traces: traces)
        considered.formUnion(part.questions.map(\.trigger.id))
        for run in part.runs { begin(run) }
        all.runs += part.runs
        all.questions += part.questions
        return true
    }

    typealias Outcome = (
        changes: [Change], traces: [Trace], run: TriggerRun?, question: TriggerQuestion?
    )

    private func outcome(
        of trigger: Trigger, in home: Home.ID, _ turn: Trigger.Turn, _ context: MutationContext
    ) -> Outcome {
        guard let cause = turn.run, let date = turn.date else {
            let cause = Trace.Cause.missed(due: trigger.nextFireDate ?? context.now, last: nil)
            let passed = database.pass(
                trigger, in: home, cause: cause, outcome: .missed, past: turn.past, context: context)
            return (passed.changes, [passed.trace], nil, nil)
        }
        return outcome(
            of: TriggerQuestion(trigger: trigger, home: home, cause: cause, date: date, past: turn.past), nil, context)
    }

    /// What becomes of a trigger with what is known of its devices; nil asks them if it matters.
    func outcome(
        of question: TriggerQuestion, _ values: [CharacteristicReference: CharacteristicValue]?,
        _ context: MutationContext
    ) -> Outcome {
        var outcome = verdict(on: question, values, context)
        if let lasted = question.lasted, outcome.question == nil {
            outcome.changes = database.changes(
                outcome.changes, notingThatLastedUntil: lasted, question.trigger, in: question.home)
        }
        return outcome
    }

    private func verdict(
        on question: TriggerQuestion, _ values: [CharacteristicReference: CharacteristicValue]?,
        _ context: MutationContext
    ) -> Outcome {
        let judgement = judgement(on: question, values: values ?? [:])
        switch judgement?.verdict {
        case .unknown? where values == nil && question.asksDevices: return ([], [], nil, question)
        case nil, .holds?:
            let run = database.run(
                of: question.trigger, in: question.home, cause: question.cause, condition: judgement,
                past: question.past, context: context
            ) { live.freshValue(of: $0) }
            if let run { return (run.changes, [run.trace], run, nil) }
            return outcome(passing: question, judgement, .changed, context)
        case .doesNotHold?: return outcome(passing: question, judgement, .conditionNotMet, context)
        case .unknown?: return outcome(passing: question, judgement, .conditionUnknown, context)
        }
    }

    private func outcome(
        passing question: TriggerQuestion, _ judgement: Judgement?, _ outcome: Trace.Outcome,
        _ context: MutationContext
    ) -> Outcome {
        let passed = database.pass(
            question.trigger, in: question.home, cause: question.cause, condition: judgement, outcome: outcome,
            past: question.past, context: context)
        return (passed.changes, [passed.trace], nil, nil)
    }

    // MARK: - Conditions

    /// What the condition of a trigger comes to; nil if it has none.
    private func judgement(
        on question: TriggerQuestion, values: [CharacteristicReference: CharacteristicValue]
    ) -> Judgement? {
        question.trigger.plan?.predicate?.judgement(
            circumstances(of: question.trigger, in: question.home, at: question.date, values: values))
    }

    /// What is so at a moment, for the condition of a trigger to be held against.
    func circumstances(
        of trigger: Trigger, in home: Home.ID, at date: Date,
        values: [CharacteristicReference: CharacteristicValue]
    ) -> Circumstances {
        let place = database.home(home)
        let holds = place?.triggers.first { $0.id == trigger.id }?.holds ?? []
        return Circumstances(
            date: date, calendar: context.calendar, location: place?.location, values: values,
            people: place.map(People.init) ?? People(), holds: holds)
    }

    /// Records what becomes of a trigger, now that its devices have been asked.
    func answer(
        _ question: TriggerQuestion, with values: [CharacteristicReference: CharacteristicValue]
    ) throws(HubError) -> TriggerDecision {
        try decide(question, values: values)
    }

    /// Lets a trigger whose devices were asked be looked at again: what has become of it, or somebody has made of it meanwhile,
    /// has a date, too.
    func close(_ question: TriggerQuestion) {
        guard question.isDue, considered.remove(question.trigger.id) != nil else { return }
        eventFollower?(.looksAgain)
    }

    private func decide(
        _ question: TriggerQuestion, values: [CharacteristicReference: CharacteristicValue]?
    ) throws(HubError) -> TriggerDecision {
        let outcome = outcome(of: question, values, context)
        if let question = outcome.question { return .asks(question) }
        try commit(outcome.changes, for: nil, traces: outcome.traces)
        guard let run = outcome.run else { return .passes }
        begin(run)
        return .runs(run)
    }

    /// Tells everybody that the action sets of a trigger are running.
    func begin(_ run: TriggerRun) {
        for set in run.actionSets { countRun(of: set, in: run.home, by: 1) }
    }

    // MARK: - Ends

    /// Records that what a trigger has changed is put back; nil if there is nothing.
    func end(_ trigger: Trigger.ID, in home: Home.ID, by event: TriggerEvent?) throws(HubError) -> TriggerRun? {
        guard let run = database.ending(of: trigger, in: home, by: event, context: context) else { return nil }
        try commit(run.changes, for: nil, traces: [run.trace])
        return run
    }

    /// Records the end of all whose end has come with time.
    func takeDueEndings() throws(HubError) -> [TriggerRun] {
        var runs: [TriggerRun] = []
        for (home, trigger) in database.dueEndings(at: context.now) {
            if let run = try end(trigger, in: home, by: nil) { runs.append(run) }
        }
        return runs
    }

    /// Whether a trigger has not run since what it had changed was put back.
    func hasNothingToPutBack(_ trigger: Trigger.ID, in home: Home.ID) -> Bool {
        database.home(home)?.triggers.first { $0.id == trigger }?.restoration == nil
    }

    // MARK: - Delayed actions

    /// Takes the actions whose delay is over from those that wait.
    func takeDelayedActions() throws(HubError) -> [HomeDatabase.DueActions] {
        let (due, changes) = database.delayedActions(dueAt: context.now)
        try commit(changes, for: nil, keeping: Set(due.compactMap(\.trace)))
        return due
    }

    // MARK: - When to look again

    /// When the next trigger is due.
    package var nextFireDate: Date? { database.nextFireDate() }

    /// When to look at triggers again.
    package var nextWakeDate: Date? {
        [
            database.nextFireDate(except: considered), database.nextEndDate, database.nextDelayedDate, nextLastedDate,
            database.nextTriggerEnd(except: considered),
        ].compactMap { $0 }.min()
    }
}

extension TriggerQuestion {
    fileprivate var asksDevices: Bool { trigger.plan?.predicate?.characteristics.isEmpty == false }
}
