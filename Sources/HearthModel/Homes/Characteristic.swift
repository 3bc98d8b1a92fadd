// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// One property of a service: brightness, lock state. Its value is live state and kept apart (`CharacteristicState`).
package struct Characteristic: Hashable, Sendable, Codable {
    /// Its number within the accessory; unique among services and characteristics.
    package let iid: UInt64
    package var type: TypeIdentifier
    package var permissions: CharacteristicPermissions
    package var metadata: CharacteristicMetadata
    /// What the manufacturer says it is.
    package var manufacturerDescription: String?

    package init(
        iid: UInt64, type: TypeIdentifier, permissions: CharacteristicPermissions, metadata: CharacteristicMetadata,
        manufacturerDescription: String? = nil
    ) {
        self.iid = iid
        self.type = type
        self.permissions = permissions
        self.metadata = metadata
        self.manufacturerDescription = manufacturerDescription
    }
}

/// Where a characteristic is found: the accessory and the number within it.
package struct CharacteristicReference: Hashable, Sendable, Codable {
    package let accessory: Accessory.ID
    package let iid: UInt64

    package init(accessory: Accessory.ID, iid: UInt64) {
        self.accessory = accessory
        self.iid = iid
    }
}
