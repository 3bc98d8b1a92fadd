// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What makes the hub run action sets by itself.
package struct Trigger: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Trigger>

    /// What it waits for. Event triggers will be a second case.
    package enum Kind: Hashable, Sendable, Codable {
        case timer(schedule: TimerSchedule)
    }

    package let id: ID
    package var name: String
    package var kind: Kind
    package var isEnabled: Bool
    package var actionSets: [ActionSet.ID]
    package var lastFireDate: Date?
    /// When it is due next; set while enabled. Moved on in the transaction that records a firing, so it fires once.
    package var nextFireDate: Date?

    package init(
        id: ID, name: String, kind: Kind, isEnabled: Bool = false, actionSets: [ActionSet.ID] = [],
        lastFireDate: Date? = nil, nextFireDate: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.isEnabled = isEnabled
        self.actionSets = actionSets
        self.lastFireDate = lastFireDate
        self.nextFireDate = nextFireDate
    }
}
