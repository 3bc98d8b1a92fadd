// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// A scene: writes that are done together, in no particular order.
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

    package var isTriggerOwned: Bool { kind == .triggerOwned }

    package init(
        id: ID, name: String, kind: Kind = .userDefined, actions: [Action] = [], lastExecutionDate: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.actions = actions
        self.lastExecutionDate = lastExecutionDate
    }
}

/// One write of an action set.
package struct Action: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<Action>

    package let id: ID
    package let characteristic: CharacteristicReference
    package var targetValue: CharacteristicValue

    package init(id: ID, characteristic: CharacteristicReference, targetValue: CharacteristicValue) {
        self.id = id
        self.characteristic = characteristic
        self.targetValue = targetValue
    }
}
