// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HearthModel
internal import HearthSystem

/// A database to try the rules on: its clock stands still until it is moved, its identifiers count up from 1.
package struct House {
    package var database = HomeDatabase()
    package var now: Date
    package let calendar: Calendar
    private let identifiers = CountingIdentifiers()

    /// Monday, 2026-03-02 at 12:00 in Berlin, unless told otherwise.
    package init(now: Date = Date(timeIntervalSince1970: 1_772_449_200), zone: String = "Europe/Berlin") {
        self.now = now
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        self.calendar = calendar
    }

    /// To whom the hub belongs.
    package static let owner = MachineUser(unixID: 1000, name: "ada")

    /// Whatever is asked for, the owner asks for.
    package var context: MutationContext {
        MutationContext(
            now: now, calendar: calendar, makeID: { [identifiers] in identifiers.next() }, asker: Self.owner.unixID,
            owner: Self.owner)
    }

    package func makeID<Object>() -> ObjectID<Object> {
        ObjectID(identifiers.next())
    }

    /// What a mutation would change, without doing it.
    package func changes(_ mutation: some Mutation) throws(HubError) -> [Change] {
        try mutation.changes(in: database, context: context)
    }

    /// Does what a mutation asks for.
    @discardableResult
    package mutating func perform(_ mutation: some Mutation) throws(HubError) -> [Change] {
        let changes = try changes(mutation)
        database.apply(changes)
        return changes
    }

    /// Adds a home and gives it back.
    package mutating func addHome(_ name: String = "Mill Lane") throws(HubError) -> Home.ID {
        for case .homeAdded(let home) in try perform(AddHome(name: name)) { return home.id }
        throw HubError(.unexpectedError, "no home was added")
    }

    package mutating func addRoom(_ name: String, to home: Home.ID) throws(HubError) -> Room.ID {
        for case .roomAdded(let room, _) in try perform(AddRoom(home: home, name: name)) { return room.id }
        throw HubError(.unexpectedError, "no room was added")
    }

    package mutating func addZone(_ name: String, to home: Home.ID) throws(HubError) -> Zone.ID {
        for case .zoneAdded(let zone, _) in try perform(AddZone(home: home, name: name)) { return zone.id }
        throw HubError(.unexpectedError, "no zone was added")
    }

    package mutating func addServiceGroup(_ name: String, to home: Home.ID) throws(HubError) -> ServiceGroup.ID {
        for case .serviceGroupAdded(let group, _) in try perform(AddServiceGroup(home: home, name: name)) {
            return group.id
        }
        throw HubError(.unexpectedError, "no service group was added")
    }

    package mutating func addActionSet(_ name: String, to home: Home.ID) throws(HubError) -> ActionSet.ID {
        for case .actionSetAdded(let set, _) in try perform(AddActionSet(home: home, name: name)) { return set.id }
        throw HubError(.unexpectedError, "no action set was added")
    }

    /// Adds accessories as the hub does after pairing, and gives them back in the order of `home.accessories`.
    package mutating func pair(_ accessories: [Accessory], to home: Home.ID) throws(HubError) -> [Accessory] {
        let changes = try database.changes(adding: accessories, to: home)
        database.apply(changes)
        return changes.compactMap { change in
            if case .accessoryAdded(let accessory, _) = change { accessory } else { nil }
        }
    }
}

private final class CountingIdentifiers: Sendable {
    private let count = Guarded(UInt64(0))

    func next() -> UUID {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let digits = String(number, radix: 16, uppercase: true)
        let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        return UUID(uuidString: text) ?? UUID()
    }
}
