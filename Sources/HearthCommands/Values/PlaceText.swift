// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel

/// Places on the Earth as people write them: `52.52,13.4`.
enum PlaceText {
    static let expected = "LATITUDE,LONGITUDE in degrees, such as 52.52,13.40"

    /// Nil if it is none.
    static func point(_ text: String) -> HomeLocation? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
        let location = HomeLocation(latitude: latitude, longitude: longitude)
        return location.isValid ? location : nil
    }

    static func point(_ location: HomeLocation) -> String {
        number(location.latitude) + "," + number(location.longitude)
    }

    /// So that it reads back as the same number.
    static func number(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
