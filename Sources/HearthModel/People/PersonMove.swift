// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Something new about where a person is.
package struct PersonMove: Hashable, Sendable {
    package let old: Person?
    package let new: Person

    package init(from old: Person?, to new: Person) {
        self.old = old
        self.new = new
    }

    /// Whether something is so now that was not so before; nil if it is as it was, or cannot be told.
    ///
    /// What somebody says of a person of whom it could not be told before counts as the change to it. What a phone tells then
    /// is a state, and starts nothing: nobody knows since when it is so.
    private func change(_ isSo: (Person) -> Bool?) -> Bool? {
        guard let now = isSo(new) else { return nil }
        guard let before = old.flatMap(isSo) else { return new.whereabouts?.source == .said ? now : nil }
        return now == before ? nil : now
    }

    /// True for coming home, false for leaving, nil for neither.
    package func comesHome(_ home: Home) -> Bool? { change(home.isHome) }

    /// True for entering a region, false for leaving it, nil for neither.
    ///
    /// Whoever has not been known to be in a region does not leave it.
    func enters(_ region: Region, of home: Home) -> Bool? {
        let isInside = { (person: Person) in person.isInside(region, homeAt: home.location) }
        guard let enters = change(isInside) else { return nil }
        return enters || old.flatMap(isInside) == true ? enters : nil
    }
}

extension TriggerEvent {
    /// Whether it happens with a move. Source: behaviour section 13.
    ///
    /// - Parameter home: as it is after the move.
    package func happens(with move: PersonMove, in home: Home) -> Bool {
        switch kind {
        case .presence(let presence): presence.happens(with: move, in: home)
        case .location(let region, let user):
            user == move.new.unixID
                && move.enters(region, of: home).map { $0 ? region.notifyOnEntry : region.notifyOnExit } ?? false
        default: false
        }
    }
}

extension Presence {
    /// Every entry and exit is that of each person who counts. The first entry is one when nobody else of them is at home,
    /// the last exit one that leaves nobody of them there; of whom nothing is known is not there.
    fileprivate func happens(with move: PersonMove, in home: Home) -> Bool {
        guard counts(move.new.unixID), let comes = move.comesHome(home) else { return false }
        let isAlone = !home.people.contains {
            $0.unixID != move.new.unixID && counts($0.unixID) && home.isHome($0) == true
        }
        switch kind {
        case .everyEntry: return comes
        case .everyExit: return !comes
        case .firstEntry: return comes && isAlone
        case .lastExit: return !comes && isAlone
        }
    }
}
