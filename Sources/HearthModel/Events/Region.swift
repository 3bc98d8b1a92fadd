// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A circle on the Earth, and whether entering or leaving it counts.
package struct Region: Hashable, Sendable, Codable {
    /// The program's name for it.
    package var identifier: String
    /// Degrees north of the equator.
    package var latitude: Double
    /// Degrees east of Greenwich.
    package var longitude: Double
    /// Metres.
    package var radius: Double
    package var notifyOnEntry: Bool
    package var notifyOnExit: Bool

    package init(
        identifier: String, latitude: Double, longitude: Double, radius: Double, notifyOnEntry: Bool,
        notifyOnExit: Bool
    ) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
        self.notifyOnEntry = notifyOnEntry
        self.notifyOnExit = notifyOnExit
    }
}
