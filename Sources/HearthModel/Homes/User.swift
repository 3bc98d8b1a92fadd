// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Somebody who was invited to a home. The owner of the hub is in no list: to that user all homes belong.
///
/// Everybody may control the accessories of the home; what else, the rights say. Source: behaviour section 14.
package struct User: Hashable, Sendable, Codable, Identifiable {
    package typealias ID = ObjectID<User>

    package let id: ID
    /// The user of this machine, as the kernel names whoever calls.
    package let unixID: UInt32
    package let name: String
    /// Whether the user may change the home and manage its users.
    package var isAdministrator: Bool
    /// Whether the user may control the home from elsewhere.
    package var hasRemoteAccess: Bool

    package init(
        id: ID, unixID: UInt32, name: String, isAdministrator: Bool = false, hasRemoteAccess: Bool = false
    ) {
        self.id = id
        self.unixID = unixID
        self.name = name
        self.isAdministrator = isAdministrator
        self.hasRemoteAccess = hasRemoteAccess
    }
}

/// A user of the machine that the hub runs on.
package struct MachineUser: Hashable, Sendable, Codable {
    package let unixID: UInt32
    package let name: String

    package init(unixID: UInt32, name: String) {
        self.unixID = unixID
        self.name = name
    }
}

extension Home {
    /// The guest who is this user of the machine.
    package func guest(_ unixID: UInt32) -> User? {
        users.first { $0.unixID == unixID }
    }
}
