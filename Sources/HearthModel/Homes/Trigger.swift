// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What makes the hub run action sets by itself.
package struct Trigger: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Trigger>

    /// What it waits for.
    package enum Kind: Hashable, Sendable, Codable {
        case timer(schedule: TimerSchedule)
        case event(plan: EventPlan)
    }

    package let id: ID
    package var name: String
    package var kind: Kind
    package var isEnabled: Bool
    package var actionSets: [ActionSet.ID]
    package var lastFireDate: Date?
    /// When it is due next; set while enabled, unless it is an event trigger for which no time comes. Moved on in the
    /// transaction that records a firing, so it fires once.
    package var nextFireDate: Date?
    /// What its last run has changed and one of its end events will put back; nil if there is nothing.
    package var restoration: Restoration?

    package init(
        id: ID, name: String, kind: Kind, isEnabled: Bool = false, actionSets: [ActionSet.ID] = [],
        lastFireDate: Date? = nil, nextFireDate: Date? = nil, restoration: Restoration? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.isEnabled = isEnabled
        self.actionSets = actionSets
        self.lastFireDate = lastFireDate
        self.nextFireDate = nextFireDate
        self.restoration = restoration
    }
}

extension Trigger {
    /// The plan of an event trigger.
    package var plan: EventPlan? {
        guard case .event(let plan) = kind else { return nil }
        return plan
    }
}
