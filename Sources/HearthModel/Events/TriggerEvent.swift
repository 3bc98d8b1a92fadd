// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Something that happens and makes a trigger run, or ends what a run has done. Source: behaviour section 13.
package struct TriggerEvent: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<TriggerEvent>

    package enum Kind: Hashable, Sendable, Codable {
        /// The time of the hub comes to this; what is absent matches all.
        case calendar(time: CalendarTime)
        /// Sunrise or sunset at the home, or a while before or after.
        case significantTime(time: SignificantTime)
        /// So many seconds after the run; as an end event only.
        case duration(seconds: Double)
        /// A characteristic takes a value, or any other than before.
        case characteristic(of: CharacteristicReference, value: CharacteristicValue?)
        /// A characteristic's number comes into a range, its ends included; one of them may be absent.
        case threshold(of: CharacteristicReference, minimum: CharacteristicValue?, maximum: CharacteristicValue?)
        /// A characteristic's value has compared so with another, without break, for so many seconds: motion gone for ten
        /// minutes. As an end event it counts from the run at the earliest. Not Apple's.
        case lasting(
            of: CharacteristicReference, comparison: ValueComparison, value: CharacteristicValue, seconds: Double)
        /// A user of this machine enters or leaves a region: the one who has made the event (the hub fills in who asks, if it
        /// is left out).
        case location(region: Region, user: UInt32?)
        /// People come home or leave.
        case presence(presence: Presence)
    }

    package let id: ID
    package var kind: Kind

    package init(id: ID, kind: Kind) {
        self.id = id
        self.kind = kind
    }

    /// The characteristic it watches.
    package var characteristic: CharacteristicReference? {
        switch kind {
        case .characteristic(let characteristic, _), .threshold(let characteristic, _, _),
            .lasting(let characteristic, _, _, _):
            characteristic
        default: nil
        }
    }
}
