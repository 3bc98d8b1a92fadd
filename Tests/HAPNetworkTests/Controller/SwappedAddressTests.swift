// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// Two accessories of one controller that find the other's address, on a clock that the test turns.
@Suite("Swapped addresses", .serialized)
struct SwappedAddressTests {
    private let clock = ManualClock()

    /// Two accessories, and the links to them.
    private func pair(
        at addresses: (ControllerFixture, ControllerFixture) -> (first: [SocketAddress], second: [SocketAddress])
    ) async throws -> (LinkFixture, LinkFixture) {
        let one = try await ControllerFixture(clock: clock)
        let two = try await ControllerFixture(.bridge, clock: clock)
        let places = addresses(one, two)
        return (await LinkFixture(one, at: places.first), await LinkFixture(two, at: places.second))
    }

    @Test("each link notices the stranger by its identity, and a sighting sets both right")
    func sightingResolves() async throws {
        let (one, two) = try await pair { ([$1.accessory.address], [$0.accessory.address]) }
        for fixture in [one, two] {
            guard case .pairing(let failure) = try await fixture.unreachable() else {
                Issue.record("another failure")
                continue
            }
            #expect(failure.code == .identityMismatch)
        }
        for fixture in [one, two] {
            await fixture.link.sighted(
                LinkSighting(addresses: [fixture.accessory.address], configurationNumber: nil))
            let snapshot = try await fixture.reachable()
            #expect(snapshot.address == fixture.accessory.address)
        }
        #expect(try await one.reachable().database.accessories.count == 1)
        #expect(try await two.reachable().database.accessories.count == 4)
        await one.stop()
        await two.stop()
    }

    @Test("with both addresses known they are resolved without a sighting")
    func raceResolves() async throws {
        let (one, two) = try await pair {
            let both = [$0.accessory.address, $1.accessory.address]
            return (both.reversed(), both)
        }
        for fixture in [one, two] {
            #expect(try await fixture.reachable().address == fixture.accessory.address)
            #expect(await fixture.link.addresses == [fixture.accessory.address])
        }
        await one.stop()
        await two.stop()
    }

    @Test("an accessory that swaps back while nobody announces it is found again after a pause")
    func swapsBack() async throws {
        let stranger = try await ControllerFixture()
        let base = try await ControllerFixture(clock: clock)
        await base.accessory.stop()
        let fixture = await LinkFixture(base, at: [stranger.accessory.address, base.accessory.address])
        _ = try await fixture.unreachable()
        try await base.accessory.start()
        try await clock.turn(until: "reachable") { await fixture.link.state.isConnected }
        #expect(await fixture.link.addressInUse == base.accessory.address)
        await stranger.accessory.stop()
        await fixture.stop()
    }

    @Test("a live connection whose accessory is seen elsewhere is asked for a sign of life, and moved if there is none")
    func movesSilently() async throws {
        let base = try await ControllerFixture(clock: clock)
        let fixture = await LinkFixture(base)
        try await fixture.reachable()
        let moved = try ScriptedAccessory(.lamp, identity: base.accessory.identity, pairedWith: [base.record])
        try await moved.start()
        await base.accessory.follow { _, _ in .silence }
        await fixture.link.sighted(LinkSighting(addresses: [moved.address], configurationNumber: nil))
        let turned = try await clock.turn(until: "the new place") { await fixture.link.addressInUse == moved.address }
        #expect(turned < .seconds(10))
        await moved.stop()
        await fixture.stop()
    }
}
