// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HearthModel

extension Accessory {
    /// The accessories of an accessory server as the database keeps them, from what the server says of itself.
    ///
    /// The bridge comes first. `room` is only a place holder; the model decides where newcomers start.
    ///
    /// - Parameters:
    ///   - values: of the accessory information, for names and texts.
    ///   - category: as announced; 0 if it was not.
    ///   - isBridge: whether it is known to be a bridge; one that has several accessories is one anyway.
    package static func all(
        of deviceID: DeviceID, in database: AttributeDatabase, values: [CharacteristicID: CharacteristicValue],
        category: Int, room: Room.ID, isBridge: Bool = false
    ) -> [Accessory] {
        let server = database.serverAID
        let isBridge = isBridge || database.accessories.count > 1
        return database.accessories.map { attributes in
            let isServer = attributes.aid == server
            return Accessory(
                attributes, of: deviceID, values: values, room: room,
                bridge: isServer || !isBridge ? nil : ID(deviceID: deviceID, aid: server),
                category: isServer && category != 0
                    ? category : attributes.likelyCategory(isBridge: isServer && isBridge))
        }
    }

    private init(
        _ attributes: AccessoryAttributes, of deviceID: DeviceID, values: [CharacteristicID: CharacteristicValue],
        room: Room.ID, bridge: ID?, category: Int
    ) {
        let information = attributes.service(ServiceType.accessoryInformation)
        func text(_ type: TypeIdentifier, of service: ServiceAttributes?) -> String? {
            guard let characteristic = service?.characteristic(type),
                case .string(let text) = values[CharacteristicID(aid: attributes.aid, iid: characteristic.iid)],
                !text.isEmpty
            else { return nil }
            return text
        }
        self.init(
            id: ID(deviceID: deviceID, aid: attributes.aid), deviceID: deviceID.text, aid: attributes.aid,
            name: text(CharacteristicType.name, of: information) ?? "", room: room, bridge: bridge, category: category,
            manufacturer: text(CharacteristicType.manufacturer, of: information),
            model: text(CharacteristicType.model, of: information),
            serialNumber: text(CharacteristicType.serialNumber, of: information),
            firmwareVersion: text(CharacteristicType.firmwareRevision, of: information),
            services: attributes.services.map { Service($0, name: text(CharacteristicType.name, of: $0)) })
    }
}

extension Service {
    fileprivate init(_ attributes: ServiceAttributes, name: String?) {
        self.init(
            iid: attributes.iid, type: attributes.type, name: name, isPrimary: attributes.isPrimary,
            isHidden: attributes.isHidden, linked: attributes.linked,
            characteristics: attributes.characteristics.map(Characteristic.init))
    }
}

extension Characteristic {
    fileprivate init(_ attributes: CharacteristicAttributes) {
        self.init(
            iid: attributes.iid, type: attributes.type, permissions: attributes.permissions,
            metadata: attributes.metadata, manufacturerDescription: attributes.description)
    }
}

extension AttributeDatabase {
    /// The number of the accessory server itself: 1 by the specification; some dumps have none, then the first.
    fileprivate var serverAID: UInt64 { self[aid: 1] != nil ? 1 : accessories.first?.aid ?? 1 }
}

extension AccessoryAttributes {
    /// A category for an accessory that announces none, as those behind a bridge: after the first service that has one.
    fileprivate func likelyCategory(isBridge: Bool) -> Int {
        if isBridge { return AccessoryCategory.bridge }
        let primaryFirst = services.filter(\.isPrimary) + services.filter { !$0.isPrimary }
        return primaryFirst.lazy.compactMap { Self.categories[$0.type] }.first ?? AccessoryCategory.other
    }

    private static let categories: [TypeIdentifier: Int] = [
        ServiceType.lightbulb: AccessoryCategory.lightbulb,
        ServiceType.outlet: AccessoryCategory.outlet,
        ServiceType.switch: AccessoryCategory.switch,
        ServiceType.thermostat: AccessoryCategory.thermostat,
        ServiceType.fan: AccessoryCategory.fan,
        ServiceType.fanv2: AccessoryCategory.fan,
        ServiceType.garageDoorOpener: AccessoryCategory.garageDoorOpener,
        ServiceType.lockMechanism: AccessoryCategory.doorLock,
        ServiceType.door: AccessoryCategory.door,
        ServiceType.window: AccessoryCategory.window,
        ServiceType.windowCovering: AccessoryCategory.windowCovering,
        ServiceType.securitySystem: AccessoryCategory.securitySystem,
        ServiceType.statelessProgrammableSwitch: AccessoryCategory.programmableSwitch,
        ServiceType.airPurifier: AccessoryCategory.airPurifier,
        ServiceType.heaterCooler: AccessoryCategory.airHeater,
        ServiceType.humidifierDehumidifier: AccessoryCategory.airHumidifier,
        ServiceType.valve: AccessoryCategory.faucet,
        ServiceType.irrigationSystem: AccessoryCategory.sprinkler,
        ServiceType.television: AccessoryCategory.television,
        ServiceType.motionSensor: AccessoryCategory.sensor,
        ServiceType.temperatureSensor: AccessoryCategory.sensor,
        ServiceType.humiditySensor: AccessoryCategory.sensor,
        ServiceType.contactSensor: AccessoryCategory.sensor,
        ServiceType.leakSensor: AccessoryCategory.sensor,
        ServiceType.lightSensor: AccessoryCategory.sensor,
        ServiceType.occupancySensor: AccessoryCategory.sensor,
        ServiceType.smokeSensor: AccessoryCategory.sensor,
        ServiceType.airQualitySensor: AccessoryCategory.sensor,
        ServiceType.carbonMonoxideSensor: AccessoryCategory.sensor,
        ServiceType.carbonDioxideSensor: AccessoryCategory.sensor,
    ]
}
