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
    private let administratorsOnly: Set<CharacteristicID>

    /// - Parameter administratorsOnly: what others may neither read nor write nor subscribe to.
    package init(_ attributes: AttributeDatabase, administratorsOnly: Set<CharacteristicID> = []) {
        self.attributes = attributes
        self.administratorsOnly = administratorsOnly
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

    /// Whether a controller may do anything with this characteristic.
    func allows(_ id: CharacteristicID, isAdministrator: Bool) -> Bool {
        isAdministrator || !administratorsOnly.contains(id)
    }

    /// The body of an answer to `GET /accessories`.
    ///
    /// - Parameters:
    ///   - isAdministrator: whether the controller may see everything.
    ///   - hidesUnknownValues: whether values that are unknown are left out; else they are null. A button has none and
    ///     always shows null.
    ///   - isNotifying: whether the asking connection is subscribed.
    package func encoded(
        isAdministrator: Bool = true, hidesUnknownValues: Bool = true,
        isNotifying: ((CharacteristicID) -> Bool)? = nil
    ) -> [UInt8] {
        attributes.encoded(isNotifying: isNotifying) { id, characteristic in
            if !allows(id, isAdministrator: isAdministrator) { return true }
            return characteristic.value == nil && hidesUnknownValues && !isMomentary(id)
        }
    }

    /// Whether what controllers write to this characteristic is kept as its value. A control point takes requests and
    /// answers them; what it reads as is the device's to say. Source: HAP reference 12.
    func keepsWrites(to id: CharacteristicID) -> Bool {
        self[id]?.permissions.contains(.writeResponse) == false
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
