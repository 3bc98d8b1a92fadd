// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Makes a home. The first one becomes the primary home.
package struct AddHome: Mutation {
    package static let method = "home.add"

    package let name: String

    package init(name: String) {
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Removes a home with everything in it.
package struct RemoveHome: Mutation {
    package static let method = "home.remove"

    package let home: Home.ID

    package init(home: Home.ID) {
        self.home = home
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Gives a home another name.
package struct RenameHome: Mutation {
    package static let method = "home.rename"

    package let home: Home.ID
    package let name: String

    package init(home: Home.ID, name: String) {
        self.home = home
        self.name = name
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}

/// Makes a home the primary one.
package struct SetPrimaryHome: Mutation {
    package static let method = "home.setPrimary"

    package let home: Home.ID

    package init(home: Home.ID) {
        self.home = home
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        throw HubError(.operationNotSupported, "not written yet")
    }
}
