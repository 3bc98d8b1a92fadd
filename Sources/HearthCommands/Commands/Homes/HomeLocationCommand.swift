// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth home location`.
enum HomeLocationCommand {
    private static let latitude = Positional("LATITUDE", "Degrees north of the equator; negative for south.")
    private static let longitude = Positional("LONGITUDE", "Degrees east of Greenwich; negative for west.")

    static let definition = CommandDefinition(
        "location", "Say where a home is, for sunrise and sunset",
        discussion: ["Without --home the primary home is meant. Triggers that wait for the sun are planned anew."],
        positionals: [latitude, longitude],
        examples: [
            .init("hearth home location 52.52 13.40", "The primary home is in Berlin"),
            .init("hearth home location -33.87 151.21 --home \"Summer House\"", "Another one is in Sydney"),
        ],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        let location = HomeLocation(
            latitude: try degrees(latitude, 90, call), longitude: try degrees(longitude, 180, call))
        return try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            return Wanted(
                SetHomeLocation(home: home.id, location: location), NameView(home),
                "\"\(home.name)\" is at \(location.latitude), \(location.longitude).")
        }
    }

    private static func degrees(
        _ positional: Positional, _ limit: Double, _ call: CommandCall
    ) throws(CommandError) -> Double {
        guard let degrees = Double(call.arguments.text(positional)), abs(degrees) <= limit else {
            throw call.usage(
                .invalidValue(
                    what: positional.name, expected: "a number of degrees, -\(Int(limit)) to \(Int(limit))"))
        }
        return degrees
    }
}
