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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Adds a write to an action set.
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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
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
        throw HubError(.operationNotSupported, "not written yet")
    }
}
