// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension HomeDatabase {
    /// The target value of an action as it is stored, after the checks a write undergoes.
    ///
    /// The characteristic must be of the same home and writable (`readOnlyCharacteristic`). Source: behaviour section 11.
    func preparedTarget(
        _ value: CharacteristicValue, of reference: CharacteristicReference, in home: Home
    ) throws(HubError) -> CharacteristicValue {
        let accessory = try accessory(reference.accessory, in: home, absent: .objectNotAssociatedToAnyHome)
        guard let characteristic = accessory.characteristic(reference.iid) else {
            throw HubError(.notFound, "The accessory has no such characteristic.")
        }
        guard characteristic.permissions.contains(.write) else {
            throw HubError(.readOnlyCharacteristic, "The characteristic cannot be written.")
        }
        return try ValueRule.prepared(value, for: characteristic.metadata)
    }
}

extension Action {
    /// The longest delay, in seconds.
    package static let longestDelay: Double = 86_400

    /// Refuses, with `invalidParameter`, a delay that is not 0 to 24 hours.
    static func checkDelay(_ delay: Double) throws(HubError) {
        guard (0...longestDelay).contains(delay) else {
            throw HubError(.invalidParameter, "An action is done at once or up to 24 hours later.")
        }
    }
}

extension ActionSet {
    /// Refuses a second action for a characteristic at the same time: which of them comes first nobody could say. Source:
    /// behaviour section 11, where there are no delays.
    ///
    /// - Parameter changed: an action of the set that is to be changed; it does not count itself.
    func checkIsFree(
        _ characteristic: CharacteristicReference, after delay: Double, changing changed: Action.ID? = nil
    ) throws(HubError) {
        let isTaken = actions.contains {
            $0.id != changed && $0.characteristic == characteristic && $0.delay == delay
        }
        guard !isTaken else {
            throw HubError(.alreadyExists, "The set has an action for this characteristic; change its target value.")
        }
    }

    /// Refuses what a set that belongs to one trigger does not allow. Source: behaviour section 11.
    package func checkIsShared() throws(HubError) {
        guard !isTriggerOwned else {
            throw HubError(
                .operationNotSupported,
                "The action set belongs to one trigger: it is not run, renamed or given to another on its own.")
        }
    }

    func index(of action: Action.ID) throws(HubError) -> Int {
        guard let index = actions.firstIndex(where: { $0.id == action }) else {
            throw HubError(.notFound, "The action is not in the action set.")
        }
        return index
    }
}

extension Home {
    /// What service groups, action sets and triggers lose when accessories leave. One that becomes empty stays. Source:
    /// behaviour section 5.
    func changes(forgetting leaving: Set<Accessory.ID>) -> [Change] {
        groupChanges(forgetting: leaving) + actionSetChanges(forgetting: leaving) + triggerChanges(forgetting: leaving)
    }

    private func groupChanges(forgetting leaving: Set<Accessory.ID>) -> [Change] {
        serviceGroups.flatMap { group in
            group.services.filter { leaving.contains($0.accessory) }.map {
                .serviceRemovedFromGroup(service: $0, group: group.id, home: id)
            }
        }
    }

    private func actionSetChanges(forgetting leaving: Set<Accessory.ID>) -> [Change] {
        actionSets.compactMap { set in
            let kept = set.actions.filter { !leaving.contains($0.characteristic.accessory) }
            guard kept.count < set.actions.count else { return nil }
            return .actionsChanged(actionSet: set.id, home: id, actions: kept)
        }
    }
}
