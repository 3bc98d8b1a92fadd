// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    @Suite("A hub that is killed")
    struct CrashTests {
        @Test("has after each restart all that it acknowledged, and its accessories are live again")
        func killed() async throws {
            let outcome = try await CrashTrial().run(kills: 5)
            #expect(outcome.lost == [])
            #expect(outcome.kills == 5 && outcome.acknowledged > 15)
        }

        @Test("runs no trigger twice, and leaves nothing delayed or to be put back undone")
        func killedAtWork() async throws {
            let outcome = try await TriggerCrashTrial().run(kills: 5)
            #expect(outcome.faults == [], "\(outcome)")
        }
    }
}
