// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HearthIPC
internal import HearthModel

/// Action sets that run, and triggers that fire.
extension HomeRegistry {
    /// Takes note that an action set starts, and tells everybody.
    ///
    /// - Parameter client: who wants it; nil for a trigger, which alone may run the set that belongs to it.
    /// - Throws: `notFound`, `operationNotSupported`, `noActionsInActionSet`, `actionSetExecutionInProgress`.
    func beginRun(of id: ActionSet.ID, in home: Home.ID, for client: Client.ID?) throws(HubError) -> ActionSet {
        guard let actionSet = database.home(home)?.actionSets.first(where: { $0.id == id }) else {
            throw HubError(.notFound, "There is no such action set in the home; it may have been removed.")
        }
        if client != nil { try actionSet.checkIsShared() }
        guard !actionSet.actions.isEmpty else {
            throw HubError(.noActionsInActionSet, "\(actionSet.name) has no actions yet.")
        }
        guard running.insert(id).inserted else {
            throw HubError(.actionSetExecutionInProgress, "\(actionSet.name) is running already.")
        }
        tellFollowers(.actionSetExecuting(home: home, actionSet: id, isExecuting: true))
        return actionSet
    }

    /// Tells everybody that it is over, records the run and hands the outcome over.
    func endRun(
        of id: ActionSet.ID, in home: Home.ID, for client: Client.ID?, outcome: HubError?,
        results: [HearthIPC.CharacteristicResult], answer: (ActionSetExecuted) -> Void
    ) {
        running.remove(id)
        tellFollowers(.actionSetExecuting(home: home, actionSet: id, isExecuting: false))
        let changes = database.changes(recordingRunOf: id, in: home, at: context.now)
        do throws(HubError) {
            try commit(changes, for: client) { commit in
                answer(ActionSetExecuted(commit: changes.isEmpty ? nil : commit, results: results, error: outcome))
            }
        } catch {
            answer(ActionSetExecuted(commit: nil, results: results, error: outcome ?? error))
        }
    }

    /// The action sets that are running, with their homes.
    var runningActionSets: [(home: Home.ID, actionSet: ActionSet.ID)] {
        guard !running.isEmpty else { return [] }
        return database.homes.flatMap { home in
            home.actionSets.map(\.id).filter(running.contains).map { (home.id, $0) }
        }
    }

    /// When the next trigger is due.
    package var nextFireDate: Date? { database.nextFiring?.date }

    /// Passes over what was due longer than `grace` ago, plans anew what a wrong clock has planned, then records as fired
    /// what is due now.
    ///
    /// - Parameters:
    ///   - fire: called for each trigger whose action sets are to be run now. What was recorded is run, even if the next
    ///     one cannot be recorded.
    ///   - consider: called for each event trigger that has moved on, but whose condition cannot be told without asking
    ///     devices; with the date that counts.
    func fireDueTriggers(
        grace: TimeInterval, fire: @Sendable (Trigger, Home.ID) -> Void,
        consider: @Sendable (Trigger, Home.ID, Date) -> Void
    ) throws(HubError) {
        let context = context
        let tooLate = context.now.addingTimeInterval(-grace)
        try commit(
            database.changes(skippingFiringsUntil: tooLate, calendar: context.calendar), for: nil)
        try commit(
            database.changes(planningAnewAt: context.now, margin: grace, calendar: context.calendar), for: nil)
        while let next = database.nextFiring, next.date <= context.now {
            for (home, id) in next.triggers {
                guard let plan = database.home(home)?.triggers.first(where: { $0.id == id })?.plan else {
                    let changes = database.changes(firing: id, in: home, context: context)
                    try commit(changes, for: nil)
                    for case .triggerUpdated(let trigger, let home) in changes { fire(trigger, home) }
                    continue
                }
                try come(id, in: home, plan, due: next.date, fire: fire, consider: consider)
            }
        }
    }

    /// A date of an event trigger has come.
    private func come(
        _ id: Trigger.ID, in home: Home.ID, _ plan: EventPlan, due: Date,
        fire: @Sendable (Trigger, Home.ID) -> Void, consider: @Sendable (Trigger, Home.ID, Date) -> Void
    ) throws(HubError) {
        let verdict = verdict(on: plan, in: home, at: due, values: [:])
        if verdict == true, let trigger = database.home(home)?.triggers.first(where: { $0.id == id }) {
            if let trigger = try run(trigger, in: home) { fire(trigger, home) }
            return
        }
        let changes = database.changes(passing: id, in: home, context: context)
        try commit(changes, for: nil)
        guard verdict == nil else { return }
        for case .triggerUpdated(let trigger, let home) in changes { consider(trigger, home, due) }
    }
}
