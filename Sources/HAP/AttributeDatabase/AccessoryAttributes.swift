// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// One accessory: the server itself, or one behind a bridge.
package struct AccessoryAttributes: Hashable, Sendable {
    package var aid: UInt64
    package var services: [ServiceAttributes]

    package init(aid: UInt64, services: [ServiceAttributes]) {
        self.aid = aid
        self.services = services
    }

    /// The characteristic with this iid. A service may bear the same number. Source: quirk Q38.
    package subscript(iid iid: UInt64) -> CharacteristicAttributes? {
        for service in services {
            if let found = service.characteristics.first(where: { $0.iid == iid }) { return found }
        }
        return nil
    }

    /// The first service of this type.
    package func service(_ type: TypeIdentifier) -> ServiceAttributes? {
        services.first { $0.type == type }
    }
}
