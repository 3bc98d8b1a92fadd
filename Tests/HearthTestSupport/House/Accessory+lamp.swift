// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
package import HearthModel

/// The numbers of what a lamp made by `Accessory.lamp` has.
package enum Lamp {
    package static let service: UInt64 = 10
    /// `bool`, written and read.
    package static let on: UInt64 = 11
    /// `int`, 0 to 100.
    package static let brightness: UInt64 = 12
    /// `float`, 0 to 360 in whole steps.
    package static let hue: UInt64 = 13
    /// `float`, only to be read.
    package static let temperature: UInt64 = 15
}

extension Accessory {
    /// A lamp with a thermometer in it.
    package static func lamp(
        _ id: ID, name: String = "Lamp", deviceID: String = "7A:1C:3E:55:90:D2", aid: UInt64 = 1,
        bridge: Accessory.ID? = nil, serviceName: String? = "Lamp"
    ) -> Accessory {
        Accessory(
            id: id, deviceID: deviceID, aid: aid, name: name, room: Room.ID(id.uuid), bridge: bridge, category: 5,
            manufacturer: "Wickworks", model: "W-1", serialNumber: "0001", firmwareVersion: "1.0",
            services: [light(named: serviceName), thermometer])
    }

    /// A bridge without services of its own.
    package static func bridge(_ id: ID, name: String = "Bridge", deviceID: String = "0B:1D:6E:00:00:01") -> Accessory {
        Accessory(id: id, deviceID: deviceID, aid: 1, name: name, room: Room.ID(id.uuid), category: 2)
    }

    private static func light(named name: String?) -> Service {
        Service(
            iid: Lamp.service, type: TypeIdentifier(apple: 0x43), name: name, isPrimary: true,
            characteristics: [
                Characteristic(
                    iid: Lamp.on, type: TypeIdentifier(apple: 0x25), permissions: [.read, .write, .notify],
                    metadata: CharacteristicMetadata(format: .bool)),
                Characteristic(
                    iid: Lamp.brightness, type: TypeIdentifier(apple: 0x8), permissions: [.read, .write, .notify],
                    metadata: CharacteristicMetadata(
                        format: .int, unit: "percentage", minimum: .integer(0), maximum: .integer(100),
                        step: .integer(1))),
                Characteristic(
                    iid: Lamp.hue, type: TypeIdentifier(apple: 0x13), permissions: [.read, .write, .notify],
                    metadata: CharacteristicMetadata(
                        format: .float, unit: "arcdegrees", minimum: .double(0), maximum: .double(360),
                        step: .double(1))),
            ])
    }

    private static var thermometer: Service {
        Service(
            iid: 14, type: TypeIdentifier(apple: 0x8A),
            characteristics: [
                Characteristic(
                    iid: Lamp.temperature, type: TypeIdentifier(apple: 0x11), permissions: [.read, .notify],
                    metadata: CharacteristicMetadata(
                        format: .float, unit: "celsius", minimum: .double(-20.5), maximum: .double(60),
                        step: .double(0.1)))
            ])
    }
}
