// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Says where a person is. It counts until something else is said, or the person's phone comes or goes.
///
/// Refused with `notFound` for somebody who is neither the owner of the hub nor a user of the home, and with
/// `invalidParameter` for a position that is not on the Earth. Everybody may say it of themselves, administrators of others
/// too.
package struct SetPresence: Mutation {
    package static let method = "presence.set"

    package let home: Home.ID
    /// The user of this machine; nil for whoever asks.
    package let user: UInt32?
    /// Nil takes back what was said.
    package let place: Whereabouts.Place?

    package init(home: Home.ID, user: UInt32? = nil, place: Whereabouts.Place?) {
        self.home = home
        self.user = user
        self.place = place
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        if case .position(let location)? = place, !location.isValid {
            throw HubError(.invalidParameter, "A latitude is -90 to 90 degrees, a longitude -180 to 180.")
        }
        return try database.changes(of: user, in: home, context) { person throws(HubError) in
            person.take(place, at: context.now, source: .said)
        }
    }
}

/// Says which phone is a person's, to be looked for on the network of the home; nil looks no more.
///
/// Refused with `notFound` and as `PhoneRule` says. Everybody may do so for themselves, administrators for others too.
package struct WatchPhone: Mutation {
    package static let method = "presence.watchPhone"

    package let home: Home.ID
    /// The user of this machine; nil for whoever asks.
    package let user: UInt32?
    package let phone: Phone?

    package init(home: Home.ID, user: UInt32? = nil, phone: Phone?) {
        self.home = home
        self.user = user
        self.phone = phone
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        if let phone { try PhoneRule.check(phone) }
        return try database.changes(of: user, in: home, context) { person throws(HubError) in
            let isHere = person.phone?.host == phone?.host ? person.phone?.isHere : nil
            person.phone = phone.map { Phone(host: $0.host, leaveDelay: $0.leaveDelay, isHere: isHere) }
        }
    }
}

extension HomeDatabase {
    /// The change that edits what is known of a person; none if it is the same afterwards.
    fileprivate func changes(
        of user: UInt32?, in home: Home.ID, _ context: MutationContext,
        _ edit: (inout Person) throws(HubError) -> Void
    ) throws(HubError) -> [Change] {
        let home = try requiredHome(home)
        guard let id = user ?? context.asker, let name = home.name(of: id, owner: context.owner) else {
            throw HubError(
                .notFound, "Only the owner of the hub and users of the home are looked for; invite the person first.")
        }
        let old = home.person(id)
        var person = old ?? Person(unixID: id, name: name)
        try edit(&person)
        guard person != old else { return [] }
        guard person.isUnknown else { return [.personUpdated(person: person, home: home.id)] }
        return old == nil ? [] : [.personRemoved(person: id, home: home.id)]
    }

    /// The change that records that a person's phone was found on the network, or that it has gone; none if it is known, or
    /// the phone is not that person's any more.
    ///
    /// What is found first, after somebody has said where the person is, is no coming and going of the phone: the word
    /// counts.
    package func changes(
        phone host: String, of person: UInt32, in home: Home.ID, isHere: Bool, at date: Date
    ) -> [Change] {
        guard var person = self.home(home)?.person(person), person.phone?.host == host, person.phone?.isHere != isHere
        else { return [] }
        let isFirst = person.phone?.isHere == nil
        person.phone?.isHere = isHere
        if !isFirst || person.whereabouts == nil {
            person.take(isHere ? .home : .away, at: date, source: .phone)
        }
        return [.personUpdated(person: person, home: home)]
    }
}

extension Home {
    /// The login name of the owner or of a user of the home; nil for others.
    fileprivate func name(of unixID: UInt32, owner: MachineUser?) -> String? {
        owner?.unixID == unixID ? owner?.name : guest(unixID)?.name
    }
}

extension Person {
    /// Takes over where the person is. Who is where somebody has said already stays there since then.
    fileprivate mutating func take(_ place: Whereabouts.Place?, at date: Date, source: Whereabouts.Source) {
        guard let place else {
            whereabouts = nil
            return
        }
        guard whereabouts?.place == place else {
            whereabouts = Whereabouts(place, since: date, source: source)
            return
        }
        whereabouts?.source = source
    }
}
