// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// What is to be put back after a run of a trigger with end events. Source: behaviour section 13.
package struct Restoration: Hashable, Sendable, Codable {
    /// One value as it was before.
    package struct Value: Hashable, Sendable, Codable {
        package let characteristic: CharacteristicReference
        package let value: CharacteristicValue

        package init(_ characteristic: CharacteristicReference, _ value: CharacteristicValue) {
            self.characteristic = characteristic
            self.value = value.plain
        }
    }

    /// Those that were known and had to change.
    package var values: [Value]
    /// When time ends it at the latest; nil if only another event does.
    package var dueDate: Date?

    package init(values: [Value], dueDate: Date? = nil) {
        self.values = values
        self.dueDate = dueDate
    }
}
