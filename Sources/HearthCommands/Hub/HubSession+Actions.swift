// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

extension HubSession {
    /// Lets an action set give a characteristic a value, whether it did so before or not.
    ///
    /// - Parameter delay: how many seconds after the start of a run; one at another time stays as it is.
    /// - Returns: the value it gives now: what the accessory can take, which may be less than what was asked for.
    func set(
        _ value: CharacteristicValue, of place: CharacteristicPlace, after delay: Double, in set: ActionSet,
        _ call: CommandCall
    ) async throws(CommandError) -> (revision: Revision, value: CharacteristicValue) {
        let reference = place.reference
        let commit: Commit
        if let existing = set.actions.first(where: { $0.characteristic == reference && $0.delay == delay }) {
            commit = try await mutate(
                UpdateAction(home: place.home.id, actionSet: set.id, action: existing.id, targetValue: value))
        } else {
            let action = Action(
                id: .init(call.environment.makeID()), characteristic: reference, targetValue: value, delay: delay)
            commit = try await mutate(AddAction(home: place.home.id, actionSet: set.id, action: action))
        }
        return (commit.revision, commit.action(on: reference, after: delay, in: set.id)?.targetValue ?? value)
    }
}

extension Commit {
    /// What an action set does with a characteristic after this commit; nil if it does not say.
    fileprivate func action(
        on characteristic: CharacteristicReference, after delay: Double, in set: ActionSet.ID
    ) -> Action? {
        changes.lazy.compactMap { change in
            guard case .actionsChanged(set, _, let actions) = change else { return nil }
            return actions.first { $0.characteristic == characteristic && $0.delay == delay }
        }.first
    }
}
