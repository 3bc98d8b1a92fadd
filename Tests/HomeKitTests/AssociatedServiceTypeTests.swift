// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// Source: behaviour section 9, "Associated type".
@MainActor
@Suite("Associated service types")
struct AssociatedServiceTypeTests {
    /// A house whose lock has a service of this type.
    private func house(with type: TypeIdentifier) async throws -> (House, HMService) {
        let house = try await House()
        var lock = try #require(house.hub.database.homes.first?.accessories.last)
        lock.services.append(Service(iid: 8, type: type, name: "Thing"))
        house.hub.change([.accessoryDescribed(accessory: lock, home: house.id)])
        _ = await house.messages()
        house.recorder.clear()
        let service = try #require(house.home.accessories.last?.services.last)
        return (house, service)
    }

    @Test(
        "B9.5: an outlet or switch may be associated with what has a power state",
        arguments: [
            ServiceType.outlet, ServiceType.switch,
        ])
    func powered(type: TypeIdentifier) async throws {
        let (house, service) = try await house(with: type)
        #expect(service.associatedServiceType == nil)
        for type in [HMServiceTypeLightbulb, HMServiceTypeFan] {
            try await service.updateAssociatedServiceType(type)
            #expect(service.associatedServiceType == type)
        }
        let refused = [
            HMServiceTypeOutlet, HMServiceTypeSwitch, HMServiceTypeDoor, HMServiceTypeLockMechanism, "lamp",
            "0F6D2B8A-5C1E-4F3A-9B7D-2E4C6A8B0D1F",
        ]
        for type in refused {
            await #expect(throws: HMError(.invalidAssociatedServiceType)) {
                try await service.updateAssociatedServiceType(type)
            }
        }
        try await service.updateAssociatedServiceType(nil)
        #expect(service.associatedServiceType == nil)
        #expect(await house.messages() == [])
    }

    @Test("B9.5: a contact sensor may be at a door, a garage door opener, a window or a window covering")
    func openings() async throws {
        let (house, service) = try await house(with: ServiceType.contactSensor)
        let allowed = [
            HMServiceTypeDoor, HMServiceTypeGarageDoorOpener, HMServiceTypeWindow, HMServiceTypeWindowCovering,
        ]
        for type in allowed {
            try await service.updateAssociatedServiceType(type)
            #expect(service.associatedServiceType == type)
        }
        await #expect(throws: HMError(.invalidAssociatedServiceType)) {
            try await service.updateAssociatedServiceType(HMServiceTypeLightbulb)
        }
        #expect(await house.messages() == [])
    }

    @Test(
        "B9.5: no other service may be associated with anything",
        arguments: [
            ServiceType.lightbulb, ServiceType.motionSensor, ServiceType.thermostat, ServiceType.fan,
        ])
    func others(type: TypeIdentifier) async throws {
        let (house, service) = try await house(with: type)
        await #expect(throws: HMError(.invalidAssociatedServiceType)) {
            try await service.updateAssociatedServiceType(HMServiceTypeLightbulb)
        }
        try await service.updateAssociatedServiceType(nil)
        #expect(await house.messages() == [])
    }

    @Test("other programs are told by the accessory's delegate; the device's new description keeps it")
    func told() async throws {
        let (house, service) = try await house(with: ServiceType.outlet)
        try house.hub.change(
            AssociateService(home: house.id, accessory: House.lock, service: 8, type: ServiceType.lightbulb))
        #expect(await house.messages() == ["Thing works \(HMServiceTypeLightbulb)"])
        var lock = try #require(house.hub.database.homes.first?.accessories.last)
        lock.firmwareVersion = "3"
        lock.services[1].associatedType = nil
        let changes = try house.hub.database.changes(
            describing: [lock], of: lock.deviceID, in: house.id, at: Date())
        house.hub.change(changes)
        #expect(await house.messages().last == "firmware 3")
        #expect(service.associatedServiceType == HMServiceTypeLightbulb)
    }
}
