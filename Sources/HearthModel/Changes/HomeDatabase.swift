// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// All homes, as one value. The hub's is the truth; every client keeps a replica.
package struct HomeDatabase: Hashable, Sendable, Codable {
    package var homes: [Home]
    package var primaryHome: Home.ID?

    package init(homes: [Home] = [], primaryHome: Home.ID? = nil) {
        self.homes = homes
        self.primaryHome = primaryHome
    }

    package func home(_ id: Home.ID) -> Home? {
        homes.first { $0.id == id }
    }

    /// The accessory and the home it is in.
    package func accessory(_ id: Accessory.ID) -> (accessory: Accessory, home: Home)? {
        for home in homes {
            if let found = home.accessories.first(where: { $0.id == id }) { return (found, home) }
        }
        return nil
    }
}
