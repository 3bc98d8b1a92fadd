// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Adds a trigger, disabled; its identifier and action sets come with it.
package struct AddTrigger: Mutation {
    package static let method = "trigger.add"

    package let home: Home.ID
    package let trigger: Trigger

    package init(home: Home.ID, trigger: Trigger) {
        self.home = home
        self.trigger = trigger
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Removes a trigger.
package struct RemoveTrigger: Mutation {
    package static let method = "trigger.remove"

    package let home: Home.ID
    package let trigger: Trigger.ID

    package init(home: Home.ID, trigger: Trigger.ID) {
        self.home = home
        self.trigger = trigger
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Gives a trigger another name.
package struct RenameTrigger: Mutation {
    package static let method = "trigger.rename"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let name: String

    package init(home: Home.ID, trigger: Trigger.ID, name: String) {
        self.home = home
        self.trigger = trigger
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Enables or disables a trigger.
package struct EnableTrigger: Mutation {
    package static let method = "trigger.enable"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let isEnabled: Bool

    package init(home: Home.ID, trigger: Trigger.ID, isEnabled: Bool) {
        self.home = home
        self.trigger = trigger
        self.isEnabled = isEnabled
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Adds an action set to those a trigger runs.
package struct AddActionSetToTrigger: Mutation {
    package static let method = "trigger.addActionSet"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let actionSet: ActionSet.ID

    package init(home: Home.ID, trigger: Trigger.ID, actionSet: ActionSet.ID) {
        self.home = home
        self.trigger = trigger
        self.actionSet = actionSet
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Takes an action set from those a trigger runs.
package struct RemoveActionSetFromTrigger: Mutation {
    package static let method = "trigger.removeActionSet"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let actionSet: ActionSet.ID

    package init(home: Home.ID, trigger: Trigger.ID, actionSet: ActionSet.ID) {
        self.home = home
        self.trigger = trigger
        self.actionSet = actionSet
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Replaces the schedule of a timer trigger.
package struct UpdateTimerSchedule: Mutation {
    package static let method = "trigger.updateSchedule"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let schedule: TimerSchedule

    package init(home: Home.ID, trigger: Trigger.ID, schedule: TimerSchedule) {
        self.home = home
        self.trigger = trigger
        self.schedule = schedule
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}
