// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

extension Processes {
    @Suite("The example Lightbulb")
    struct LightbulbTests {
        @Test("a foreign controller (aiohomekit) pairs with it, switches it and hears of the hand at the lamp")
        func foreignController() async throws {
            let lamp = try await LightbulbProcess(in: ScratchFolder())
            let judge = try ChildProcess(
                try PeerPython.path(),
                [
                    PeerPython.script("controller.py"), "--port", "\(lamp.port)", "--code", lamp.setupCode, "--id",
                    lamp.deviceID, "--change", lamp.typing("off"),
                ])
            let ending = try await judge.waitForEnd(within: .seconds(60))
            #expect(ending == .exited(0), "\(judge.output)\(judge.errors)\(lamp.process.errors)")
            #expect(judge.output.contains(#""step": "event", "ok": true, "value": 0"#), "\(judge.output)")
            #expect(lamp.words == ["The lamp is on.", "The lamp blinks: it is this one."])
            #expect(try await lamp.stop() == .exited(0))
        }

        @Test("our controller pairs with it, switches it, hears of it, and finds it again after a restart")
        func ownController() async throws {
            let folder = try ScratchFolder()
            let lamp = try await LightbulbProcess(in: folder)
            let controller = Controller(
                identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller"),
                logger: Logger(subsystem: "test", level: .warning))
            let attempt = PairingAttempt(
                with: [SocketAddress(.loopback, port: lamp.port)], expecting: DeviceID(lamp.deviceID), as: controller)
            try await attempt.begin()
            let paired = try await attempt.finish(with: SetupCode(lamp.setupCode))

            try await use(lamp, paired.pairing, continuing: paired.session, as: controller) { link, on, brightness in
                let refused = try await link.write([CharacteristicWrite(brightness, .integer(30))])
                #expect(throws: (any Error).self, "the lamp is dark") { try refused[0].result.get() }
                let switched = try await link.write([
                    CharacteristicWrite(on, .bool(true)), CharacteristicWrite(brightness, .integer(30)),
                ])
                #expect(
                    switched.map { try? $0.result.get() } == [.bool(true), .integer(30)],
                    "\(switched) \(lamp.process.errors)")
                #expect(lamp.words == ["The lamp is on.", "The lamp shines at 30 %."])
                try await lamp.type("off")
            }
            #expect(try await lamp.stop() == .exited(0))

            let again = try await LightbulbProcess(in: folder)
            #expect(again.isPaired && again.deviceID == lamp.deviceID)
            try await use(again, paired.pairing, continuing: nil, as: controller) { link, on, _ in
                _ = try await link.write([CharacteristicWrite(on, .bool(true))])
                try await again.type("off")
            }
        }

        /// Connects, does something, and waits until somebody has switched the lamp off by hand.
        private func use(
            _ lamp: LightbulbProcess, _ pairing: AccessoryPairing, continuing session: AccessorySession?,
            as controller: Controller,
            _ body: (AccessoryLink, CharacteristicID, CharacteristicID) async throws -> Void
        ) async throws {
            let link = AccessoryLink(
                to: pairing, at: [SocketAddress(.loopback, port: lamp.port)], as: controller, continuing: session)
            let run = Task { await link.run() }
            defer { run.cancel() }
            var updates = link.updates.makeAsyncIterator()
            guard case .reachable(let snapshot)? = await updates.next() else {
                Issue.record("not reachable")
                return
            }
            let on = try #require(snapshot.ids(of: CharacteristicType.on).first)
            let brightness = try #require(snapshot.ids(of: CharacteristicType.brightness).first)
            try await body(link, on, brightness)
            while let update = await updates.next() {
                guard case .changed(let changes) = update else { continue }
                if changes.contains(where: { $0.id == on && $0.value == .bool(false) && $0.cause == .event }) { return }
            }
            Issue.record("the hand at the lamp was not told")
        }
    }
}
