// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A foreign controller at the simulator")
    struct ForeignControllerTests {
        @Test(
            "pairs, reads, writes, hears, is refused what is wrong, unpairs; each server of the house",
            arguments: ["controller.py", "homekitng_controller.py"])
        func judges(script: String) async throws {
            let simulator = try await SimulatorProcess()
            // The accessory whose On characteristic is the first of its server.
            let lamps = ["House Bridge": "Ceiling Light", "Desk Lamp": "Desk Lamp", "Ceiling Fan": "Ceiling Fan"]
            for card in simulator.cards {
                let lamp = try #require(lamps[card.name], "\(card.name)")
                try await judge(card, simulator, changing: lamp, with: script)
            }
            let log = try await simulator.control("log")
            #expect(
                log["requests"]?.integer == Int128(simulator.cards.count * 4), "write, refusal, subscription, identify")
        }

        private func judge(
            _ card: SimulatorProcess.Card, _ simulator: SimulatorProcess, changing accessory: String,
            with script: String
        ) async throws {
            // The judge turns it the other way first, so this turns it back.
            let before = try await simulator.control("get", accessory, "on")
            let value = try #require(before.elements.first?["text"]?.string)
            let judge = try ChildProcess(
                try PeerPython.path(),
                [
                    PeerPython.script(script), "--port", "\(card.port)", "--code", card.setupCode, "--id",
                    card.deviceID, "--change", try simulator.controlCommand("set", accessory, "on", value),
                ])
            let ending = try await judge.waitForEnd(within: .seconds(60))
            #expect(ending == .exited(0), "\(card.name): \(judge.output)\(judge.errors)")
            let steps = judge.output.split(separator: "\n").compactMap {
                try? JSONReader.read(Array($0.utf8))["step"]?.string
            }
            #expect(
                steps == [
                    "wrong code", "pair", "accessories", "read", "write", "refusal", "event", "list", "identify",
                    "unpair",
                ])
        }

        @Test(
            "pairs again and again, each time with a server that was never paired",
            arguments: ForeignPairingTrial.Controller.allCases)
        func pairs(controller: ForeignPairingTrial.Controller) async throws {
            let outcome = try await ForeignPairingTrial.run(6, with: controller)
            #expect(outcome.failures == [])
            #expect(outcome.tried == 6)
        }
    }
}
