// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

extension HubSession {
    /// Lets an action set give a characteristic a value, whether it did so before or not.
    ///
    /// - Returns: the value it gives now: what the accessory can take, which may be less than what was asked for.
    func set(
        _ value: CharacteristicValue, of place: CharacteristicPlace, in set: ActionSet, _ call: CommandCall
    ) async throws(CommandError) -> (revision: Revision, value: CharacteristicValue) {
        let reference = place.reference
        let commit: Commit
        if let existing = set.actions.first(where: { $0.characteristic == reference }) {
            commit = try await mutate(
                UpdateAction(home: place.home.id, actionSet: set.id, action: existing.id, targetValue: value))
        } else {
            let action = Action(id: .init(call.environment.makeID()), characteristic: reference, targetValue: value)
            commit = try await mutate(AddAction(home: place.home.id, actionSet: set.id, action: action))
        }
        return (commit.revision, commit.action(on: reference, in: set.id)?.targetValue ?? value)
    }
}

extension Commit {
    /// What an action set does with a characteristic after this commit; nil if it does not say.
    fileprivate func action(on characteristic: CharacteristicReference, in set: ActionSet.ID) -> Action? {
        changes.lazy.compactMap { change in
            guard case .actionsChanged(set, _, let actions) = change else { return nil }
            return actions.first { $0.characteristic == characteristic }
        }.first
    }
}
