// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("An accessory server with a display", .serialized, .timeLimit(.minutes(5)))
struct AccessoryServerDisplayTests {
    private let display = Recorder<SetupCodeDisplay>()

    private func fixture(_ state: AccessoryServerState? = nil) async throws -> ServerFixture {
        try await ServerFixture(state: state) { $0.display = { [display] in display.record($0) } }
    }

    /// What is shown; nil if nothing is.
    private var shown: SetupCode? {
        guard case .show(let code)? = display.elements.last else { return nil }
        return code
    }

    private func attempt(with fixture: ServerFixture) throws -> PairingAttempt {
        PairingAttempt(
            with: [fixture.address], expecting: nil,
            as: Controller(identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller")))
    }

    @Test("shows a code before the controller asks for it, which pairs; the stored one does not")
    func pairing() async throws {
        let fixture = try await fixture()
        #expect(await fixture.server.setupCode == nil)
        #expect(await fixture.server.setupPayload == nil, "there is no label")
        let wrong = try attempt(with: fixture)
        try await wrong.begin()
        let first = try #require(shown)
        #expect(first != fixture.code)
        let failure = await #expect(throws: PairingFailure.self) { _ = try await wrong.finish(with: fixture.code) }
        #expect(failure?.code == .setupCodeRefused)
        try await eventually("the code is taken down") { shown == nil }
        #expect(display.elements.contains(.takeDown(.wrongCode)))

        let right = try attempt(with: fixture)
        try await right.begin()
        let second = try #require(shown)
        #expect(second != first)
        let paired = try await right.finish(with: second)
        #expect(display.elements.last == .takeDown(.paired))
        #expect(await paired.session?.isSecured == true)
        await paired.session?.close()
        #expect(fixture.store.last?.pairings.count == 1 && fixture.store.last?.failedAttempts == 0)
    }

    @Test("takes the code down when the controller goes away")
    func leaving() async throws {
        let fixture = try await fixture()
        let attempt = try attempt(with: fixture)
        try await attempt.begin()
        #expect(shown != nil)
        await attempt.cancel()
        try await eventually("it is taken down") { display.elements.last == .takeDown(.abandoned) }
        #expect(display.elements.count == 2)
    }

    @Test("takes it down on a reset, whichever", arguments: [true, false])
    func reset(isFactoryReset: Bool) async throws {
        let fixture = try await fixture()
        let controller = try await RawController.connect(to: fixture.address)
        #expect(try await controller.pairSetup([6, 1, 1, 0, 1, 0]).status == 200)
        if isFactoryReset {
            try await fixture.server.factoryReset()
        } else {
            try await fixture.server.forgetPairings()
        }
        #expect(display.elements.last == .takeDown(.abandoned))
        #expect(try await controller.isClosedByPeer())
        try await fixture.stop()
        #expect(display.elements.count == 2, "once")
    }

    @Test("takes it down when it stops")
    func stopping() async throws {
        let fixture = try await fixture()
        let controller = try await RawController.connect(to: fixture.address)
        #expect(try await controller.pairSetup([6, 1, 1, 0, 1, 0]).status == 200)
        try await fixture.stop()
        #expect(display.elements.last == .takeDown(.abandoned))
    }

    @Test("no code that was shown is written to the log")
    func secrecy() async throws {
        let fixture = try await fixture()
        let attempt = try attempt(with: fixture)
        try await attempt.begin()
        let code = try #require(shown).dashed
        await attempt.cancel()
        try await eventually("it is taken down") { shown == nil }
        #expect(!fixture.log.entries.isEmpty)
        #expect(fixture.log.entries.allSatisfy { !$0.message.contains(code) })
    }
}
