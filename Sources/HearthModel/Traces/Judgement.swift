// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// What a condition came to, part by part.
package struct Judgement: Hashable, Sendable, Codable {
    /// Whether a part of a condition holds. Raw values travel and are stored.
    package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
        case holds
        case doesNotHold
        /// A device did not answer, the home's location is not known, or nobody tells who is at home.
        case unknown
    }

    /// A value that a condition has asked for.
    package struct Value: Hashable, Sendable, Codable {
        package let characteristic: CharacteristicReference
        /// Nil if the device did not tell it in time.
        package let value: CharacteristicValue?

        package init(_ characteristic: CharacteristicReference, _ value: CharacteristicValue?) {
            self.characteristic = characteristic
            self.value = value?.plain
        }
    }

    package let predicate: TriggerPredicate
    /// One for each of `predicate.everything`, in its order: the first is the whole.
    package let verdicts: [Verdict]
    /// What the devices have told.
    package let values: [Value]

    package init(predicate: TriggerPredicate, verdicts: [Verdict], values: [Value]) {
        self.predicate = predicate
        self.verdicts = verdicts
        self.values = values
    }

    /// Whether the whole holds.
    package var verdict: Verdict { verdicts.first ?? .unknown }
}
