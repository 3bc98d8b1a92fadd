// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HAPCatalogue

/// Since when a characteristic has had a value for which a trigger waits to last. On disk, so that a restart of the hub does
/// not begin to count anew.
package struct Hold: Hashable, Sendable, Codable {
    package let characteristic: CharacteristicReference
    package let comparison: ValueComparison
    package let value: CharacteristicValue
    /// When it came to be so.
    package var since: Date

    package init(
        _ characteristic: CharacteristicReference, _ comparison: ValueComparison, _ value: CharacteristicValue,
        since: Date
    ) {
        self.characteristic = characteristic
        self.comparison = comparison
        self.value = value.plain
        self.since = since
    }
}
