// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// All points within a distance of a point.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    // `@unchecked`: both are immutable.
    /// The point in the middle.
    public let center: CLLocationCoordinate2D
    /// Metres from there.
    public let radius: CLLocationDistance

    /// Makes a region around a point.
    ///
    /// - Parameter radius: metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a point is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }

    override func duplicate() -> CLRegion {
        CLCircularRegion(center: center, radius: radius, identifier: identifier)
    }
}
