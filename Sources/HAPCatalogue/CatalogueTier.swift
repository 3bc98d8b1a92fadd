// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// How well known a catalogue entry is.
package enum CatalogueTier: Sendable {
    /// Part of the published specification.
    case `public`
    /// Only in newer metadata of Apple's.
    case extended
    /// Withdrawn by Apple, still met on old accessories.
    case legacy
}
