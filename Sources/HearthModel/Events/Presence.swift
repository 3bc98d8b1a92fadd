// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Who of the people in question comes or goes; in a condition, whether anybody or nobody is at home. Source: behaviour
/// section 13.
package struct Presence: Hashable, Sendable, Codable {
    /// Raw values travel and are stored.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case everyEntry
        case everyExit
        /// In a condition: somebody is at home.
        case firstEntry
        /// In a condition: nobody is at home.
        case lastExit
    }

    /// Whose presence counts. Raw values travel and are stored.
    package enum Users: String, Hashable, Sendable, Codable, CaseIterable {
        case currentUser
        case homeUsers
        case customUsers
    }

    package var kind: Kind
    package var users: Users

    package init(kind: Kind, users: Users) {
        self.kind = kind
        self.users = users
    }
}
