// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import Testing

/// Days in the suite, a year in `make soak`.
@Suite("A simulated year", .serialized)
struct SimulatedYearTests {
    @Test("ten days with 50 triggers: every date is explained, none is run twice, none is lost")
    func days() async throws {
        var year = try await SimulatedYear(triggers: 50, seed: 5)
        let outcome = try await year.run(days: 10)
        #expect(outcome.faults == [], "\(outcome)")
        #expect(outcome.dates > 300 && outcome.restarts > 0)
    }
}

@Suite("Soak", .serialized, .enabled(if: SoakReport.isWanted))
struct SoakTests {
    @Test("a year with 200 triggers, restarts, clock steps and failing devices")
    func year() async throws {
        let start = ContinuousClock.now
        let days = SoakReport.count("HEARTH_SOAK_DAYS", usually: 365)
        var year = try await SimulatedYear(triggers: 200, seed: UInt64.random(in: 0..<1_000_000))
        let outcome = try await year.run(days: Double(days))
        #expect(outcome.faults == [], "\(outcome)")
        SoakReport.note(
            "a simulated year", passed: outcome.faults.isEmpty && outcome.dates > days * 100, "\(outcome)", since: start
        )
    }
}
