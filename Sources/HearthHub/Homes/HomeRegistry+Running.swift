// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel

/// Action sets that run.
extension HomeRegistry {
    /// Takes note that a client runs an action set: tells everybody, and keeps what waits for its delay.
    ///
    /// - Throws: `notFound`, `operationNotSupported` for the set of a trigger, `noActionsInActionSet`,
    ///   `actionSetExecutionInProgress`.
    func beginRun(of id: ActionSet.ID, in home: Home.ID) throws(HubError) -> ActionSet {
        guard let actionSet = database.home(home)?.actionSets.first(where: { $0.id == id }) else {
            throw HubError(.notFound, "There is no such action set in the home; it may have been removed.")
        }
        try actionSet.checkIsShared()
        guard !actionSet.actions.isEmpty else {
            throw HubError(.noActionsInActionSet, "\(actionSet.name) has no actions yet.")
        }
        guard running[id] == nil else {
            throw HubError(.actionSetExecutionInProgress, "\(actionSet.name) is running already.")
        }
        try commit(actionSet.changes(delayingIn: home, from: context.now, trace: nil), for: nil)
        countRun(of: id, in: home, by: 1)
        return actionSet
    }

    /// Takes note that runs of action sets start (1) or are over (-1), and tells everybody of the first and the last.
    func countRun(of id: ActionSet.ID, in home: Home.ID, by step: Int) {
        let count = running[id, default: 0] + step
        running[id] = count == 0 ? nil : count
        guard count == max(0, step) else { return }
        tellFollowers(.actionSetExecuting(home: home, actionSet: id, isExecuting: step > 0))
    }

    /// Tells everybody that it is over, records the run and hands the outcome over.
    func endRun(
        of id: ActionSet.ID, in home: Home.ID, for client: Client.ID?, outcome: HubError?,
        results: [HearthIPC.CharacteristicResult], answer: (ActionSetExecuted) -> Void
    ) {
        countRun(of: id, in: home, by: -1)
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
            home.actionSets.map(\.id).filter { running[$0] != nil }.map { (home.id, $0) }
        }
    }
}
