// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// One service of an accessory: a lamp, a lock, a sensor.
package struct ServiceAttributes: Hashable, Sendable {
    package var iid: UInt64
    package var type: TypeIdentifier
    package var isPrimary: Bool
    package var isHidden: Bool
    /// The iids of services of the same accessory that belong to this one.
    package var linked: [UInt64]
    package var characteristics: [CharacteristicAttributes]

    package init(
        iid: UInt64, type: TypeIdentifier, isPrimary: Bool = false, isHidden: Bool = false, linked: [UInt64] = [],
        characteristics: [CharacteristicAttributes]
    ) {
        self.iid = iid
        self.type = type
        self.isPrimary = isPrimary
        self.isHidden = isHidden
        self.linked = linked
        self.characteristics = characteristics
    }

    /// The first characteristic of this type.
    package func characteristic(_ type: TypeIdentifier) -> CharacteristicAttributes? {
        characteristics.first { $0.type == type }
    }
}
