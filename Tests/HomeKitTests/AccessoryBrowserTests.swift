// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("The accessory browser")
struct AccessoryBrowserTests {
    let recorder = Recorder()

    private func found(_ id: Accessory.ID, _ name: String, isPaired: Bool = false) -> DiscoveredAccessory {
        DiscoveredAccessory(
            accessory: id, deviceID: "AA:BB:CC:DD:EE:FF", name: name, model: "F1", category: 3, isPaired: isPaired,
            addresses: ["127.0.0.1:5001"])
    }

    private func browser(at hub: ScriptedHub) async throws -> HMAccessoryBrowser {
        let browser = HMAccessoryBrowser(dialler: hub.dialler)
        browser.delegate = recorder
        browser.startSearchingForNewAccessories()
        try await eventually("searching") { hub.requests(Discover.self).last?.isOn == true }
        return browser
    }

    @Test("B6.3: it does nothing before it is started")
    func idle() async throws {
        let hub = ScriptedHub()
        let browser = HMAccessoryBrowser(dialler: hub.dialler)
        await mainQueueIsDrained()
        #expect(hub.state.withLock { $0.dials } == 0 && browser.discoveredAccessories.isEmpty)
    }

    @Test("B6.1 B6.4-6: accessories come once and go; those paired with others are not shown")
    func comeAndGo() async throws {
        let hub = ScriptedHub()
        let browser = try await browser(at: hub)
        let (fan, lock) = (Accessory.ID(UUID()), Accessory.ID(UUID()))
        hub.notify(.discovered(found(fan, "Fan")))
        hub.notify(.discovered(found(fan, "Big Fan")))
        hub.notify(.discovered(found(lock, "Lock", isPaired: true)))
        await mainQueueIsDrained()
        #expect(recorder.messages == ["found Fan"])
        let accessory = try #require(browser.discoveredAccessories.first)
        #expect(accessory.name == "Big Fan" && accessory.home == nil && accessory.room == nil)
        #expect(accessory.services.isEmpty && accessory.category.categoryType == HMAccessoryCategoryTypeFan)
        try await accessory.identify()
        #expect(hub.requests(IdentifyAccessory.self).map(\.accessory) == [fan])
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await accessory.updateName("X") }
        hub.notify(.vanished(found(fan, "Fan")))
        await mainQueueIsDrained()
        #expect(recorder.messages == ["found Fan", "lost Big Fan"] && browser.discoveredAccessories.isEmpty)
    }

    @Test("B6.3: after the stop nothing is told and the list stays; a new start begins anew")
    func stop() async throws {
        let hub = ScriptedHub()
        let browser = try await browser(at: hub)
        let fan = Accessory.ID(UUID())
        hub.notify(.discovered(found(fan, "Fan")))
        await mainQueueIsDrained()
        let first = try #require(browser.discoveredAccessories.first)
        browser.stopSearchingForNewAccessories()
        hub.notify(.vanished(found(fan, "Fan")))
        hub.notify(.discovered(found(Accessory.ID(UUID()), "Lock")))
        await mainQueueIsDrained()
        #expect(recorder.messages == ["found Fan"] && browser.discoveredAccessories.first === first)
        #expect(hub.requests(Discover.self).map(\.isOn) == [true, false])
        browser.startSearchingForNewAccessories()
        #expect(browser.discoveredAccessories.isEmpty)
        hub.notify(.discovered(found(fan, "Fan")))
        await mainQueueIsDrained()
        #expect(recorder.messages == ["found Fan", "found Fan"] && browser.discoveredAccessories.first !== first)
    }

    @Test("the search goes on after the hub was away")
    func reconnect() async throws {
        let hub = ScriptedHub()
        let browser = try await browser(at: hub)
        hub.drop()
        try await eventually("asked again") { hub.requests(Discover.self).count == 2 }
        hub.notify(.discovered(found(Accessory.ID(UUID()), "Fan")))
        await mainQueueIsDrained()
        #expect(browser.discoveredAccessories.count == 1)
    }

    @Test("B2.3 B6.4: the very object that was found is the one in the home, at once")
    func adoption() async throws {
        let house = try await House()
        let browser = try await browser(at: house.hub)
        let id = Accessory.ID(UUID())
        house.hub.notify(.discovered(found(id, "Fan")))
        await mainQueueIsDrained()
        let fan = try #require(browser.discoveredAccessories.first)
        let (home, kitchen) = (house.home, try house.kitchen)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) {
            try await home.assignAccessory(fan, to: kitchen)
        }
        house.hub.state.withLock {
            $0.newcomers = [
                Accessory(
                    id: id, deviceID: "AA:BB:CC:DD:EE:FF", aid: 1, name: "Ceiling Fan", room: Room.ID(UUID()),
                    category: 3)
            ]
        }
        try await home.addAccessory(fan)
        #expect(house.hub.requests(AddAccessory.self).map(\.deviceID) == ["AA:BB:CC:DD:EE:FF"])
        #expect(home.accessories.last === fan && fan.name == "Ceiling Fan" && fan.home === home)
        #expect(fan.room === home.roomForEntireHome())
        try await home.assignAccessory(fan, to: kitchen)
        #expect(fan.room === kitchen && kitchen.accessories.last === fan)
        await #expect(throws: HMError(.objectAlreadyAssociatedToHome)) { try await home.addAccessory(fan) }
        house.hub.notify(.vanished(found(id, "Fan")))
        await mainQueueIsDrained()
        #expect(recorder.lastObject === fan && browser.discoveredAccessories.isEmpty)
        #expect(await house.messages() == [])
    }

    @Test("B4.6: an accessory that could not be added stays as it was found")
    func failure() async throws {
        let house = try await House()
        let browser = try await browser(at: house.hub)
        house.hub.notify(.discovered(found(Accessory.ID(UUID()), "Fan")))
        await mainQueueIsDrained()
        let fan = try #require(browser.discoveredAccessories.first)
        house.hub.fail(AddAccessory.method, with: .accessoryPairingFailed)
        let home = house.home
        await #expect(throws: HMError(.accessoryPairingFailed)) { try await home.addAccessory(fan) }
        #expect(fan.home == nil && fan.name == "Fan" && home.accessories.count == 2)
    }

    @Test("when the browser goes its connection ends")
    func release() async throws {
        let hub = ScriptedHub()
        do {
            let browser = try await browser(at: hub)
            #expect(hub.sessionCount == 1 && browser.discoveredAccessories.isEmpty)
        }
        try await eventually("closed") { hub.sessionCount == 0 }
    }
}
