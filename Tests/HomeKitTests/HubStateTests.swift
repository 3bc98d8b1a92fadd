// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

/// Writes down what it hears of the hub.
private final class HubWatcher: NSObject, HMHomeDelegate {
    let states = Guarded<[HMHomeHubState]>([])
    func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {
        states.withLock { $0.append(homeHubState) }
    }
}

@MainActor
@Suite("The state of the hub")
struct HubStateTests {
    @Test("B17.2: with the daemon on the machine the hub is connected; every change is told once")
    func changes() async throws {
        let house = try await House()
        let watcher = HubWatcher()
        house.home.delegate = watcher
        #expect(house.home.homeHubState == .connected && watcher.states.withLock { $0 } == [])
        house.hub.state.withLock { $0.isAbsent = true }
        house.hub.drop()
        let dials = house.hub.state.withLock { $0.dials }
        try await eventually("several attempts have failed") { house.hub.state.withLock { $0.dials } > dials + 3 }
        #expect(house.home.homeHubState == .disconnected)
        house.hub.state.withLock { $0.isAbsent = false }
        try await eventually("it is back") { house.home.homeHubState == .connected }
        await mainQueueIsDrained()
        #expect(watcher.states.withLock { $0 } == [.disconnected, .connected])
    }

    @Test("B16.8: the hub manages no networks")
    func router() async throws {
        #expect(try await !House().home.supportsAddingNetworkRouter)
    }
}
