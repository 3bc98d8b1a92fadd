// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

/// The attribute database of an accessory server with the rules for reading and writing it; a value.
///
/// Source: HAP reference 12, 13 and 15.
package struct ServedDatabase: Sendable {
    private struct Place: Sendable {
        let accessory: Int
        let service: Int
        let characteristic: Int
    }

    /// The accessories with their current values.
    package private(set) var attributes: AttributeDatabase
    private var places: [CharacteristicID: Place] = [:]
    private var accessoryStatus: [UInt64: HAPStatus] = [:]

    package init(_ attributes: AttributeDatabase) {
        self.attributes = attributes
        for (a, accessory) in attributes.accessories.enumerated() {
            for (s, service) in accessory.services.enumerated() {
                for (c, characteristic) in service.characteristics.enumerated() {
                    let id = CharacteristicID(aid: accessory.aid, iid: characteristic.iid)
                    if places[id] == nil { places[id] = Place(accessory: a, service: s, characteristic: c) }
                }
            }
        }
    }

    package subscript(id: CharacteristicID) -> CharacteristicAttributes? {
        guard let place = places[id] else { return nil }
        return attributes.accessories[place.accessory].services[place.service].characteristics[place.characteristic]
    }

    /// Whether events of this characteristic stand for themselves and its value is never kept.
    package func isMomentary(_ id: CharacteristicID) -> Bool {
        self[id].flatMap { Catalogue.characteristic($0.type)?.sendsEventsAtOnce } ?? false
    }

    /// Sets a value as the device reports it. The value of a momentary characteristic is not kept.
    ///
    /// - Returns: whether subscribers are to hear of it: the value changed, or every event counts.
    package mutating func setValue(_ value: CharacteristicValue?, of id: CharacteristicID) -> Bool {
        guard let place = places[id], let current = self[id] else { return false }
        if isMomentary(id) { return true }
        guard current.permissions.contains(.read), current.value != value else { return false }
        attributes.accessories[place.accessory].services[place.service].characteristics[place.characteristic].value =
            value
        return true
    }

    /// Makes every row of an accessory fail, as a bridge does for a device it cannot reach; success ends that.
    package mutating func setStatus(_ status: HAPStatus, of aid: UInt64) {
        accessoryStatus[aid] = status.isSuccess ? nil : status
    }

    package func status(of aid: UInt64) -> HAPStatus {
        accessoryStatus[aid] ?? .success
    }
}
