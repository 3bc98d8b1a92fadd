// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// What a device has told that was not so before.
package struct ValueChange: Hashable, Sendable, Codable {
    package let characteristic: CharacteristicReference
    /// Nil if it was not known; also for the press of a button, which is no value that stays.
    package let old: CharacteristicValue?
    package let new: CharacteristicValue

    package init(_ characteristic: CharacteristicReference, from old: CharacteristicValue?, to new: CharacteristicValue)
    {
        self.characteristic = characteristic
        self.old = old
        self.new = new
    }
}

extension TriggerEvent {
    /// Whether it happens with a change: the change to a value or into a range counts, not that the value stays there.
    /// Source: behaviour section 13.
    package func happens(with change: ValueChange) -> Bool {
        guard characteristic == change.characteristic else { return false }
        switch kind {
        case .characteristic(_, nil):
            return change.old.flatMap { ValueComparison.equalTo.holds($0, change.new) } != true
        case .characteristic(_, let value?):
            return change.comes { ValueComparison.equalTo.holds($0, value) == true }
        case .threshold(_, let minimum, let maximum):
            return change.comes { value in
                let isAbove = minimum.map { ValueComparison.greaterThanOrEqualTo.holds(value, $0) == true } ?? true
                let isBelow = maximum.map { ValueComparison.lessThanOrEqualTo.holds(value, $0) == true } ?? true
                return isAbove && isBelow
            }
        case .calendar, .significantTime, .duration, .lasting, .location, .presence: return false
        }
    }
}

extension ValueChange {
    /// Whether something is so now that was not so before.
    fileprivate func comes(_ isSo: (CharacteristicValue) -> Bool) -> Bool {
        isSo(new) && !(old.map(isSo) ?? false)
    }
}
