// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What guests may do. To the owner of the hub everything is allowed. Source: behaviour section 14.
package enum AccessRule {
    /// Refuses changes that a guest may not make, with `insufficientPrivileges`.
    ///
    /// The list of homes is the owner's. A home is changed by its administrators; but everybody may leave it,
    /// and say of themselves where they are.
    package static func check(_ changes: [Change], by guest: UInt32, in database: HomeDatabase) throws(HubError) {
        for change in changes where !isAllowed(change, to: guest, in: database) {
            throw HubError(
                .insufficientPrivileges, "Only an administrator of the home may change it; its owner can make you one.")
        }
    }

    private static func isAllowed(_ change: Change, to guest: UInt32, in database: HomeDatabase) -> Bool {
        let user = change.home.flatMap { database.home($0)?.guest(guest) }
        switch change {
        case .homeAdded, .homeRemoved, .primaryHomeChanged: return false
        case .userRemoved(let id, _) where id == user?.id: return true
        case .personUpdated(let person, _) where person.unixID == user?.unixID: return true
        case .personRemoved(let person, _) where person == user?.unixID: return true
        default: return user?.isAdministrator == true
        }
    }
}

extension HomeDatabase {
    /// What a guest sees: the homes that the user was invited to.
    package func visible(to guest: UInt32) -> HomeDatabase {
        let homes = homes.filter { $0.guest(guest) != nil }
        let isPrimaryVisible = homes.contains { $0.id == primaryHome }
        return HomeDatabase(homes: homes, primaryHome: isPrimaryVisible ? primaryHome : nil)
    }
}

extension Commit {
    /// What a guest is told of a commit. It keeps its revision even if that is nothing; a home that the guest is invited
    /// to comes with it as a whole, one that the guest has left goes.
    ///
    /// - Parameters:
    ///   - before: the database before the commit.
    ///   - after: the database with it.
    package func visible(to guest: UInt32, before: HomeDatabase, after: HomeDatabase) -> Commit {
        let old = Set(before.homes.filter { $0.guest(guest) != nil }.map(\.id))
        let new = Set(after.homes.filter { $0.guest(guest) != nil }.map(\.id))
        let kept = changes.compactMap { change -> Change? in
            guard let home = change.home else { return change }
            if old.contains(home) && new.contains(home) { return change }
            guard case .primaryHomeChanged = change, !new.contains(home) else { return nil }
            return .primaryHomeChanged(home: nil)
        }
        let lost = before.homes.map(\.id).filter { old.contains($0) && !new.contains($0) }
        return Commit(
            revision: revision,
            changes: kept + lost.map { .homeRemoved(home: $0) } + after.arrivals(new.subtracting(old)))
    }
}

extension HomeDatabase {
    /// These homes as they come to somebody who did not see them before.
    fileprivate func arrivals(_ ids: Set<Home.ID>) -> [Change] {
        homes.filter { ids.contains($0.id) }.flatMap { home -> [Change] in
            primaryHome == home.id
                ? [.homeAdded(home: home), .primaryHomeChanged(home: home.id)] : [.homeAdded(home: home)]
        }
    }
}
