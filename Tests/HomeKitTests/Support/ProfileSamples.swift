// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel

/// Accessories of which profiles are made.
enum ProfileSamples {
    static let camera = Accessory.ID(UUID())
    static let router = Accessory.ID(UUID())
    static let television = Accessory.ID(UUID())
    static let managed = CharacteristicReference(accessory: router, iid: 9)
    static let order = CharacteristicReference(accessory: television, iid: 9)

    static func camera(in room: Room.ID, hasSound: Bool = true) -> Accessory {
        var services = [
            management(8), management(20), service(30, ServiceType.cameraControl, cameraControls),
        ]
        if hasSound {
            let sound = [CharacteristicType.mute, CharacteristicType.volume]
            services += [service(40, ServiceType.microphone, sound), service(50, ServiceType.speaker, sound)]
        }
        return accessory(camera, "Camera", 17, in: room, services)
    }

    static func router(in room: Room.ID) -> Accessory {
        accessory(
            router, "Router", 33, in: room,
            [service(8, ServiceType.wiFiRouter, [CharacteristicType.managedNetworkEnable])])
    }

    static func television(in room: Room.ID, isFixed: Bool = false) -> Accessory {
        var television = service(8, ServiceType.television, [CharacteristicType.displayOrder])
        if isFixed { television.characteristics[0].permissions = [.read, .notify] }
        television.linked = [20]
        return accessory(
            Self.television, "Television", 31, in: room,
            [
                television, service(20, ServiceType.inputSource, [CharacteristicType.identifier]),
                service(30, ServiceType.inputSource, [CharacteristicType.identifier]),
            ])
    }

    private static let cameraControls = [
        CharacteristicType.on, CharacteristicType.nightVision, CharacteristicType.currentHorizontalTiltAngle,
        CharacteristicType.targetHorizontalTiltAngle,
    ]

    private static func management(_ iid: UInt64) -> HearthModel.Service {
        service(
            iid, ServiceType.cameraRTPStreamManagement,
            [
                CharacteristicType.streamingStatus, CharacteristicType.setupEndpoints,
                CharacteristicType.selectedRTPStreamConfiguration,
            ])
    }

    private static func accessory(
        _ id: Accessory.ID, _ name: String, _ category: Int, in room: Room.ID, _ services: [HearthModel.Service]
    ) -> Accessory {
        Accessory(
            id: id, deviceID: "7A:1C:3E:55:90:\(category)", aid: 1, name: name, room: room, category: category,
            services: services)
    }

    /// As Apple's catalogue defines the characteristics; their numbers follow the service's.
    private static func service(
        _ iid: UInt64, _ type: TypeIdentifier, _ characteristics: [TypeIdentifier]
    ) -> HearthModel.Service {
        Service(
            iid: iid, type: type,
            characteristics: characteristics.enumerated().compactMap { index, type in
                Catalogue.characteristic(type).map {
                    Characteristic(
                        iid: iid + 1 + UInt64(index), type: type, permissions: $0.permissions, metadata: $0.metadata)
                }
            })
    }
}
