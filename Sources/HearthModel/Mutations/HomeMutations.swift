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
        try NameRule.check(name)
        try database.nameSpace.checkFree(name, .homeWithSimilarNameExists)
        let home = newHome(context)
        guard database.homes.isEmpty else { return [.homeAdded(home: home)] }
        return [.homeAdded(home: home), .primaryHomeChanged(home: home.id)]
    }

    private func newHome(_ context: MutationContext) -> Home {
        var names = NameSpace([name])
        let sets = ActionSet.Kind.builtIn.map { kind in
            ActionSet(id: ActionSet.ID(context.makeID()), name: names.claim(kind.suggestedName), kind: kind)
        }
        return Home(
            id: Home.ID(context.makeID()), name: name, defaultRoom: Room.ID(context.makeID()), actionSets: sets)
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
        _ = try database.requiredHome(home)
        guard database.primaryHome == home else { return [.homeRemoved(home: home)] }
        let next = database.homes.first { $0.id != home }?.id
        return [.primaryHomeChanged(home: next), .homeRemoved(home: home)]
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
        let home = try database.requiredHome(home)
        try NameRule.check(name)
        try NameRule.checkDiffers(home.name, name)
        try database.nameSpace.checkFree(name, .homeWithSimilarNameExists)
        try home.nameSpace.checkFree(name, .objectWithSimilarNameExistsInHome)
        return [.homeRenamed(home: home.id, name: name)]
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
        _ = try database.requiredHome(home)
        return database.primaryHome == home ? [] : [.primaryHomeChanged(home: home)]
    }
}
