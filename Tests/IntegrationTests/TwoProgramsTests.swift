// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    @Suite("Two programs with 'import HomeKit'")
    struct TwoProgramsTests {
        @Test(
            "B3.1 B4.1 B4.2: each is told what the other does, in order, nothing lost, nothing doubled, nothing of its own"
        )
        func mixed() async throws {
            let trial = try await TwoProgramsTrial(changes: 100, seed: 20)
            TwoProgramsTrial.check(try await trial.run(within: .seconds(60)), changes: 100)
        }

        @Test("one that is killed again and again misses nothing while it lives, and the other is told all it did")
        func killed() async throws {
            let outcome = try await KilledProgramTrial().run(changes: 200, kills: 3)
            #expect(outcome.faults == [])
            #expect(outcome.kills == 3 && outcome.made >= 200)
        }
    }
}
