// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

/// Source: behaviour section 13.
@Suite("Events of people who come and go")
struct PersonMoveTests {
    private static let place = HomeLocation(latitude: 52.52, longitude: 13.405)
    private static let office = HomeLocation(latitude: 52.5, longitude: 13.3)

    private static func person(
        _ id: UInt32, _ place: Whereabouts.Place?, _ source: Whereabouts.Source = .said
    ) -> Person {
        Person(
            unixID: id, name: "user \(id)",
            whereabouts: place.map { Whereabouts($0, since: .distantPast, source: source) })
    }

    /// What happens in a home of three when the first of them moves.
    private static func happens(
        _ kind: TriggerEvent.Kind, from old: Whereabouts.Place?, to new: Whereabouts.Place?,
        _ source: Whereabouts.Source = .said, others: [Whereabouts.Place?] = [], at location: HomeLocation? = place
    ) -> Bool {
        let mover = person(1, new, source)
        let others = others.enumerated().map { person(UInt32($0.offset) + 2, $0.element) }
        let home = Home(
            id: .init(UUID()), name: "Home", defaultRoom: .init(UUID()), location: location, people: [mover] + others)
        return TriggerEvent(id: .init(UUID()), kind: kind)
            .happens(with: PersonMove(from: person(1, old), to: mover), in: home)
    }

    private static let kinds: [Presence.Kind] = [.everyEntry, .everyExit, .firstEntry, .lastExit]

    static let rows: [(Whereabouts.Place?, Whereabouts.Place?, [Whereabouts.Place?], [Presence.Kind])] = [
        (.away, .home, [], [.everyEntry, .firstEntry]), (.home, .away, [], [.everyExit, .lastExit]),
        (.away, .home, [.away, .away], [.everyEntry, .firstEntry]), (.away, .home, [.home, .away], [.everyEntry]),
        (.home, .away, [.away, .away], [.everyExit, .lastExit]), (.home, .away, [.home, .away], [.everyExit]),
        (.away, .home, [nil, nil], [.everyEntry, .firstEntry]), (.home, .away, [nil], [.everyExit, .lastExit]),
        (.home, .home, [], []), (.away, .away, [], []), (.home, nil, [], []), (.away, nil, [], []),
        (.away, .position(location: place), [], [.everyEntry, .firstEntry]),
        (.home, .position(location: place), [], []), (.away, .position(location: office), [], []),
        (.position(location: office), .home, [.home], [.everyEntry]),
        (.home, .position(location: office), [], [.everyExit, .lastExit]),
    ]

    @Test("B13.17: every and first, entry and exit, as Apple defines them", arguments: rows)
    func presence(
        old: Whereabouts.Place?, new: Whereabouts.Place?, others: [Whereabouts.Place?], expected: [Presence.Kind]
    ) {
        for users in [Presence.Users.homeUsers, .currentUser, .customUsers] {
            let people: [UInt32]? = users == .homeUsers ? nil : users == .currentUser ? [1] : [1, 2, 3]
            let found = Self.kinds.filter {
                Self.happens(
                    .presence(presence: Presence(kind: $0, users: users, people: people)), from: old, to: new,
                    others: others)
            }
            // For one person alone the others make no difference.
            let alone: [Presence.Kind] =
                expected.contains(.everyEntry)
                ? [.everyEntry, .firstEntry] : expected.contains(.everyExit) ? [.everyExit, .lastExit] : []
            #expect(found == (users == .currentUser ? alone : expected), "\(users)")
        }
    }

    @Test("who is not meant makes nothing happen")
    func strangers() {
        for people in [[2], [2, 3], []] as [[UInt32]] {
            let presence = Presence(kind: .everyEntry, users: .customUsers, people: people)
            #expect(!Self.happens(.presence(presence: presence), from: .away, to: .home))
        }
        let nobody = Presence(kind: .everyEntry, users: .currentUser)
        #expect(!Self.happens(.presence(presence: nobody), from: .away, to: .home))
    }

    @Test("what is said of somebody of whom nothing was known is a change; what a phone tells first is a state")
    func unknown() {
        let comes = TriggerEvent.Kind.presence(presence: Presence(kind: .firstEntry, users: .homeUsers))
        let leaves = TriggerEvent.Kind.presence(presence: Presence(kind: .lastExit, users: .homeUsers))
        #expect(Self.happens(comes, from: nil, to: .home) && !Self.happens(leaves, from: nil, to: .home))
        #expect(Self.happens(leaves, from: nil, to: .away) && !Self.happens(comes, from: nil, to: .away))
        #expect(
            !Self.happens(comes, from: nil, to: .home, .phone) && !Self.happens(leaves, from: nil, to: .away, .phone))
        #expect(Self.happens(comes, from: .away, to: .home, .phone))
    }

    @Test("where the home is not known, a position tells nothing of being at home")
    func homeWithoutPlace() {
        let comes = TriggerEvent.Kind.presence(presence: Presence(kind: .everyEntry, users: .homeUsers))
        #expect(!Self.happens(comes, from: .away, to: .position(location: Self.place), at: nil))
        #expect(Self.happens(comes, from: .away, to: .home, at: nil))
    }

    private static func region(_ center: HomeLocation, entry: Bool, exit: Bool, radius: Double = 200) -> Region {
        Region(
            identifier: "R", latitude: center.latitude, longitude: center.longitude, radius: radius,
            notifyOnEntry: entry, notifyOnExit: exit)
    }

    static let moves: [(HomeLocation, Whereabouts.Place?, Whereabouts.Place, HomeLocation?, Bool?)] = [
        // Around the home: being there is being in it.
        (place, .away, .home, place, true), (place, .home, .away, place, false),
        (place, .home, .position(location: office), place, false),
        (place, .home, .position(location: place), place, nil),
        (place, .away, .home, nil, nil), (place, .home, .away, nil, nil),
        (place, nil, .home, place, true), (place, nil, .away, place, nil),
        // Elsewhere.
        (office, .home, .position(location: office), place, true),
        (office, .position(location: office), .home, place, false),
        (office, .position(location: office), .away, nil, false), (office, .home, .away, place, nil),
        (office, nil, .position(location: office), nil, true), (office, nil, .position(location: place), nil, nil),
        // Nobody knows where the home is, so nobody knows that it is not there.
        (office, .home, .position(location: office), nil, true), (office, .home, .away, nil, nil),
    ]

    @Test("B13.16: a region is entered and left; what its notifyOnEntry and notifyOnExit say counts", arguments: moves)
    func regions(
        center: HomeLocation, old: Whereabouts.Place?, new: Whereabouts.Place, location: HomeLocation?, enters: Bool?
    ) {
        for (entry, exit) in [(true, true), (true, false), (false, true), (false, false)] {
            let region = Self.region(center, entry: entry, exit: exit)
            let isExpected = enters.map { $0 ? entry : exit } ?? false
            #expect(
                Self.happens(.location(region: region, user: 1), from: old, to: new, at: location) == isExpected,
                "\(entry) \(exit)")
            for user in [2, nil] as [UInt32?] {
                #expect(!Self.happens(.location(region: region, user: user), from: old, to: new, at: location))
            }
        }
    }

    @Test("a radius is kept to the metre")
    func radius() {
        // 111.3 m north.
        let near = HomeLocation(latitude: Self.office.latitude + 0.001, longitude: Self.office.longitude)
        for (radius, isInside) in [(110.0, false), (112, true)] {
            let region = Self.region(Self.office, entry: true, exit: false, radius: radius)
            #expect(
                Self.happens(.location(region: region, user: 1), from: .away, to: .position(location: near)) == isInside
            )
        }
    }

    static let conditions: [([Whereabouts.Place?], somebody: Bool?)] = [
        ([], nil), ([nil, nil], nil), ([.home], true), ([.away], false), ([.away, .home], true), ([.away, nil], false),
        ([nil, .home], true), ([.position(location: place)], true), ([.position(location: office)], false),
    ]

    @Test("somebody or nobody is home; that cannot be told when nothing is known of anybody", arguments: conditions)
    func verdict(places: [Whereabouts.Place?], somebody: Bool?) {
        let people = places.enumerated().map { Self.person(UInt32($0.offset) + 1, $0.element) }
        let home = Home(
            id: .init(UUID()), name: "Home", defaultRoom: .init(UUID()), location: Self.place, people: people)
        let circumstances = Circumstances(
            date: .distantPast, calendar: Calendar(identifier: .gregorian), people: People(of: home))
        let entry = TriggerPredicate.presence(presence: Presence(kind: .firstEntry, users: .homeUsers))
        let exit = TriggerPredicate.presence(presence: Presence(kind: .lastExit, users: .homeUsers))
        #expect(entry.verdict(circumstances) == somebody)
        #expect(exit.verdict(circumstances) == somebody.map { !$0 })
        #expect(TriggerPredicate.not(predicate: exit).verdict(circumstances) == somebody)
    }

    @Test("only those count who are meant")
    func chosen() {
        let home = Home(
            id: .init(UUID()), name: "Home", defaultRoom: .init(UUID()), location: nil,
            people: [Self.person(1, .home), Self.person(2, .away)])
        let circumstances = Circumstances(
            date: .distantPast, calendar: Calendar(identifier: .gregorian), people: People(of: home))
        for (people, verdict) in [([1], true), ([2], false), ([1, 2], true), ([3], nil)] as [([UInt32], Bool?)] {
            let presence = Presence(kind: .firstEntry, users: .customUsers, people: people)
            #expect(TriggerPredicate.presence(presence: presence).verdict(circumstances) == verdict)
        }
    }
}
