// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What all programs of one build have in common.
package enum Release {
    /// The version, as in the changelog.
    package static let version = "0.1.0"
}
