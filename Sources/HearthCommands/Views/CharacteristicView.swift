// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// A characteristic with its value, as JSON.
struct CharacteristicView: Encodable {
    let iid: UInt64
    let name: String
    let type: TypeIdentifier
    let permissions: CharacteristicPermissions
    let metadata: CharacteristicMetadata
    let value: CharacteristicValue?
    /// The value as a person reads it.
    let text: String?
    /// True if the value is only the last known one; absent otherwise.
    let isStale: Bool?

    init(_ characteristic: Characteristic, value: CharacteristicValue?, isStale: Bool) {
        iid = characteristic.iid
        name = characteristic.displayName
        type = characteristic.type
        permissions = characteristic.permissions
        metadata = characteristic.metadata
        self.value = value
        text = value.map { characteristic.text($0) }
        self.isStale = value != nil && isStale ? true : nil
    }
}

/// A service, as JSON.
struct ServiceView: Encodable {
    let iid: UInt64
    let name: String?
    let type: TypeIdentifier
    let typeName: String
    /// What it is said to work.
    let associatedType: TypeIdentifier?
    let isPrimary: Bool
    let isHidden: Bool
    let linked: [UInt64]
    let characteristics: [CharacteristicView]

    init(_ service: Service, of accessory: Accessory, in snapshot: HubSnapshot) {
        iid = service.iid
        name = service.name
        type = service.type
        typeName = service.typeName
        associatedType = service.associatedType
        isPrimary = service.isPrimary
        isHidden = service.isHidden
        linked = service.linked
        characteristics = service.characteristics.map {
            CharacteristicView(
                $0, value: snapshot.value($0, of: accessory),
                isStale: snapshot.isStale(CharacteristicReference(accessory: accessory.id, iid: $0.iid)))
        }
    }
}
