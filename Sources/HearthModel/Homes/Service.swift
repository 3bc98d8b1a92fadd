// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Something an accessory can do: a light, an outlet, a lock.
package struct Service: Hashable, Sendable, Codable {
    /// Its number within the accessory; unique among services and characteristics.
    package let iid: UInt64
    package var type: TypeIdentifier
    /// The name the device or, later, the user gave it; nil if neither did.
    package var name: String?
    /// What the user says hangs on it: a lamp on an outlet, a window with a contact sensor. Nil if nothing is said.
    package var associatedType: TypeIdentifier?
    package var isPrimary: Bool
    package var isHidden: Bool
    /// The services it belongs together with, by iid.
    package var linked: [UInt64]
    package var characteristics: [Characteristic]

    package init(
        iid: UInt64, type: TypeIdentifier, name: String? = nil, associatedType: TypeIdentifier? = nil,
        isPrimary: Bool = false, isHidden: Bool = false, linked: [UInt64] = [], characteristics: [Characteristic] = []
    ) {
        self.iid = iid
        self.type = type
        self.name = name
        self.associatedType = associatedType
        self.isPrimary = isPrimary
        self.isHidden = isHidden
        self.linked = linked
        self.characteristics = characteristics
    }
}
