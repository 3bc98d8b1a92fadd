// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// A characteristic with all it belongs to.
struct CharacteristicPlace: Hashable, Sendable {
    let home: Home
    let accessory: Accessory
    let service: Service
    let characteristic: Characteristic

    var reference: CharacteristicReference {
        CharacteristicReference(accessory: accessory.id, iid: characteristic.iid)
    }

    /// Accessory and characteristic, and between them the service where several have such a characteristic.
    var names: [String] {
        let siblings = accessory.mainServices.filter { $0.characteristic(characteristic.type) != nil }
        let between = siblings.count > 1 ? [service.displayName] : []
        return [accessory.name] + between + [characteristic.displayName]
    }

    /// `value` as a person reads it; a dash if it is unknown.
    func text(_ value: CharacteristicValue?) -> String {
        characteristic.text(value)
    }

    /// The value that a person's words mean.
    ///
    /// - Throws: `CommandError.usage`-like failure that lists what is possible.
    func value(from words: String) throws(CommandError) -> CharacteristicValue {
        do {
            return try characteristic.metadata.value(from: words, type: characteristic.type)
        } catch {
            throw .invalid("\(characteristic.displayName) of \(accessory.name): \(error)")
        }
    }
}

extension Accessory {
    /// Its characteristics with the services they belong to, in the device's order.
    var allCharacteristics: [(service: Service, characteristic: Characteristic)] {
        services.flatMap { service in service.characteristics.map { (service, $0) } }
    }
}
