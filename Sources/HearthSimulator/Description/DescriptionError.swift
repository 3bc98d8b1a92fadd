// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a file with a house or an identity cannot be used. Never repeats a secret.
package struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the file: `servers[0].accessories[2].name`; empty for the file as a whole.
    package let place: String
    /// What is wrong and what was expected, a sentence.
    package let reason: String

    package init(at place: String, _ reason: String) {
        self.place = place
        self.reason = reason
    }

    package var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
