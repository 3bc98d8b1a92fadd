// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension HomeDatabase {
    /// Carries out one change; the hub and its clients do it by this same code.
    ///
    /// Tolerant: a change about an object that is not known here, or that adds one already known, does nothing.
    /// - Returns: whether it did something.
    @discardableResult
    package mutating func apply(_ change: Change) -> Bool {
        switch change {
        case .homeAdded(let home):
            return homes.appendIfNew(home)
        case .homeRemoved(let id):
            if primaryHome == id { primaryHome = nil }
            return homes.remove(id)
        case .primaryHomeChanged(let id):
            guard id != primaryHome, id == nil || homes.contains(where: { $0.id == id }) else { return false }
            primaryHome = id
            return true
        default:
            guard let index = homes.firstIndex(where: { $0.id == change.home }) else { return false }
            return homes[index].apply(change)
        }
    }

    /// Carries out the changes of a commit, in their order.
    /// - Returns: whether any of them did something.
    @discardableResult
    package mutating func apply(_ commit: Commit) -> Bool {
        apply(commit.changes)
    }

    /// Carries out changes in their order.
    /// - Returns: whether any of them did something.
    @discardableResult
    package mutating func apply(_ changes: [Change]) -> Bool {
        var didSomething = false
        for change in changes where apply(change) { didSomething = true }
        return didSomething
    }
}
