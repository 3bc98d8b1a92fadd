// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPNetwork
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("What Apple keeps for the makers of accessories", .serialized, .timeLimit(.minutes(5)))
struct VendorTests {
    @Test("B3.14: an accessory is found by its long-term key; nil when it is unknown")
    func finding() async throws {
        let hub = try await RealHub([HearthSimulator.House.plans[1]])
        let lamp = try #require(hub.home.accessories.first)
        let key = await hub.simulator.simulator.publicKey(of: 0)
        #expect(try await hub.manager.findVendorAccessory(hapPublicKey: Data(key)) === lamp)
        #expect(try await hub.manager.findVendorAccessory(hapPublicKey: Data(count: 32)) == nil)
        await #expect(throws: HMError(.invalidParameter)) {
            try await hub.manager.findVendorAccessory(hapPublicKey: Data(count: 31))
        }
        let found: (HMAccessory?, (any Error)?) = await withCheckedContinuation { continuation in
            hub.manager.findVendorAccessory(hapPublicKey: Data(count: 32)) { continuation.resume(returning: ($0, $1)) }
        }
        #expect(found.0 == nil && found.1 == nil, "that there is none is no error")
    }

    @Test("B3.14: before the homes are there it is an error")
    func early() async throws {
        let hub = ScriptedHub()
        hub.state.withLock { $0.isAbsent = true }
        let manager = HMHomeManager(dialler: hub.dialler, agent: nil)
        await #expect(throws: HMError(.operationNotSupported)) {
            try await manager.findVendorAccessory(hapPublicKey: Data(count: 32))
        }
    }

    @Test("on Linux every program counts as the maker's; one that is in no home has no number")
    func rights() async throws {
        let house = try await House()
        let lamp = try house.lamp
        #expect(lamp.isVendorAccessory && lamp.hapInstanceID == 1)
        #expect(!HMAccessory().isVendorAccessory && HMAccessory().hapInstanceID == nil)
        #expect(UUID(uuidString: house.home.matterControllerID) == house.home.uniqueIdentifier)
    }
}
