// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What came of many pairings in a row.
struct PairingOutcome: CustomStringConvertible {
    var tried = 0
    /// What went wrong, in words.
    var failures: [String] = []
    /// Attempts that a foreign controller's own mistake spoilt, so that it made them again.
    var excused: [String] = []
    var slowest = Duration.zero

    var description: String {
        "\(tried - failures.count) of \(tried) succeeded, the slowest took \(slowest.rounded)"
            + (excused.isEmpty ? "" : ", \(excused.count) begun again for the controller's own mistakes")
    }
}
