// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where on the Earth a home or a person is.
package struct HomeLocation: Hashable, Sendable, Codable {
    /// Degrees north of the equator, -90 to 90.
    package var latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    package var isValid: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }
}
