// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A hub that is restarted under a running program")
    struct RestartedHubTests {
        @Test(
            "is found again: what changed is told once, the objects stay, and messages come as before",
            arguments: [
                true, false,
            ])
        func restarted(isKilled: Bool) async throws {
            let hub = try await HubProcess()
            try await hub.hearth("home", "add", "My Home")
            let start = hub.folder.file("start")
            try Data().write(to: URL(filePath: start))
            let program = try Program.homeKitPeer.start(["A", "1", "10", start], environment: hub.environment)
            try await program.waitForOutput(containing: "done\n")
            for round in 1...3 {
                if isKilled { try await hub.kill() } else { try await hub.stop() }
                try await hub.start()
                try await hub.hearth("room", "add", "Room \(round)")
                try await program.waitForOutput(containing: "Room \(round)")
            }
            program.terminate()
            #expect(try await program.waitForEnd() == .exited(0))
            // That the hub went and came is told besides.
            let told = TwoProgramsTrial.Diary(program.output).told.filter { !$0.hasPrefix("hub ") }
            // Whether the room came before or after the program was back decides which of the two messages it gets.
            #expect(told.count == 3)
            for (round, words) in zip(1..., told) {
                #expect(words == "+room Room \(round)" || words.hasPrefix("homes") && words.contains("Room \(round)"))
            }
            #expect(!program.output.contains("another object"))
        }
    }
}
