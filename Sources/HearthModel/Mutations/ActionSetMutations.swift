// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Makes an empty action set.
package struct AddActionSet: Mutation {
    package static let method = "actionSet.add"

    package let home: Home.ID
    package let name: String

    package init(home: Home.ID, name: String) {
        self.home = home
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        try home.checkNewName(name)
        let set = ActionSet(id: ActionSet.ID(context.makeID()), name: name)
        return [.actionSetAdded(actionSet: set, home: home.id)]
    }
}

/// Removes an action set; triggers lose it.
package struct RemoveActionSet: Mutation {
    package static let method = "actionSet.remove"

    package let home: Home.ID
    package let actionSet: ActionSet.ID

    package init(home: Home.ID, actionSet: ActionSet.ID) {
        self.home = home
        self.actionSet = actionSet
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        guard !ActionSet.Kind.builtIn.contains(set.kind) else {
            throw HubError(
                .cannotRemoveBuiltinActionSet,
                "Every home keeps this action set; take its actions out of it instead.")
        }
        var changes: [Change] = []
        for trigger in home.triggers where trigger.actionSets.contains(set.id) {
            changes.append(.triggerUpdated(trigger: trigger.without(set.id), home: home.id))
        }
        return changes + [.actionSetRemoved(actionSet: set.id, home: home.id)]
    }
}

/// Gives an action set another name.
package struct RenameActionSet: Mutation {
    package static let method = "actionSet.rename"

    package let home: Home.ID
    package let actionSet: ActionSet.ID
    package let name: String

    package init(home: Home.ID, actionSet: ActionSet.ID, name: String) {
        self.home = home
        self.actionSet = actionSet
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        try set.checkIsShared()
        try home.checkRename(from: set.name, to: name)
        return [.actionSetRenamed(actionSet: set.id, home: home.id, name: name)]
    }
}

/// Adds a write to an action set. It may have a delay of up to 24 hours, and a set may have several for one characteristic
/// if their delays differ.
package struct AddAction: Mutation {
    package static let method = "actionSet.addAction"

    package let home: Home.ID
    package let actionSet: ActionSet.ID
    package let action: Action

    package init(home: Home.ID, actionSet: ActionSet.ID, action: Action) {
        self.home = home
        self.actionSet = actionSet
        self.action = action
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        try checkIsNew(to: set, in: database)
        let value = try database.preparedTarget(action.targetValue, of: action.characteristic, in: home)
        try Action.checkDelay(action.delay)
        let prepared = Action(
            id: action.id, characteristic: action.characteristic, targetValue: value, delay: action.delay)
        return [.actionsChanged(actionSet: set.id, home: home.id, actions: set.actions + [prepared])]
    }

    /// An action object belongs to one set, and a set has one action for a characteristic at a time: its order is undefined.
    /// Source: behaviour section 11.
    private func checkIsNew(to set: ActionSet, in database: HomeDatabase) throws(HubError) {
        guard !set.actions.contains(where: { $0.id == action.id }) else {
            throw HubError(.alreadyExists, "The action is in the set already; change its target value.")
        }
        try set.checkIsFree(action.characteristic, after: action.delay)
        let others = database.homes.lazy.flatMap(\.actionSets)
        guard !others.contains(where: { $0.actions.contains { $0.id == action.id } }) else {
            throw HubError(.actionInAnotherActionSet, "The action is in another action set; make a new one.")
        }
    }
}

/// Takes a write out of an action set.
package struct RemoveAction: Mutation {
    package static let method = "actionSet.removeAction"

    package let home: Home.ID
    package let actionSet: ActionSet.ID
    package let action: Action.ID

    package init(home: Home.ID, actionSet: ActionSet.ID, action: Action.ID) {
        self.home = home
        self.actionSet = actionSet
        self.action = action
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        let index = try set.index(of: action)
        var actions = set.actions
        actions.remove(at: index)
        return [.actionsChanged(actionSet: set.id, home: home.id, actions: actions)]
    }
}

/// Gives a write of an action set another target value.
package struct UpdateAction: Mutation {
    package static let method = "actionSet.updateAction"

    package let home: Home.ID
    package let actionSet: ActionSet.ID
    package let action: Action.ID
    package let targetValue: CharacteristicValue

    package init(home: Home.ID, actionSet: ActionSet.ID, action: Action.ID, targetValue: CharacteristicValue) {
        self.home = home
        self.actionSet = actionSet
        self.action = action
        self.targetValue = targetValue
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        let index = try set.index(of: action)
        var actions = set.actions
        actions[index].targetValue = try database.preparedTarget(
            targetValue, of: actions[index].characteristic, in: home)
        guard actions != set.actions else { return [] }
        return [.actionsChanged(actionSet: set.id, home: home.id, actions: actions)]
    }
}

/// Makes a write of an action set come so many seconds after the start of a run: 0, at once, to 24 hours.
package struct UpdateActionDelay: Mutation {
    package static let method = "actionSet.updateActionDelay"

    package let home: Home.ID
    package let actionSet: ActionSet.ID
    package let action: Action.ID
    package let delay: Double

    package init(home: Home.ID, actionSet: ActionSet.ID, action: Action.ID, delay: Double) {
        self.home = home
        self.actionSet = actionSet
        self.action = action
        self.delay = delay
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let set = try database.actionSet(actionSet, in: home)
        let index = try set.index(of: action)
        try Action.checkDelay(delay)
        try set.checkIsFree(set.actions[index].characteristic, after: delay, changing: action)
        var actions = set.actions
        actions[index].delay = delay
        guard actions != set.actions else { return [] }
        return [.actionsChanged(actionSet: set.id, home: home.id, actions: actions)]
    }
}
