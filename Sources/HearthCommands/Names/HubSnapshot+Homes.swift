// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

extension HubSnapshot {
    /// The home that is meant: by name, else the primary one, else the only one.
    func home(_ name: String?) throws(CommandError) -> Home {
        if let name { return try homeResolver.resolve(name) }
        if let primary = database.primaryHome, let home = database.home(primary) { return home }
        guard let only = database.homes.first else {
            throw .failed("There is no home yet. Make one: hearth home add NAME")
        }
        guard database.homes.count == 1 else {
            throw .ambiguous(
                kind: "home", name: "", candidates: homeResolver.candidates.map(\.description),
                advice: "Say which with --home NAME, or make one the primary home: hearth home primary NAME")
        }
        return only
    }

    var homeResolver: NameResolver<Home> {
        NameResolver(
            kind: "home",
            database.homes.map { .init($0, names: [$0.name], identifiers: [$0.id.description]) })
    }
}
