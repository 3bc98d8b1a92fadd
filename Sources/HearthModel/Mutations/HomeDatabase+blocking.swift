// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension HomeDatabase {
    /// The changes by which the hub stops talking to an accessory server that misbehaves: it and those behind it are
    /// blocked since `now`. Empty if they are already. Not for clients to ask for. Source: behaviour section 8.
    package func changes(blocking deviceID: String, at now: Date) -> [Change] {
        homes.flatMap { home in
            home.accessories.served(by: deviceID).filter { $0.blockedSince == nil }.map {
                .accessoryBlocked(accessory: $0.id, home: home.id, since: now)
            }
        }
    }
}
