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
        /// The one who has made the event.
        case currentUser
        /// The owner of the hub and the users of the home, as far as anything is known of where they are.
        case homeUsers
        /// Those who are named.
        case customUsers
    }

    package var kind: Kind
    package var users: Users
    /// The users of this machine who are meant: for `customUsers` those named, for `currentUser` the one who has made the
    /// event (the hub fills in who asks, if it is left out); nil for `homeUsers`.
    package var people: [UInt32]?

    package init(kind: Kind, users: Users, people: [UInt32]? = nil) {
        self.kind = kind
        self.users = users
        self.people = people
    }
}
