// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
internal import HearthSystem

extension AccessoryServer {
    /// The accessories with their current values.
    package var attributes: AttributeDatabase { database.attributes }

    package func value(of id: CharacteristicID) -> CharacteristicValue? { database[id]?.value }

    /// Sets a value as the device reports it; subscribed controllers get an event if it has changed. For a button each
    /// call is a press.
    ///
    /// - Parameter value: nil for unknown.
    /// - Returns: false if there is no such characteristic.
    @discardableResult
    package func setValue(_ value: CharacteristicValue?, of id: CharacteristicID) -> Bool {
        setValues([(id, value)])
    }

    /// Sets several values, which reach a controller in one event.
    ///
    /// - Returns: false if one of the characteristics does not exist; the others are set.
    @discardableResult
    package func setValues(_ values: [(id: CharacteristicID, value: CharacteristicValue?)]) -> Bool {
        var areKnown = true
        for (id, value) in values {
            areKnown = areKnown && database[id] != nil
            reports[id, default: 0] += 1
            store(value, of: id, exceptFor: nil)
        }
        return areKnown
    }

    /// Makes every row of an accessory fail with a status, as a bridge does for a device it cannot reach; success ends
    /// that.
    package func setStatus(_ status: HAPStatus, of aid: UInt64) {
        database.setStatus(status, of: aid)
    }

    package func status(of aid: UInt64) -> HAPStatus { database.status(of: aid) }

    /// Somebody at the device itself changes a value: the behaviour acts as for a write over the network, and all
    /// controllers hear of it.
    ///
    /// - Throws: `HAPStatus`, if there is no such characteristic or the behaviour refuses.
    package func writeByHand(_ value: CharacteristicValue, to id: CharacteristicID) async throws(HAPStatus) {
        guard let characteristic = database[id] else { throw .resourceDoesNotExist }
        if characteristic.permissions.contains(.write) {
            let reportsBefore = reports[id]
            _ = try await behaviour.write(AccessoryWrite(id: id, type: characteristic.type, value: value), on: self)
            guard reports[id] == reportsBefore else { return }
        }
        store(value, of: id, exceptFor: nil)
    }

    /// Serves other accessories from now on and announces it. Values of the old ones are gone.
    ///
    /// - Throws: `CryptoError`, or what the store throws.
    package func replaceDatabase(with attributes: AttributeDatabase) throws {
        database = ServedDatabase(attributes, administratorsOnly: configuration.administratorsOnly)
        subscriptions.keep { database[$0] != nil }
        guard try state.noteDatabase(attributes) else { return }
        try store.save(state)
        updateAdvertisement()
    }

    /// Keeps a value and tells every subscriber but the connection that brought it. Source: HAP reference 14.
    func store(_ value: CharacteristicValue?, of id: CharacteristicID, exceptFor writer: UInt64?) {
        guard database.setValue(value, of: id) else { return }
        let isMomentary = database.isMomentary(id)
        for number in subscriptions.connections(to: id) {
            connections[number]?.assumeIsolated { connection in
                if number == writer {
                    // What waits to be sent is older than what this controller has just written.
                    connection.dropEvents(of: id)
                } else {
                    connection.enqueueEvent(id, value, isMomentary: isMomentary)
                }
            }
        }
        behaviour.changed(id, to: value, on: self)
    }
}

extension AccessoryServer {
    func identify() {
        logger.notice("\(configuration.name) was asked to show itself")
        behaviour.identify(on: self)
    }
}
