// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Who is at home, for conditions to be held against.
package struct People: Hashable, Sendable {
    /// Of each person of whom it is known: whether at home.
    private let areHome: [UInt32: Bool]

    /// Nothing is known of anybody.
    package init() { areHome = [:] }

    package init(of home: Home) {
        let known = home.people.compactMap { person in home.isHome(person).map { (person.unixID, $0) } }
        areHome = Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a condition about presence holds; nil if nothing is known of anybody whose presence counts. Those of whom
    /// nothing is known do not count.
    func verdict(_ presence: Presence) -> Bool? {
        let known = areHome.filter { presence.counts($0.key) }.values
        guard !known.isEmpty else { return nil }
        return known.contains(true) == (presence.kind == .firstEntry || presence.kind == .everyEntry)
    }
}

extension Presence {
    /// Whether the presence of this person counts.
    ///
    /// Those of the home are the owner of the hub and its users, as far as anything is known of them. The current user is
    /// the one who has made the event.
    func counts(_ person: UInt32) -> Bool {
        users == .homeUsers || people?.contains(person) == true
    }
}
