// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
internal import HearthHub
internal import HearthModel

extension SimulatedHouse {
    /// Where the user of this test is, as the hub is told.
    public enum Whereabouts: Sendable {
        case home
        case away
        case at(CLLocationCoordinate2D)
    }

    /// The user of this test, which is the current user of its apps, comes home, leaves or goes elsewhere. Triggers with
    /// `HMPresenceEvent` and `HMLocationEvent` hear of it.
    ///
    /// - Parameters:
    ///   - whereabouts: where the user is from now on.
    ///   - home: nil for the primary home.
    /// - Throws: an error that says what is wrong, such as a home that does not exist.
    public func userIs(_ whereabouts: Whereabouts, of home: String? = nil) async throws {
        let place: HearthModel.Whereabouts.Place =
            switch whereabouts {
            case .home: .home
            case .away: .away
            case .at(let coordinate):
                .position(location: HomeLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            }
        let owner = hub.parts.registry.owner.unixID
        try await hub.perform(SetPresence(home: try await self.home(named: home).id, user: owner, place: place))
    }
}
