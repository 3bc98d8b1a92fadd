// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Adds a trigger, disabled; its identifier and action sets come with it, its catch-up rule and its end date.
package struct AddTrigger: Mutation {
    package static let method = "trigger.add"

    package let home: Home.ID
    package let trigger: Trigger

    package init(home: Home.ID, trigger: Trigger) {
        self.home = home
        self.trigger = trigger
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        try checkIsNew(to: home, in: database)
        try home.checkNewName(trigger.name)
        try checkActionSets(of: home, in: database)
        switch trigger.kind {
        case .timer(let schedule): try ScheduleRule.check(schedule, now: context.now)
        case .event(let plan): try EventRule.check(plan, in: home, of: database)
        }
        try CatchUpRule.check(trigger.catchUp)
        try ActivationRule.checkEnd(trigger.endDate, now: context.now)
        let kind =
            trigger.plan.map { Trigger.Kind.event(plan: $0.normalised.personal(to: context.asker)) } ?? trigger.kind
        let new = Trigger(
            id: trigger.id, name: trigger.name, kind: kind, actionSets: trigger.actionSets, catchUp: trigger.catchUp,
            endDate: trigger.endDate)
        return [.triggerAdded(trigger: new, home: home.id)]
    }

    private func checkIsNew(to home: Home, in database: HomeDatabase) throws(HubError) {
        guard !home.triggers.contains(where: { $0.id == trigger.id }) else {
            throw HubError(.alreadyExists, "The trigger is in the home already.")
        }
        guard !database.homes.contains(where: { $0.triggers.contains { $0.id == trigger.id } }) else {
            throw HubError(.objectAssociatedToAnotherHome, "The trigger is in another home.")
        }
    }

    private func checkActionSets(of home: Home, in database: HomeDatabase) throws(HubError) {
        for id in trigger.actionSets {
            try database.actionSet(id, in: home, absent: .objectNotAssociatedToAnyHome).checkIsShared()
        }
        guard Set(trigger.actionSets).count == trigger.actionSets.count else {
            throw HubError(.alreadyExists, "The trigger names an action set twice.")
        }
    }
}

/// Removes a trigger, and with it the action set that belongs to it alone.
package struct RemoveTrigger: Mutation {
    package static let method = "trigger.remove"

    package let home: Home.ID
    package let trigger: Trigger.ID

    package init(home: Home.ID, trigger: Trigger.ID) {
        self.home = home
        self.trigger = trigger
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let trigger = try database.trigger(trigger, in: home)
        let owned = home.ownedActionSet(of: trigger).map { Change.actionSetRemoved(actionSet: $0.id, home: home.id) }
        return [.triggerRemoved(trigger: trigger.id, home: home.id)] + [owned].compactMap { $0 }
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
        let home = try database.requiredHome(home)
        let trigger = try database.trigger(trigger, in: home)
        try home.checkRename(from: trigger.name, to: name)
        let owned = home.ownedActionSet(of: trigger).map {
            Change.actionSetRenamed(actionSet: $0.id, home: home.id, name: name)
        }
        return [.triggerRenamed(trigger: trigger.id, home: home.id, name: name)] + [owned].compactMap { $0 }
    }
}

/// Enables or disables a trigger. One that is disabled puts nothing back any more.
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
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home, absent: .objectNotAssociatedToAnyHome)
        // Not planned anew: a date that is due this very moment would be passed over.
        guard trigger.isEnabled != isEnabled else { return [] }
        if isEnabled {
            if let plan = trigger.plan { trigger.kind = .event(plan: plan.personal(to: context.asker)) }
            trigger.nextFireDate = try ActivationRule.nextFireDate(of: trigger, in: home, context: context)
            trigger.isEnabled = true
        } else {
            trigger.disable()
            trigger.restoration = nil
        }
        return [.triggerUpdated(trigger: trigger, home: home.id)]
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
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home)
        let set = try database.actionSet(actionSet, in: home, absent: .objectNotAssociatedToAnyHome)
        guard !trigger.actionSets.contains(set.id) else {
            throw HubError(.alreadyExists, "The trigger runs this action set already.")
        }
        try set.checkIsShared()
        trigger.actionSets.append(set.id)
        return [.triggerUpdated(trigger: trigger, home: home.id)]
    }
}

/// Gives a trigger an empty action set that belongs to it alone. It has the trigger's name, is not among the home's
/// action sets, and is not run, renamed or given to another trigger. Source: behaviour section 11.
package struct AddTriggerOwnedActionSet: Mutation {
    package static let method = "trigger.addOwnedActionSet"

    package let home: Home.ID
    package let trigger: Trigger.ID

    package init(home: Home.ID, trigger: Trigger.ID) {
        self.home = home
        self.trigger = trigger
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home)
        guard home.ownedActionSet(of: trigger) == nil else {
            throw HubError(.alreadyExists, "The trigger has an action set of its own already.")
        }
        let set = ActionSet(id: ActionSet.ID(context.makeID()), name: trigger.name, kind: .triggerOwned)
        trigger.actionSets.append(set.id)
        return [
            .actionSetAdded(actionSet: set, home: home.id), .triggerUpdated(trigger: trigger, home: home.id),
        ]
    }
}

/// Takes an action set from those a trigger runs. One that belongs to the trigger alone is removed.
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
        let home = try database.requiredHome(home)
        let trigger = try database.trigger(trigger, in: home)
        guard trigger.actionSets.contains(actionSet) else {
            throw HubError(.notFound, "The trigger does not run this action set.")
        }
        let update = Change.triggerUpdated(trigger: trigger.without(actionSet), home: home.id)
        guard home.ownedActionSet(of: trigger)?.id == actionSet else { return [update] }
        return [update, .actionSetRemoved(actionSet: actionSet, home: home.id)]
    }
}

/// Replaces the schedule of a timer trigger. Refused with `operationNotSupported` for others.
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
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home)
        guard case .timer = trigger.kind else {
            throw HubError(.operationNotSupported, "Only a timer trigger has a schedule; this one waits for events.")
        }
        try ScheduleRule.check(schedule, now: context.now)
        let old = trigger
        trigger.kind = .timer(schedule: schedule)
        if trigger.isEnabled {
            trigger.nextFireDate = try ActivationRule.nextDate(of: trigger, in: home, context: context)
        }
        return trigger == old ? [] : [.triggerUpdated(trigger: trigger, home: home.id)]
    }
}
