// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Changes of one part of an event trigger each, so that two programs which change different parts do not undo each other's
// work. All are refused with `operationNotSupported` for a timer trigger, and as `EventRule.check` and, if the trigger is
// enabled, `ActivationRule` say.

/// Replaces the events that make a trigger run.
package struct UpdateTriggerEvents: Mutation {
    package static let method = "trigger.updateEvents"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let events: [TriggerEvent]

    package init(home: Home.ID, trigger: Trigger.ID, events: [TriggerEvent]) {
        self.home = home
        self.trigger = trigger
        self.events = events
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in plan.events = events }
    }
}

/// Adds an event to those that make a trigger run.
package struct AddTriggerEvent: Mutation {
    package static let method = "trigger.addEvent"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let event: TriggerEvent

    package init(home: Home.ID, trigger: Trigger.ID, event: TriggerEvent) {
        self.home = home
        self.trigger = trigger
        self.event = event
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in plan.events.append(event) }
    }
}

/// Takes an event from those that make a trigger run. The last one stays: `invalidParameter`.
package struct RemoveTriggerEvent: Mutation {
    package static let method = "trigger.removeEvent"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let event: TriggerEvent.ID

    package init(home: Home.ID, trigger: Trigger.ID, event: TriggerEvent.ID) {
        self.home = home
        self.trigger = trigger
        self.event = event
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in
            guard plan.events.contains(where: { $0.id == event }) else {
                throw HubError(.notFound, "The trigger does not wait for this event.")
            }
            plan.events.removeAll { $0.id == event }
        }
    }
}

/// Replaces the events that put back what a trigger's run has changed.
package struct UpdateTriggerEndEvents: Mutation {
    package static let method = "trigger.updateEndEvents"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let endEvents: [TriggerEvent]

    package init(home: Home.ID, trigger: Trigger.ID, endEvents: [TriggerEvent]) {
        self.home = home
        self.trigger = trigger
        self.endEvents = endEvents
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in plan.endEvents = endEvents }
    }
}

/// Replaces the condition of a trigger; nil always holds.
package struct UpdateTriggerPredicate: Mutation {
    package static let method = "trigger.updatePredicate"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let predicate: TriggerPredicate?

    package init(home: Home.ID, trigger: Trigger.ID, predicate: TriggerPredicate?) {
        self.home = home
        self.trigger = trigger
        self.predicate = predicate
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in plan.predicate = predicate }
    }
}

/// Replaces the days of the week on which a trigger may run, 1 for Sunday to 7 for Saturday; nil for all.
package struct UpdateTriggerWeekdays: Mutation {
    package static let method = "trigger.updateWeekdays"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let weekdays: [Int]?

    package init(home: Home.ID, trigger: Trigger.ID, weekdays: [Int]?) {
        self.home = home
        self.trigger = trigger
        self.weekdays = weekdays
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in plan.weekdays = weekdays }
    }
}

/// Says whether a trigger is disabled after it has run once.
package struct UpdateTriggerExecuteOnce: Mutation {
    package static let method = "trigger.updateExecuteOnce"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let executeOnce: Bool

    package init(home: Home.ID, trigger: Trigger.ID, executeOnce: Bool) {
        self.home = home
        self.trigger = trigger
        self.executeOnce = executeOnce
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        try database.changes(of: trigger, in: home, context) { plan throws(HubError) in
            plan.executeOnce = executeOnce
        }
    }
}

extension HomeDatabase {
    /// The change that edits the plan of an event trigger; none if it is the same afterwards.
    fileprivate func changes(
        of trigger: Trigger.ID, in home: Home.ID, _ context: MutationContext,
        _ edit: (inout EventPlan) throws(HubError) -> Void
    ) throws(HubError) -> [Change] {
        let home = try requiredHome(home)
        var trigger = try self.trigger(trigger, in: home)
        guard let old = trigger.plan else {
            throw HubError(.operationNotSupported, "A timer trigger waits for no events; make an event trigger.")
        }
        var plan = old
        try edit(&plan)
        try EventRule.check(plan, in: home, of: self)
        plan = plan.normalised.personal(to: context.asker, after: old)
        guard plan != old else { return [] }
        trigger.kind = .event(plan: plan)
        if trigger.isEnabled {
            trigger.nextFireDate = try ActivationRule.nextDate(of: trigger, in: home, context: context)
        }
        return [.triggerUpdated(trigger: trigger, home: home.id)]
    }
}
