// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthAccessory
import HomeKit
import HomeKitTesting
import Testing

@Suite("A simulated accessory") @MainActor
struct SimulatedAccessoryTests {
    /// A house with a lamp, and an app in it.
    private func withLamp(
        _ body: @MainActor (SimulatedHouse, SimulatedAccessory, Lamp, App) async throws -> Void
    ) async throws {
        let lamp = try Lamp()
        try await withSimulatedHouse { house in
            let device = try await house.add(lamp.accessory)
            try await body(house, device, lamp, try await App.launched(in: house))
        }
    }

    @Test("without power it is unreachable, and fails at once; with power it works again")
    func power() async throws {
        try await withLamp { house, device, lamp, app in
            let power = try app.power()
            try await device.setReachable(false)
            try await house.eventually("the app is told") { app.messages.contains("Lamp unreachable") }
            let error = await #expect(throws: HMError.self) { try await power.writeValue(true as NSNumber) }
            #expect(error?.code == .accessoryNotReachable)
            #expect(lamp.power.value == false)
            try await device.setReachable(true)
            try await house.eventually("the app is told") { app.messages.contains("Lamp reachable") }
            try await power.writeValue(true as NSNumber)
            #expect(lamp.power.value == true)
        }
    }

    @Test("one that is slow answers when its time has come by the house's clock")
    func late() async throws {
        try await withLamp { house, device, lamp, app in
            let power = try app.power()
            device.answering = .after(.seconds(5))
            let writing = Task { try await power.writeValue(true as NSNumber) }
            try await device.untilAsked()
            try await house.advance(by: .seconds(4))
            #expect(lamp.power.value == false)
            try await house.advance(by: .seconds(1))
            try await writing.value
            #expect(lamp.power.value == true)
            let reading = Task { try await power.readValue() }
            try await device.untilAsked()
            try await house.advance(by: .seconds(5))
            try await reading.value
            #expect(power.value as? Bool == true)
        }
    }

    @Test("one that hangs has timed out after nine seconds", arguments: [true, false])
    func never(isWrite: Bool) async throws {
        try await withLamp { house, device, lamp, app in
            let power = try app.power()
            device.answering = .never
            let asking = Task {
                if isWrite { try await power.writeValue(true as NSNumber) } else { try await power.readValue() }
            }
            try await device.untilAsked()
            try await house.advance(by: .seconds(9))
            let error = await #expect(throws: HMError.self) { try await asking.value }
            #expect(error?.code == .operationTimedOut)
            #expect(lamp.power.value == false)
        }
    }

    @Test(
        "one that refuses gives its reason",
        arguments: [
            (DeviceError.busy, HMError.Code.accessoryIsBusy), (.unreachable, .bridgedAccessoryNotReachable),
            (.invalidValue, .invalidParameter),
        ])
    func refusing(reason: DeviceError, code: HMError.Code) async throws {
        try await withLamp { _, device, lamp, app in
            let power = try app.power()
            device.answering = .refusing(reason)
            let write = await #expect(throws: HMError.self) { try await power.writeValue(true as NSNumber) }
            #expect(write?.code == code)
            await #expect(throws: HMError.self) { try await power.readValue() }
            device.answering = .atOnce
            try await power.writeValue(true as NSNumber)
            #expect(lamp.power.value == true)
        }
    }

    @Test("one that is in no home is found by the browser and added; nobody need type its code")
    func newcomer() async throws {
        let lamp = try Lamp("New Lamp")
        try await withSimulatedHouse { house in
            let app = try await App.launched(in: house)
            let browser = HMAccessoryBrowser()
            browser.startSearchingForNewAccessories()
            let device = try await house.announce(lamp.accessory)
            try await house.eventually("it is found") { !browser.discoveredAccessories.isEmpty }
            let found = try #require(browser.discoveredAccessories.first)
            #expect(found.uniqueIdentifier == device.uniqueIdentifier)
            try await app.home.addAccessory(found)
            try await app.power(of: "New Lamp").writeValue(true as NSNumber)
            #expect(lamp.power.value == true)
            try await house.eventually("it is no newcomer any more") { browser.discoveredAccessories.isEmpty }
        }
    }

    @Test("one is set up with the code on its label")
    func setup() async throws {
        let lamp = try Lamp("New Lamp")
        try await withSimulatedHouse { house in
            let device = try await house.announce(lamp.accessory)
            let app = try await App.launched(in: house)
            let request = HMAccessorySetupRequest()
            request.payload = HMAccessorySetupPayload(url: device.setupURL)
            let result = try await HMAccessorySetupManager().performAccessorySetup(using: request)
            #expect(result.accessoryUniqueIdentifiers == [device.uniqueIdentifier])
            try await house.eventually("the app knows it") {
                app.manager.homes.first?.accessories.first?.name == "New Lamp"
            }
        }
    }
}
