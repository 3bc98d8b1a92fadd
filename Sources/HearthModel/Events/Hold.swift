// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// Since when a characteristic has had a value for which a trigger waits to last. On disk, so that a restart of the hub does
/// not begin to count anew.
///
/// It begins when the device tells such a value, or, if it has it already, when the trigger is enabled. It ends when the
/// device tells another. While a device is away nobody knows better: what it says when it is back decides whether the hold
/// goes on from where it began.
package struct Hold: Hashable, Sendable, Codable {
    package let characteristic: CharacteristicReference
    package let comparison: ValueComparison
    package let value: CharacteristicValue
    /// When it came to be so.
    package var since: Date
    /// Events of up to so many seconds have happened since then, and do not happen again before the hold ends; 0 is none.
    package var happened: Double

    package init(
        _ characteristic: CharacteristicReference, _ comparison: ValueComparison, _ value: CharacteristicValue,
        since: Date, happened: Double = 0
    ) {
        self.characteristic = characteristic
        self.comparison = comparison
        self.value = value.plain
        self.since = since
        self.happened = happened
    }
}

extension Hold {
    /// Whether both are about the same comparison, whenever they began.
    package func isAlike(_ other: Hold) -> Bool {
        characteristic == other.characteristic && comparison == other.comparison && value == other.value
    }

    /// Whether a value of the characteristic keeps it up.
    package func isKept(by value: CharacteristicValue) -> Bool { comparison.holds(value, self.value) == true }

    /// Itself about the same comparison of another characteristic.
    func moved(to characteristic: CharacteristicReference) -> Hold {
        Hold(characteristic, comparison, value, since: since, happened: happened)
    }

    /// Whether the comparison is true now and has been for so many seconds; nil if the device does not say. One that is true
    /// without anybody knowing since when has only just become so.
    func verdict(lasting seconds: Double, _ circumstances: Circumstances) -> Bool? {
        guard let now = circumstances.values[characteristic], let isSo = comparison.holds(now, value) else {
            return nil
        }
        guard isSo, let known = circumstances.holds.first(where: isAlike) else { return false }
        return circumstances.date.timeIntervalSince(known.since) >= seconds
    }
}
