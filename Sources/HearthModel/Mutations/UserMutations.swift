// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Invites a user of this machine to a home.
package struct AddUser: Mutation {
    package static let method = "user.add"

    package let home: Home.ID
    /// The user's number on this machine.
    package let unixID: UInt32
    package let name: String
    package let isAdministrator: Bool
    package let hasRemoteAccess: Bool

    package init(home: Home.ID, unixID: UInt32, name: String, isAdministrator: Bool, hasRemoteAccess: Bool) {
        self.home = home
        self.unixID = unixID
        self.name = name
        self.isAdministrator = isAdministrator
        self.hasRemoteAccess = hasRemoteAccess
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        guard home.guest(unixID) == nil else {
            throw HubError(.alreadyExists, "\(name) has access to the home already.")
        }
        let user = User(
            id: User.ID(context.makeID()), unixID: unixID, name: name, isAdministrator: isAdministrator,
            hasRemoteAccess: hasRemoteAccess)
        return [.userAdded(user: user, home: home.id)]
    }
}

/// Gives a user other rights in a home.
package struct UpdateUser: Mutation {
    package static let method = "user.update"

    package let home: Home.ID
    package let user: User.ID
    package let isAdministrator: Bool
    package let hasRemoteAccess: Bool

    package init(home: Home.ID, user: User.ID, isAdministrator: Bool, hasRemoteAccess: Bool) {
        self.home = home
        self.user = user
        self.isAdministrator = isAdministrator
        self.hasRemoteAccess = hasRemoteAccess
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let old = try database.user(user, in: home)
        var user = old
        user.isAdministrator = isAdministrator
        user.hasRemoteAccess = hasRemoteAccess
        return user == old ? [] : [.userUpdated(user: user, home: home.id)]
    }
}

/// Takes a user's access to a home away, and forgets where the user is. Users who are no administrators may do so for themselves.
package struct RemoveUser: Mutation {
    package static let method = "user.remove"

    package let home: Home.ID
    package let user: User.ID

    package init(home: Home.ID, user: User.ID) {
        self.home = home
        self.user = user
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        let user = try database.user(user, in: home)
        let known = home.person(user.unixID).map { Change.personRemoved(person: $0.unixID, home: home.id) }
        return [known, .userRemoved(user: user.id, home: home.id)].compactMap { $0 }
    }
}
