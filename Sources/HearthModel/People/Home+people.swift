// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension Home {
    /// How near to the home's location a position is at home, in metres: what phones take for the region of a home.
    package static let radius: Double = 100

    package func person(_ unixID: UInt32) -> Person? { people.first { $0.unixID == unixID } }

    /// Whether a person is at home; nil if that cannot be told, since nobody has said where the person is, or a position was
    /// told and the home's location is not known.
    package func isHome(_ person: Person) -> Bool? { person.isHome(at: location) }
}

extension Person {
    /// As `Home.isHome` says.
    func isHome(at location: HomeLocation?) -> Bool? {
        switch whereabouts?.place {
        case nil: nil
        case .home?: true
        case .away?: false
        case .position(let position)?: location.map { $0.metres(to: position) <= Home.radius }
        }
    }

    /// Whether a person is in a region, if the home is at `location`. Who is at home is where the home is; who is away, and
    /// no more is known, is in no region. Nil if that cannot be told.
    func isInside(_ region: Region, homeAt location: HomeLocation?) -> Bool? {
        switch whereabouts?.place {
        case nil: nil
        case .home?: location.map(region.contains)
        case .away?: false
        case .position(let position)?: region.contains(position)
        }
    }
}

extension Region {
    func contains(_ location: HomeLocation) -> Bool {
        HomeLocation(latitude: latitude, longitude: longitude).metres(to: location) <= radius
    }
}

extension HomeLocation {
    /// The distance along the Earth's surface in metres, taken for a sphere: right to half a percent.
    package func metres(to other: HomeLocation) -> Double {
        let (a, b) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let (north, east) = (sin((b - a) / 2), sin((other.longitude - longitude) * .pi / 360))
        let haversine = north * north + cos(a) * cos(b) * east * east
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }
}
