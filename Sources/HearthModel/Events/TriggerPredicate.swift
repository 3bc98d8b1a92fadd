// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// A condition of an event trigger; conditions nest. Source: behaviour section 13, "Predicates".
package indirect enum TriggerPredicate: Hashable, Sendable, Codable {
    /// It is before, at or after this moment of the day.
    case time(relation: TimeRelation, moment: DayMoment)
    /// It is the first moment or later, and before the second; over midnight if the second one is the earlier.
    case between(first: DayMoment, second: DayMoment)
    /// A value compares so with another. Read from the device when it is asked for.
    case characteristic(of: CharacteristicReference, comparison: ValueComparison, value: CharacteristicValue)
    /// A value compares so with another, and has done so without break for so many seconds. Read from the device, too.
    /// Not Apple's.
    case lasting(
        of: CharacteristicReference, comparison: ValueComparison, value: CharacteristicValue, seconds: Double)
    /// Somebody or nobody is at home.
    case presence(presence: Presence)
    /// All of them hold; of none, that is so.
    case all(of: [TriggerPredicate])
    /// One of them holds at least; of none, that is not so.
    case any(of: [TriggerPredicate])
    /// The other does not hold.
    case not(predicate: TriggerPredicate)
}

/// How a time stands to another. Raw values travel and are stored.
package enum TimeRelation: String, Hashable, Sendable, Codable, CaseIterable {
    case before
    /// In the same minute.
    case at
    /// In the same minute or later.
    case after
}

/// A moment of the day.
package enum DayMoment: Hashable, Sendable, Codable {
    /// What calendar and clock show; absent parts do not count.
    case clock(time: CalendarTime)
    /// What the sun does on this day.
    case sun(time: SignificantTime)
}

/// How a value compares with another. Raw values travel and are stored.
package enum ValueComparison: String, Hashable, Sendable, Codable, CaseIterable {
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
    case equalTo
    case notEqualTo
}

extension TriggerPredicate {
    /// Those directly inside.
    package var subpredicates: [TriggerPredicate] {
        switch self {
        case .all(let of), .any(let of): of
        case .not(let predicate): [predicate]
        default: []
        }
    }

    /// Itself and all inside, at any depth.
    package var everything: [TriggerPredicate] { [self] + subpredicates.flatMap(\.everything) }

    /// How deep it nests; 1 for a plain condition.
    package var depth: Int { 1 + (subpredicates.map(\.depth).max() ?? 0) }

    /// The characteristics it asks for, each once.
    package var characteristics: [CharacteristicReference] {
        var seen: Set<CharacteristicReference> = []
        return everything.compactMap { predicate in
            guard let reference = predicate.characteristic else { return nil }
            return seen.insert(reference).inserted ? reference : nil
        }
    }

    /// The characteristic that it asks for itself, not one inside.
    private var characteristic: CharacteristicReference? {
        switch self {
        case .characteristic(let reference, _, _), .lasting(let reference, _, _, _): reference
        default: nil
        }
    }

    /// The moments of the day it asks for.
    package var moments: [DayMoment] {
        everything.flatMap { predicate -> [DayMoment] in
            switch predicate {
            case .time(_, let moment): [moment]
            case .between(let first, let second): [first, second]
            default: []
            }
        }
    }

    /// Itself asking for other characteristics.
    func redirected(_ target: (CharacteristicReference) -> CharacteristicReference) -> TriggerPredicate {
        switch self {
        case .characteristic(let reference, let comparison, let value):
            .characteristic(of: target(reference), comparison: comparison, value: value)
        case .lasting(let reference, let comparison, let value, let seconds):
            .lasting(of: target(reference), comparison: comparison, value: value, seconds: seconds)
        case .all(let of): .all(of: of.map { $0.redirected(target) })
        case .any(let of): .any(of: of.map { $0.redirected(target) })
        case .not(let predicate): .not(predicate: predicate.redirected(target))
        case .time, .between, .presence: self
        }
    }
}
