// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Pair-setup with an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerSetupTests {
    private static let m1: [UInt8] = [6, 1, 1, 0, 1, 0]

    private func wrong(for code: SetupCode) throws -> SetupCode {
        try SetupCode(code.dashed == "111-22-333" ? "111-22-334" : "111-22-333")
    }

    private func error(_ body: [UInt8]) -> PairingErrorCode? { (try? PairingMessage(reply: body))?.error }

    @Test("the hundredth wrong code locks it, and a restart does not unlock it")
    func maximumTries() async throws {
        var state = try AccessoryServerState.generate()
        state.failedAttempts = 98
        var fixture = try await ServerFixture(state: state)
        let controller = try await RawController.connect(to: fixture.address)
        for count in [99, 100] {
            await #expect(throws: (any Error).self) { try await controller.pair(with: wrong(for: fixture.code)) }
            #expect(fixture.store.last?.failedAttempts == count)
        }
        #expect(error(try await controller.pairSetup(Self.m1).body) == .maxTries)
        fixture = try await fixture.restarted()
        let again = try await RawController.connect(to: fixture.address)
        #expect(error(try await again.pairSetup(Self.m1).body) == .maxTries, "the right code comes too late as well")
        #expect(fixture.store.last?.failedAttempts == 100)
    }

    @Test("a right code before the limit clears the count")
    func clearing() async throws {
        var state = try AccessoryServerState.generate()
        state.failedAttempts = 99
        let fixture = try await ServerFixture(state: state)
        _ = try await fixture.pairedController()
        #expect(fixture.store.last?.failedAttempts == 0)
    }

    @Test("an attempt that fails is stored before the controller hears of it")
    func failureIsStoredFirst() async throws {
        let fixture = try await ServerFixture()
        let controller = try await RawController.connect(to: fixture.address)
        fixture.store.breakDown()
        do {
            _ = try await controller.pair(with: wrong(for: fixture.code))
            Issue.record("a wrong code was accepted")
        } catch let failure as PairingFailure {
            #expect(failure.code != .setupCodeRefused, "what cannot be counted is not confirmed")
        }
    }

    @Test("one connection at a time: others are told to come later, for thirty seconds")
    func busy() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock)
        let owner = try await RawController.connect(to: fixture.address)
        #expect(error(try await owner.pairSetup(Self.m1).body) == nil)
        let other = try await RawController.connect(to: fixture.address)
        #expect(error(try await other.pairSetup(Self.m1).body) == .busy)
        clock.advance(by: .seconds(30))
        #expect(error(try await other.pairSetup(Self.m1).body) == nil, "it is taken over")
        #expect(error(try await owner.pairSetup(Self.m1).body) == .busy)
        await other.close()
        try await eventually("a closed connection frees the procedure") {
            await fixture.server.connectionCount == 1
        }
        #expect(error(try await owner.pairSetup(Self.m1).body) == nil)
    }

    @Test("M1 again on the same connection starts over")
    func startingOver() async throws {
        let fixture = try await ServerFixture()
        let controller = try await RawController.connect(to: fixture.address)
        let first = try PairingMessage(reply: try await controller.pairSetup(Self.m1).body)
        let second = try PairingMessage(reply: try await controller.pairSetup(Self.m1).body)
        #expect(first[.salt]?.count == 16 && first[.publicKey] != second[.publicKey])
        _ = try await controller.pair(with: fixture.code)
    }

    @Test(
        "what is out of order or malformed gets a 400 and resets the procedure",
        arguments: [[6, 1, 5], [6, 1, 3], [6, 1], [], [6, 1, 9], [6, 1, 1, 6, 1, 1]] as [[UInt8]])
    func outOfOrder(body: [UInt8]) async throws {
        let fixture = try await ServerFixture()
        let controller = try await RawController.connect(to: fixture.address)
        #expect(try await controller.pairSetup(Self.m1).status == 200)
        let refused = try await controller.pairSetup(body)
        #expect(refused.status == 400 && refused.body.isEmpty)
        let other = try await RawController.connect(to: fixture.address)
        #expect(error(try await other.pairSetup(Self.m1).body) == nil, "nobody is busy")
    }

    @Test("paired goes before locked, and both before busy")
    func orderOfChecks() async throws {
        let fixture = try await ServerFixture()
        let (_, _) = try await fixture.pairedController()
        let stranger = try await RawController.connect(to: fixture.address)
        #expect(error(try await stranger.pairSetup(Self.m1).body) == .unavailable)
    }

    @Test("there is no pairing inside a session", arguments: ["/pair-setup", "/pair-verify"])
    func secured(path: String) async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        #expect(try await controller.send(.post(path, body: Self.m1)).status == 400)
        #expect(try await controller.read([Sample.on]).rows.count == 1, "the session lives on")
    }

    @Test("after its pairings are forgotten it is the same accessory, and nobody's")
    func forgettingPairings() async throws {
        let fixture = try await ServerFixture()
        let (controller, pairing) = try await fixture.pairedController()
        let before = await fixture.server.advertisement
        try await fixture.server.forgetPairings()
        #expect(try await controller.isClosedByPeer())
        let after = await fixture.server.advertisement
        #expect(before.isPaired && !after.isPaired && before.deviceID == after.deviceID)
        #expect(fixture.store.last?.pairings.isEmpty == true)
        await #expect(throws: PairingFailure.self) { _ = try await fixture.controller(controller.identity, pairing) }
        #expect(try await fixture.pairedController().1 == pairing, "the key is the old one too")
    }

    @Test("after a factory reset it is another accessory with the same code, and nobody's")
    func factoryReset() async throws {
        let fixture = try await ServerFixture()
        let (controller, pairing) = try await fixture.pairedController()
        let before = await fixture.server.advertisement
        try await fixture.server.factoryReset()
        #expect(try await controller.isClosedByPeer())
        let after = await fixture.server.advertisement
        #expect(before.isPaired && !after.isPaired && before.deviceID != after.deviceID)
        #expect(after.configurationNumber == 1 && fixture.store.last?.pairings.isEmpty == true)
        await #expect(throws: PairingFailure.self) { _ = try await fixture.controller(controller.identity, pairing) }
        _ = try await fixture.pairedController()
    }
}
