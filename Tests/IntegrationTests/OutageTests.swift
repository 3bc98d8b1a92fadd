// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    @Suite("An accessory that goes away and comes back")
    struct OutageTests {
        @Test("a stopped one shows unreachable within 10 s, and is back with its events within 1 s when it goes on")
        func stopped() async throws {
            let outcome = try await OutageTrial().run(stops: 2, powerCuts: 0)
            #expect(outcome.slowestLoss < .seconds(10))
            #expect(outcome.slowestReturn < .seconds(1))
        }

        @Test("one without power is back with its events within 1 s of its first announcement")
        func killed() async throws {
            let outcome = try await OutageTrial().run(stops: 0, powerCuts: 1)
            #expect(outcome.slowestLoss < .seconds(10))
            #expect(outcome.slowestSighting < .seconds(1))
        }
    }
}
