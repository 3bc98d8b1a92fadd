// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

/// Source: behaviour section 8.
@Suite struct BlockingTests {
    private var house = House()
    private let home: Home.ID
    private let bridge: Accessory
    private let spot: Accessory.ID

    init() throws {
        home = try house.addHome()
        bridge = .bridge(house.makeID())
        spot = house.makeID()
        let lamp = Accessory.lamp(spot, deviceID: bridge.deviceID, aid: 2, bridge: bridge.id)
        _ = try house.pair([bridge, lamp, .lamp(house.makeID(), name: "Other")], to: home)
    }

    private var blocked: [Bool] { house.database.homes[0].accessories.map { $0.blockedSince == house.now } }

    @Test("a whole accessory server is blocked, once; and unblocked by its bridge, which is no change if it is not")
    mutating func life() throws {
        let changes = house.database.changes(blocking: bridge.deviceID.lowercased(), at: house.now)
        house.database.apply(changes)
        #expect(changes.count == 2 && blocked == [true, false, true])
        #expect(house.database.changes(blocking: bridge.deviceID, at: house.now + 1).isEmpty)
        #expect(throws: HubError(.cannotUnblockNonBridgeAccessory, "")) {
            try house.perform(UnblockAccessory(home: home, accessory: spot))
        }
        #expect(try house.perform(UnblockAccessory(home: home, accessory: bridge.id)).count == 2)
        #expect(blocked == [false, false, false])
        #expect(try house.perform(UnblockAccessory(home: home, accessory: bridge.id)).isEmpty)
    }

    @Test("a new description leaves it blocked")
    mutating func describing() throws {
        house.database.apply(house.database.changes(blocking: bridge.deviceID, at: house.now))
        var described = house.database.homes[0].accessories.served(by: bridge.deviceID)
        described[1].firmwareVersion = "2"
        house.database.apply(
            try house.database.changes(describing: described, of: bridge.deviceID, in: home, at: house.now))
        #expect(blocked == [true, false, true])
    }
}
