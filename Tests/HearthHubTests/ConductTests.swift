// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthHub

/// Source: behaviour section 8.
@Suite("Misbehaving accessories")
struct ConductTests {
    private let start = Date(timeIntervalSince1970: 1_772_449_200)

    /// Whether each of these failures, at so many seconds, is one too many.
    private func verdicts(_ failures: [(LinkFailure, TimeInterval)]) -> [Bool] {
        var conduct = Conduct()
        return failures.map { conduct.note($0, at: start + $1) }
    }

    @Test("ten breaches in ten minutes are too many; other failures count for nothing, and old breaches no more")
    func counting() {
        let breaches = (0..<9).map { (LinkFailure.session(.unexpectedAnswer), Double($0)) }
        let others: [LinkFailure] = [.noAddress, .session(.timedOut), .session(.closedByAccessory), .pairingLost]
        let more = others.map { ($0, 20.0) } + [(.session(.tooManyEvents), 600), (.session(.tooManyEvents), 600.5)]
        #expect(verdicts(breaches + more) == Array(repeating: false, count: 14) + [true])
    }

    @Test("a clock that was put back makes nobody worse")
    func clock() {
        let breaches = Array(repeating: (LinkFailure.session(.unexpectedAnswer), 0.0), count: 9)
        #expect(verdicts(breaches + [(.session(.unexpectedAnswer), -3600)]) == Array(repeating: false, count: 10))
    }

    @Test("an accessory is blocked: nothing is asked of it any more, until it is unblocked")
    func blocking() async throws {
        let (bench, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let home = try await bench.addHome()
        let id = try await bench.add(lamp, to: home).accessory
        let deviceID = await lamp.server.state.identity.deviceID
        let on = CharacteristicReference(accessory: id, iid: 10)
        try await eventually("reachable") { await bench.registry.live.isReachable(id) }
        for _ in 0..<Conduct.limit {
            await bench.parts.links.take(.unreachable(.session(.tooManyEvents)), of: deviceID)
        }
        #expect(await bench.registry.database.homes[0].accessories[0].blockedSince == bench.clock.now)
        try await eventually("the link has ended") { await bench.parts.links.link(to: deviceID) == nil }
        #expect(await !bench.registry.live.isReachable(id))
        #expect(
            await bench.parts.control.write([.init(on, value: .bool(true))], for: 1)[0].error?.code
                == .accessoryIsBlocked)
        #expect(lamp.writes.isEmpty)
        let subscribed = await bench.registry.subscribe(SubscribeCharacteristics([on], isOn: true), for: 1)
        #expect(subscribed[0].error?.code == .accessoryIsBlocked)
        await #expect(throws: HubError(.accessoryIsBlocked, "")) { try await bench.parts.identify(id) }
        await #expect(throws: HubError(.accessoryIsBlocked, "")) { try await bench.parts.control.refresh(id) }
        try await bench.perform(UnblockAccessory(home: home, accessory: id))
        try await eventually("reachable again") { await bench.registry.live.isReachable(id) }
        #expect(await bench.parts.control.write([.init(on, value: .bool(true))], for: 1)[0].error == nil)
    }
}
