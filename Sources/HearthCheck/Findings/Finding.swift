// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// One thing the check found out about an accessory.
package struct Finding: Hashable, Sendable {
    /// How much it matters.
    package enum Severity: String, Sendable, CaseIterable {
        /// The specification forbids it, and a controller may fail over it.
        case violation
        /// Known of real devices and survived, or allowed but unusual.
        case oddity
        case works
        /// It could not be tried; the sentence says why.
        case notTested
    }

    package let severity: Severity
    /// Stable: `http.unknown-path`.
    package let id: String
    /// One plain sentence. Never holds a secret.
    package let sentence: String
    /// Where the rule stands: `HAP reference 10`, or the known deviation: `quirk Q14`.
    package let source: String
    /// What the maker of the accessory can do; only with violations and oddities.
    package let advice: String?
}
