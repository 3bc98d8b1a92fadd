// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport

/// Dates of triggers, held by a script of `Tests/Oracles` against implementations that are not ours.
enum OracleTrial: String {
    /// Timers and calendar events: Python's zoneinfo and dateutil, Java's java.time.
    case schedule = "schedule.py"
    /// Sunrise and sunset: PyEphem, and astral beside it.
    case sun = "sun.py"

    struct Outcome: CustomStringConvertible {
        /// Whether nothing differs.
        let isAgreed: Bool
        /// What the script has printed: figures, then each difference.
        let output: String

        /// Whether Java was asked as well.
        var hasJava: Bool { output.contains("differences from Java") }

        /// The figures, as one line.
        var description: String {
            isAgreed ? output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.joined(separator: "; ") : output
        }
    }

    func run(_ arguments: [String] = [], within limit: Duration) async throws -> Outcome {
        let script = PeerPython.oracle(rawValue)
        let program = ["--program", try Program.triggerDates.path]
        let process = try ChildProcess(PeerPython.path(), [script] + program + arguments)
        let ending = try await process.waitForEnd(within: limit)
        return Outcome(isAgreed: ending == .exited(0), output: process.output + process.errors)
    }
}
