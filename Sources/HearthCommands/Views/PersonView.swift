// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel

/// Where a person is, as JSON and in a row of a table.
struct PersonView: Encodable {
    struct PhoneView: Encodable {
        let host: String
        /// In seconds.
        let leaveDelay: Double
        /// Nil if it was not looked for yet.
        let isHere: Bool?
    }

    let name: String
    let unixID: UInt32
    let home: NameView
    /// `home`, `away`, `position` or `unknown`.
    let place: String
    /// Nil if it cannot be told.
    let isHome: Bool?
    let latitude: Double?
    let longitude: Double?
    let since: Date?
    /// `said` or `phone`.
    let source: String?
    let phone: PhoneView?

    init(_ user: MachineUser, in home: Home) {
        let person = home.person(user.unixID)
        name = user.name
        unixID = user.unixID
        self.home = NameView(home)
        let location: HomeLocation? =
            if case .position(let location)? = person?.whereabouts?.place { location } else { nil }
        place =
            switch person?.whereabouts?.place {
            case nil: "unknown"
            case .home?: "home"
            case .away?: "away"
            case .position?: "position"
            }
        isHome = person.flatMap(home.isHome)
        latitude = location?.latitude
        longitude = location?.longitude
        since = person?.whereabouts?.since
        source = person?.whereabouts?.source.rawValue
        phone = (person?.phone).map { PhoneView(host: $0.host, leaveDelay: $0.leaveDelay, isHere: $0.isHere) }
    }

    /// Who, where, since when, how known, and the phone.
    func row(_ schedule: ScheduleText) -> [String] {
        [name, whereabouts, schedule.date(since), source ?? "–", phone.map(Self.text) ?? "–"]
    }

    private var whereabouts: String {
        guard let latitude, let longitude else { return place }
        let point = PlaceText.point(HomeLocation(latitude: latitude, longitude: longitude))
        return isHome == true ? "home, at \(point)" : "at \(point)"
    }

    private static func text(_ phone: PhoneView) -> String {
        let state = phone.isHere.map { $0 ? "on the network" : "gone" } ?? "not looked for yet"
        return "\(phone.host), \(state)"
    }
}
