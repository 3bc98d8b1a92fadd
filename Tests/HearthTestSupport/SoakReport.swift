// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Where the long proofs write what came of them: the file that `HEARTH_SOAK_REPORT` names, one line each, for
/// `Scripts/soak.sh`, which runs them.
package enum SoakReport {
    private static let path = ProcessInfo.processInfo.environment["HEARTH_SOAK_REPORT"]

    /// Whether the long proofs are wanted.
    package static var isWanted: Bool { path != nil }

    /// A count from the environment, so that one proof can be run shorter or longer.
    package static func count(_ name: String, usually count: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? count
    }

    /// Adds a row to the table.
    package static func note(_ claim: String, passed: Bool, _ outcome: String, since start: ContinuousClock.Instant) {
        guard let path, let file = FileHandle(forUpdatingAtPath: path) else { return }
        defer { try? file.close() }
        let duration = start.duration(to: .now).components.seconds
        _ = try? file.seekToEnd()
        try? file.write(
            contentsOf: Data("\(passed ? "ok" : "FAILED")\t\(claim)\t\(outcome)\t\(duration) s\n".utf8))
    }
}
