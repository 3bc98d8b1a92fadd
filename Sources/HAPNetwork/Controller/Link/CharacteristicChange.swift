// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

/// A new value of a characteristic, or a press of a button.
package struct CharacteristicChange: Hashable, Sendable {
    /// How we came to know.
    package enum Cause: Hashable, Sendable {
        /// The accessory said so unasked.
        case event
        /// A read, a poll, or the first reading of a connection.
        case read
        /// Our own write.
        case write
    }

    package let id: CharacteristicID
    /// nil if the accessory says that it does not know: the last known value stays, as a stale one. Quirk Q63.
    package let value: CharacteristicValue?
    package let cause: Cause
    /// An event of a button: it counts even if the value is the one before. Quirk Q56.
    package let isPress: Bool

    package init(id: CharacteristicID, value: CharacteristicValue?, cause: Cause, isPress: Bool = false) {
        self.id = id
        self.value = value
        self.cause = cause
        self.isPress = isPress
    }
}
