// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// What Hearth's triggers have and Apple's have not: an end, and a rule for dates that were missed.

/// Says when a trigger ends: after that it does not run any more, and is disabled. Nil takes the end away.
///
/// Refused with `fireDateInPast` for an end that is over, and for one before the next date of an enabled trigger that waits
/// for dates alone.
package struct UpdateTriggerEndDate: Mutation {
    package static let method = "trigger.updateEndDate"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let endDate: Date?

    package init(home: Home.ID, trigger: Trigger.ID, endDate: Date?) {
        self.home = home
        self.trigger = trigger
        self.endDate = endDate
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home)
        try ActivationRule.checkEnd(endDate, now: context.now)
        guard trigger.endDate != endDate else { return [] }
        trigger.endDate = endDate
        // One that is due this very moment stays so.
        let isDue = trigger.nextFireDate.map { $0 <= context.now } ?? false
        if trigger.isEnabled, !isDue {
            trigger.nextFireDate = try ActivationRule.nextDate(of: trigger, in: home, context: context)
        }
        return [.triggerUpdated(trigger: trigger, home: home.id)]
    }
}

/// Says what becomes of a trigger's dates that were missed. `invalidParameter` for less than a minute or more than 7 days.
package struct UpdateTriggerCatchUp: Mutation {
    package static let method = "trigger.updateCatchUp"

    package let home: Home.ID
    package let trigger: Trigger.ID
    package let catchUp: CatchUp

    package init(home: Home.ID, trigger: Trigger.ID, catchUp: CatchUp) {
        self.home = home
        self.trigger = trigger
        self.catchUp = catchUp
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        var trigger = try database.trigger(trigger, in: home)
        try CatchUpRule.check(catchUp)
        guard trigger.catchUp != catchUp else { return [] }
        trigger.catchUp = catchUp
        return [.triggerUpdated(trigger: trigger, home: home.id)]
    }
}
