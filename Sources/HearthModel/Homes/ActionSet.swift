// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// A scene: writes that are done together, in no particular order but that of their delays.
package struct ActionSet: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<ActionSet>

    /// Where a set comes from. Raw values travel and are stored.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case userDefined
        case wakeUp
        case sleep
        case homeDeparture
        case homeArrival
        /// Belongs to one trigger and goes with it; not among the home's action sets that people see.
        case triggerOwned

        package static let builtIn: [Kind] = [.wakeUp, .sleep, .homeDeparture, .homeArrival]

        /// The name a built-in set has when its home is made. Source: behaviour section 11.
        package var suggestedName: String {
            switch self {
            case .userDefined, .triggerOwned: ""
            case .wakeUp: "Good Morning"
            case .sleep: "Good Night"
            case .homeDeparture: "Leave Home"
            case .homeArrival: "Arrive Home"
            }
        }
    }

    package let id: ID
    package var name: String
    package let kind: Kind
    package var actions: [Action]
    package var lastExecutionDate: Date?
    /// What is still to come of its last run; nil if nothing is.
    package var pending: PendingActions?

    package var isTriggerOwned: Bool { kind == .triggerOwned }

    package init(
        id: ID, name: String, kind: Kind = .userDefined, actions: [Action] = [], lastExecutionDate: Date? = nil,
        pending: PendingActions? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.actions = actions
        self.lastExecutionDate = lastExecutionDate
        self.pending = pending
    }
}

/// One write of an action set.
package struct Action: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Action>

    package let id: ID
    package let characteristic: CharacteristicReference
    package var targetValue: CharacteristicValue
    /// Seconds after the start of a run at which it is written; 0 is at once. Apple's scenes know no delays.
    package var delay: Double

    package init(
        id: ID, characteristic: CharacteristicReference, targetValue: CharacteristicValue, delay: Double = 0
    ) {
        self.id = id
        self.characteristic = characteristic
        self.targetValue = targetValue
        self.delay = delay
    }

    /// One of an older hub has no delay.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            characteristic: try container.decode(CharacteristicReference.self, forKey: .characteristic),
            targetValue: try container.decode(CharacteristicValue.self, forKey: .targetValue),
            delay: try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0)
    }
}
