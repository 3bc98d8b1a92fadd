// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a control command was not carried out.
package struct ControlError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// What could have been meant.
    package let candidates: [String]

    package init(_ description: String, candidates: [String] = []) {
        self.description = description
        self.candidates = candidates
    }
}
