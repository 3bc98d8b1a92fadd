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
    /// What becomes of dates that were missed.
    package var catchUp: CatchUp
    /// After this it does not run any more, and is disabled; nil never ends.
    package var endDate: Date?
    /// Since when the values that its plan wants to last for a while have lasted.
    package var holds: [Hold]

    package init(
        id: ID, name: String, kind: Kind, isEnabled: Bool = false, actionSets: [ActionSet.ID] = [],
        lastFireDate: Date? = nil, nextFireDate: Date? = nil, restoration: Restoration? = nil,
        catchUp: CatchUp = .skip, endDate: Date? = nil, holds: [Hold] = []
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.isEnabled = isEnabled
        self.actionSets = actionSets
        self.lastFireDate = lastFireDate
        self.nextFireDate = nextFireDate
        self.restoration = restoration
        self.catchUp = catchUp
        self.endDate = endDate
        self.holds = holds
    }
}

extension Trigger {
    /// What an older hub or an older log of commits does not know is missing there.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id), name: try container.decode(String.self, forKey: .name),
            kind: try container.decode(Kind.self, forKey: .kind),
            isEnabled: try container.decode(Bool.self, forKey: .isEnabled),
            actionSets: try container.decode([ActionSet.ID].self, forKey: .actionSets),
            lastFireDate: try container.decodeIfPresent(Date.self, forKey: .lastFireDate),
            nextFireDate: try container.decodeIfPresent(Date.self, forKey: .nextFireDate),
            restoration: try container.decodeIfPresent(Restoration.self, forKey: .restoration),
            catchUp: try container.decodeIfPresent(CatchUp.self, forKey: .catchUp) ?? .skip,
            endDate: try container.decodeIfPresent(Date.self, forKey: .endDate),
            holds: try container.decodeIfPresent([Hold].self, forKey: .holds) ?? [])
    }

    /// The plan of an event trigger.
    package var plan: EventPlan? {
        guard case .event(let plan) = kind else { return nil }
        return plan
    }
}
