// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// One characteristic of a service: what it is, what may be done with it, and its last value.
package struct CharacteristicAttributes: Hashable, Sendable {
    package var iid: UInt64
    package var type: TypeIdentifier
    package var permissions: CharacteristicPermissions
    package var metadata: CharacteristicMetadata
    /// The manufacturer's words for it.
    package var description: String?
    /// Nil if it is unknown or cannot be read.
    package var value: CharacteristicValue?

    package init(
        iid: UInt64, type: TypeIdentifier, permissions: CharacteristicPermissions, metadata: CharacteristicMetadata,
        description: String? = nil, value: CharacteristicValue? = nil
    ) {
        self.iid = iid
        self.type = type
        self.permissions = permissions
        self.metadata = metadata
        self.description = description
        self.value = value
    }

    /// A characteristic as Apple defines it, with an own value.
    ///
    /// Nil if Apple does not define `type`.
    package init?(iid: UInt64, type: TypeIdentifier, value: CharacteristicValue? = nil) {
        guard let definition = Catalogue.characteristic(type) else { return nil }
        self.init(
            iid: iid, type: type, permissions: definition.permissions, metadata: definition.metadata, value: value)
    }
}
