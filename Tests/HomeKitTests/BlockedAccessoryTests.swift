// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// Source: behaviour sections 7 and 8.
@MainActor
@Suite("Blocked accessories")
struct BlockedAccessoryTests {
    private func block(_ house: House) async throws {
        house.hub.change(house.hub.database.changes(blocking: "7A:1C:3E:55:90:D2", at: Date()))
        _ = await house.messages()
    }

    @Test("B8.2: the hub's blocking is told as an error of the accessory, which is blocked then")
    func blocking() async throws {
        let house = try await House()
        let lamp = try house.lamp
        #expect(!lamp.isBlocked)
        try await block(house)
        #expect(house.recorder.messages == ["error 61 of Lamp"])
        #expect(lamp.isBlocked && house.recorder.lastObject === lamp)
    }

    @Test("B8.2 B4.1: whoever unblocks gets the completion handler alone; others are told")
    func unblocking() async throws {
        let house = try await House()
        try await block(house)
        house.recorder.clear()
        try await house.home.unblockAccessory(try house.lamp)
        #expect(try !house.lamp.isBlocked)
        #expect(await house.messages() == [])
        try await block(house)
        house.recorder.clear()
        try house.hub.change(UnblockAccessory(home: house.id, accessory: House.lamp))
        #expect(await house.messages() == ["unblocked Lamp"])
    }

    @Test("B7.5: one behind a bridge is unblocked with the bridge alone")
    func bridged() async throws {
        let house = try await House()
        let bridge = Accessory.ID(UUID())
        let record = try #require(house.hub.database.homes.first)
        let fan = House.lampRecord(in: record.defaultRoom, id: Accessory.ID(UUID()), bridge: bridge)
        house.hub.change([.accessoryAdded(accessory: fan, home: house.id)])
        _ = await house.messages()
        let found = try #require(house.home.accessories.first { $0.uniqueIdentifier == fan.id.uuid })
        await #expect(throws: HMError(.cannotUnblockNonBridgeAccessory)) {
            try await house.home.unblockAccessory(found)
        }
    }

    @Test("B8.1: requests to a blocked accessory fail with accessoryIsBlocked")
    func requests() async throws {
        let house = try await House()
        house.hub.fail(WriteCharacteristics.method, with: .accessoryIsBlocked)
        let on = try house.characteristic(HMCharacteristicTypePowerState)
        await #expect(throws: HMError(.accessoryIsBlocked)) { try await on.writeValue(true as NSNumber) }
    }
}
