// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

/// Who is at home, and what it means for triggers.
extension HomeRegistry {
    /// What a client's wish is held against: who asks is the client's user, to whom "the current user" of an event refers.
    func context(for client: Client.ID?) -> MutationContext {
        var context = context
        context.asker = client.flatMap { clients[$0]?.guest } ?? owner.unixID
        return context
    }

    /// Tells what it means for triggers that somebody comes or leaves; it is in the database already.
    func tellEvents(ofPersonIn change: Change, before: HomeDatabase) {
        guard let eventFollower, case .personUpdated(let person, let home) = change else { return }
        let move = PersonMove(from: before.home(home)?.person(person.unixID), to: person)
        let (now, calendar) = (context.now, context.calendar)
        for consequence in database.consequences(of: move, in: home, at: now, calendar: calendar) {
            eventFollower(consequence)
        }
    }

    /// Records that a person's phone was found on the network of the home, or that it has gone.
    func phoneReported(_ phone: WatchedPhone, isHere: Bool) throws(HubError) {
        try commit(
            database.changes(
                phone: phone.host, of: phone.person, in: phone.home, isHere: isHere, at: context.now),
            for: nil)
    }

    /// The phones that are to be looked for.
    var watchedPhones: [WatchedPhone: Phone] {
        let all = database.homes.flatMap { home in
            home.people.compactMap { person in
                person.phone.map { (WatchedPhone(host: $0.host, person: person.unixID, home: home.id), $0) }
            }
        }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }
}
