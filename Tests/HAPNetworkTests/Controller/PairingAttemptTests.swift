// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Pairing")
struct PairingAttemptTests {
    private func attempt(_ fixture: ControllerFixture, expecting deviceID: DeviceID? = nil) -> PairingAttempt {
        PairingAttempt(with: [fixture.accessory.address], expecting: deviceID, as: fixture.controller)
    }

    @Test("the right code gives a pairing and a verified session")
    func pairs() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let attempt = attempt(fixture, expecting: fixture.accessory.identity.deviceID)
        try await attempt.begin()
        let paired = try await attempt.finish(with: fixture.accessory.setupCode)
        #expect(paired.pairing == fixture.accessory.pairing)
        #expect(paired.address == fixture.accessory.address)
        #expect(await paired.session?.isSecured == true)
        #expect(await fixture.accessory.isPaired)
        #expect(await fixture.accessory.connectionCount <= 4)
        await paired.session?.close()
    }

    @Test("an unpaired accessory shows itself before pairing, a paired one refuses")
    func identifies() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let session = try await fixture.connect()
        #expect(try await session.identifyUnpaired())
        await session.close()
        let paired = try await ControllerFixture()
        let other = try await paired.connect()
        #expect(try await !other.identifyUnpaired())
        await other.close()
    }

    @Test("a refused code is tried once more on a fresh connection, then reported")
    func retriesRefusedCode() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let attempt = attempt(fixture)
        try await attempt.begin()
        let before = await fixture.accessory.connectionCount
        let failure = await #expect(throws: PairingFailure.self) {
            try await attempt.finish(with: try SetupCode("905-13-277"))
        }
        #expect(failure?.code == .setupCodeRefused)
        #expect(await fixture.accessory.connectionCount > before)
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
    }

    @Test("a connection that breaks while the code is looked for is made again")
    func survivesDrop() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let attempt = attempt(fixture)
        try await attempt.begin()
        await fixture.accessory.closeConnections()
        try await eventually("the connection's end") { await !attempt.isConnected }
        let paired = try await attempt.finish(with: fixture.accessory.setupCode)
        #expect(paired.pairing == fixture.accessory.pairing)
        await paired.session?.close()
    }

    @Test("the pairing is kept even if the accessory breaks off right after the last message")
    func keepsPairing() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        await fixture.accessory.follow { request, _ in request.path == "/pair-verify" ? .close : .usual }
        let attempt = attempt(fixture)
        try await attempt.begin()
        let paired = try await attempt.finish(with: fixture.accessory.setupCode)
        #expect(paired.pairing == fixture.accessory.pairing)
        #expect(paired.session == nil)
    }

    @Test("an accessory that is paired says so")
    func reportsPaired() async throws {
        let fixture = try await ControllerFixture()
        let failure = await #expect(throws: PairingFailure.self) { try await attempt(fixture).begin() }
        #expect(failure?.code == .alreadyPaired)
    }

    @Test("another device than the one discovered is refused")
    func refusesOtherDevice() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let attempt = attempt(fixture, expecting: .generate(using: .system))
        try await attempt.begin()
        let failure = await #expect(throws: PairingFailure.self) {
            try await attempt.finish(with: fixture.accessory.setupCode)
        }
        #expect(failure?.code == .identityMismatch)
    }

    @Test("an accessory that says nothing is given up after the limit")
    func givesUp() async throws {
        let clock = ManualClock()
        let fixture = try await ControllerFixture(clock: clock, isPaired: false)
        await fixture.accessory.follow { _, _ in .silence }
        let attempt = attempt(fixture)
        let begin = Task { try await attempt.begin() }
        try await eventually("M1") { await fixture.accessory.pairingRequestCount == 1 }
        try await clock.waitForSleepers(1)
        clock.advance(by: PairSetupController.replyLimit)
        let failure = await #expect(throws: PairingFailure.self) { try await begin.value }
        #expect(failure?.code == .timedOut)
    }

    @Test("finishing what was never begun, and cancelling, fail in words")
    func isMisused() async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        let code = fixture.accessory.setupCode
        await #expect(throws: PairingFailure.self) { try await attempt(fixture).finish(with: code) }
        let cancelled = attempt(fixture)
        try await cancelled.begin()
        await cancelled.cancel()
        await #expect(throws: PairingFailure.self) { try await cancelled.finish(with: code) }
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
    }
}
