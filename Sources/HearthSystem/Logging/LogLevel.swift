// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How much a log line matters.
package enum LogLevel: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Each message on each wire. Large.
    case trace
    /// What a developer wants to see.
    case debug
    /// What normally happens: connections made, accessories found.
    case info
    /// What is rare and fine: a start, a stop, a pairing.
    case notice
    /// What is survived but should not be: an odd device, a retry.
    case warning
    /// What failed and will not be tried again by itself.
    case error

    package static func < (one: LogLevel, other: LogLevel) -> Bool {
        one.rank < other.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Reads a level as the option `--log-level` has it, in any case; nil for an unknown word.
    package init?(_ text: some StringProtocol) {
        self.init(rawValue: text.lowercased())
    }
}
