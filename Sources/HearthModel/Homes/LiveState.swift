// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// The last known value of a characteristic. Live state: it has no revision and is not part of the database.
package struct CharacteristicState: Hashable, Sendable, Codable {
    package let characteristic: CharacteristicReference
    /// Nil when the device has not told it or told null.
    package var value: CharacteristicValue?
    /// True if the device has not told the value since the hub's start or since it came back, or has said meanwhile that
    /// it does not know; absent otherwise. Values of an accessory that does not answer are stale whatever this says.
    package var isStale: Bool?

    package init(_ characteristic: CharacteristicReference, value: CharacteristicValue?, isStale: Bool = false) {
        self.characteristic = characteristic
        self.value = value
        self.isStale = isStale ? true : nil
    }
}

/// Whether an accessory answers. Live state: it has no revision and is not part of the database.
package struct AccessoryState: Hashable, Sendable, Codable {
    package let accessory: Accessory.ID
    package var isReachable: Bool

    package init(_ accessory: Accessory.ID, isReachable: Bool) {
        self.accessory = accessory
        self.isReachable = isReachable
    }
}
