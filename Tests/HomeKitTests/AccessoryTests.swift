// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Accessories and services")
struct AccessoryTests {
    @Test("an accessory tells what the device says of itself")
    func properties() async throws {
        let house = try await House()
        let lamp = try house.lamp
        #expect(lamp.manufacturer == "Acme" && lamp.model == "L1" && lamp.firmwareVersion == "1.0")
        #expect(lamp.category.categoryType == HMAccessoryCategoryTypeLightbulb)
        #expect(
            lamp.category.localizedDescription == Language.current.name("Lightbulb") && lamp.category === lamp.category)
        #expect(lamp.isReachable && !lamp.isBlocked && !lamp.isBridged && lamp.supportsIdentify)
        #expect(lamp.uniqueIdentifiersForBridgedAccessories == nil && lamp.bridgedAccessories.isEmpty)
        #expect(house.home.accessories.last?.isReachable == false)
        #expect(house.home.accessories.last?.supportsIdentify == false)
    }

    @Test("B9.2-4: services for pairing are not shown; what describes the accessory is not for people")
    func services() async throws {
        let house = try await House()
        let services = try house.lamp.services
        #expect(services.map(\.serviceType) == [HMServiceTypeAccessoryInformation, HMServiceTypeLightbulb])
        #expect(services.map(\.isUserInteractive) == [false, true])
        #expect(services.map(\.isPrimaryService) == [false, true])
        #expect(services.map(\.name) == ["", "Bulb"])
        #expect(
            services.map(\.localizedDescription) == ["Accessory Information", "Lightbulb"].map(Language.current.name))
        #expect(services.first?.linkedServices == nil)
        #expect(services.last?.linkedServices?.first === services.first)
    }

    @Test("B1.10: it is renamed, told to show itself and removed")
    func requests() async throws {
        let house = try await House()
        let lamp = try house.lamp
        try await lamp.updateName("Reading Light")
        #expect(lamp.name == "Reading Light")
        try await lamp.services.last?.updateName("Candle")
        #expect(lamp.services.last?.name == "Candle")
        try await lamp.identify()
        #expect(house.hub.requests(IdentifyAccessory.self).map(\.accessory) == [House.lamp])
        try await house.home.removeAccessory(lamp)
        #expect(house.home.accessories.map(\.name) == ["Lock"])
        #expect(try house.scene.actions.isEmpty)
        #expect(await house.messages() == [])
    }
}
