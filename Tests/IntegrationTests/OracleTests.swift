// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    /// The short runs; `make soak` has the long ones.
    @Suite("Dates against independent implementations")
    struct OracleTests {
        @Test("timers and calendar events around a clock change of every zone, against Python and Java")
        func schedule() async throws {
            let outcome = try await OracleTrial.schedule.run(["--quick"], within: .seconds(300))
            #expect(outcome.isAgreed, "\(outcome)")
            if !outcome.hasJava { print("Java is not installed: dates were held against Python alone.") }
        }

        @Test("sunrise and sunset on 2,000 place-days, against PyEphem")
        func sun() async throws {
            let outcome = try await OracleTrial.sun.run(["--days", "2000"], within: .seconds(120))
            #expect(outcome.isAgreed, "\(outcome)")
        }
    }
}
