// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// A point on the Earth, by the WGS 84 reference.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, negative for south; -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, negative for west; -180 to 180.
    public var longitude: CLLocationDegrees

    /// The point where the equator and the zero meridian cross.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Makes a point; `CLLocationCoordinate2DIsValid` tells whether there is one.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a point.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether both angles are within their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}

extension CLLocationCoordinate2D {
    /// Half of the Earth's mean diameter in metres (WGS 84).
    private static let earthRadius = 6_371_008.8

    /// Metres along the surface of a sphere of the Earth's size; off by half a percent at most.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        func radians(_ degrees: CLLocationDegrees) -> Double { degrees * .pi / 180 }
        func haversine(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
        let parallel = haversine(radians(other.latitude - latitude))
        let meridian = haversine(radians(other.longitude - longitude))
        let chord = parallel + cos(radians(latitude)) * cos(radians(other.latitude)) * meridian
        return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
    }
}
