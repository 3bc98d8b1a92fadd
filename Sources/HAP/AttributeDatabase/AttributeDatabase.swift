// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// What an accessory server says of itself: its accessories with their services and characteristics.
///
/// Source: HAP reference 11.
package struct AttributeDatabase: Hashable, Sendable {
    package var accessories: [AccessoryAttributes]

    package init(accessories: [AccessoryAttributes] = []) {
        self.accessories = accessories
    }

    package subscript(aid aid: UInt64) -> AccessoryAttributes? {
        accessories.first { $0.aid == aid }
    }

    package subscript(id: CharacteristicID) -> CharacteristicAttributes? {
        self[aid: id.aid]?[iid: id.iid]
    }

    /// Every characteristic with its id, in order.
    package var characteristics: [(id: CharacteristicID, attributes: CharacteristicAttributes)] {
        accessories.flatMap { accessory in
            accessory.services.flatMap(\.characteristics)
                .map { (CharacteristicID(aid: accessory.aid, iid: $0.iid), $0) }
        }
    }

    /// Sets the value of one characteristic; false if there is no such one.
    @discardableResult
    package mutating func setValue(_ value: CharacteristicValue?, of id: CharacteristicID) -> Bool {
        guard let accessory = accessories.firstIndex(where: { $0.aid == id.aid }) else { return false }
        for service in accessories[accessory].services.indices {
            let list = accessories[accessory].services[service].characteristics
            guard let index = list.firstIndex(where: { $0.iid == id.iid }) else { continue }
            accessories[accessory].services[service].characteristics[index].value = value
            return true
        }
        return false
    }
}
