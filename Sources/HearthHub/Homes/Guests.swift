// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// The users of this machine who were invited to any home: known to the socket before it lets them in.
package final class Guests: Sendable {
    private let users: Guarded<Set<UInt32>>

    init(of database: HomeDatabase) {
        users = Guarded(Self.users(of: database))
    }

    /// Whether a user was invited to any home.
    package func contains(_ user: UInt32) -> Bool { users.withLock { $0.contains(user) } }

    func take(_ database: HomeDatabase) {
        let users = Self.users(of: database)
        self.users.withLock { $0 = users }
    }

    private static func users(of database: HomeDatabase) -> Set<UInt32> {
        Set(database.homes.flatMap(\.users).map(\.unixID))
    }
}
