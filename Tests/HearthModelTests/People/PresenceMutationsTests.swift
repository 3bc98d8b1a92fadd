// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@Suite("Where people are")
struct PresenceMutationsTests {
    private static let ada = House.owner.unixID
    private static let mira: UInt32 = 1001

    private var house = House()
    private let home: Home.ID

    init() throws {
        home = try house.addHome()
        try house.perform(
            AddUser(home: home, unixID: Self.mira, name: "mira", isAdministrator: false, hasRemoteAccess: false))
    }

    private func person(_ id: UInt32) -> Person? { house.database.home(home)?.person(id) }

    @Test("what is said of the owner, a user or whoever asks is kept with the time from which on it was so")
    mutating func said() throws {
        try house.perform(SetPresence(home: home, place: .home))
        #expect(person(Self.ada) == Person(unixID: Self.ada, name: "ada", whereabouts: said(.home)))
        let first = house.now
        house.now += 60
        #expect(try house.perform(SetPresence(home: home, user: Self.ada, place: .home)).isEmpty)
        try house.perform(SetPresence(home: home, user: Self.mira, place: .away))
        #expect(person(Self.ada)?.whereabouts?.since == first)
        #expect(person(Self.mira)?.whereabouts == said(.away))
        try house.perform(SetPresence(home: home, user: Self.mira, place: nil))
        #expect(person(Self.mira) == nil)
        #expect(try house.perform(SetPresence(home: home, user: Self.mira, place: nil)).isEmpty)
    }

    private func said(_ place: Whereabouts.Place) -> Whereabouts {
        Whereabouts(place, since: house.now, source: .said)
    }

    @Test("nothing is kept of strangers, nor of places that are not on the Earth")
    func refusals() {
        #expect(throws: HubError(.notFound, "")) {
            try house.changes(SetPresence(home: home, user: 1002, place: .home))
        }
        let nowhere = Whereabouts.Place.position(location: HomeLocation(latitude: 91, longitude: 0))
        #expect(throws: HubError(.invalidParameter, "")) { try house.changes(SetPresence(home: home, place: nowhere)) }
        #expect(throws: HubError(.notFound, "")) { try house.changes(SetPresence(home: house.makeID(), place: .home)) }
    }

    @Test("with a user's access goes what is known of the user")
    mutating func removal() throws {
        try house.perform(SetPresence(home: home, user: Self.mira, place: .home))
        let user = try #require(house.database.home(home)?.guest(Self.mira))
        try house.perform(RemoveUser(home: home, user: user.id))
        #expect(house.database.home(home)?.people == [])
    }

    @Test("everybody says it of themselves; of others administrators do")
    mutating func rights() throws {
        try house.perform(
            AddUser(home: home, unixID: 1002, name: "jon", isAdministrator: true, hasRemoteAccess: false))
        let phone = Phone(host: "mira.local")
        let wishes: [(any Mutation, mira: Bool)] = [
            (SetPresence(home: home, user: Self.mira, place: .home), true),
            (WatchPhone(home: home, user: Self.mira, phone: phone), true),
            (SetPresence(home: home, user: 1002, place: .home), false),
            (SetPresence(home: home, user: Self.ada, place: .home), false),
            (WatchPhone(home: home, user: Self.ada, phone: phone), false),
        ]
        for (wish, isAllowed) in wishes {
            let changes = try wish.changes(in: house.database, context: house.context)
            #expect(isRefused(changes, by: Self.mira) == !isAllowed, "\(wish)")
            #expect(!isRefused(changes, by: 1002), "\(wish)")
        }
        try house.perform(SetPresence(home: home, user: Self.mira, place: .home))
        #expect(!isRefused(try house.changes(SetPresence(home: home, user: Self.mira, place: nil)), by: Self.mira))
    }

    private func isRefused(_ changes: [Change], by user: UInt32) -> Bool {
        do throws(HubError) {
            try AccessRule.check(changes, by: user, in: house.database)
            return false
        } catch {
            return error.code == .insufficientPrivileges
        }
    }

    @Test(
        "a phone is an address or a name of the local network",
        arguments: [
            ("192.0.2.7", true), ("anna-phone.local", true), ("ANNA_2.local", true), ("fe80::1%wlan0", true),
            ("2001:db8::7", true), ("::1", true), ("", false), (".local", false), ("-a.local", false),
            ("a-.local", false), ("anna.phone.local", false), ("anna phone.local", false), ("anna.example", false),
            ("192.0.2", false), ("192.0.2.256", false), ("+1.2.3.4", false), ("anna", false), ("a:z", false),
            (String(repeating: "a", count: 64) + ".local", false),
        ])
    func hosts(host: String, isGood: Bool) {
        let wish = WatchPhone(home: home, phone: Phone(host: host))
        if isGood {
            #expect(throws: Never.self) { try house.changes(wish) }
        } else {
            #expect(throws: HubError(.invalidParameter, "")) { try house.changes(wish) }
        }
    }

    @Test("a phone may be silent for a day at most", arguments: [(0, true), (86_400, true), (-1, false), (1e9, false)])
    func delays(delay: Double, isGood: Bool) {
        let wish = WatchPhone(home: home, phone: Phone(host: "a.local", leaveDelay: delay))
        #expect(((try? house.changes(wish)) != nil) == isGood)
    }

    private mutating func phone(isHere: Bool) {
        house.database.apply(
            house.database.changes(phone: "mira.local", of: Self.mira, in: home, isHere: isHere, at: house.now))
    }

    private mutating func watch() throws {
        try house.perform(WatchPhone(home: home, user: Self.mira, phone: Phone(host: "mira.local")))
    }

    @Test("a phone says where its person is; what is said otherwise counts until the phone comes or goes")
    mutating func phoneAndWord() throws {
        try watch()
        phone(isHere: true)
        #expect(person(Self.mira)?.whereabouts == Whereabouts(.home, since: house.now, source: .phone))
        try house.perform(SetPresence(home: home, user: Self.mira, place: .away))
        phone(isHere: true)
        #expect(person(Self.mira)?.whereabouts == said(.away))
        house.now += 60
        phone(isHere: false)
        phone(isHere: true)
        #expect(person(Self.mira)?.whereabouts == Whereabouts(.home, since: house.now, source: .phone))
        let none = house.database.changes(phone: "other.local", of: Self.mira, in: home, isHere: false, at: house.now)
        #expect(none.isEmpty)
    }

    @Test(
        "what a phone is found to be first is no coming and going: what was said before counts",
        arguments: [true, false])
    mutating func firstSight(isHere: Bool) throws {
        let place = isHere ? Whereabouts.Place.away : .home
        try house.perform(SetPresence(home: home, user: Self.mira, place: place))
        try watch()
        phone(isHere: isHere)
        #expect(person(Self.mira)?.whereabouts == said(place))
        #expect(person(Self.mira)?.phone?.isHere == isHere)
    }

    @Test("another delay leaves what is known of the phone, another phone does not")
    mutating func otherPhone() throws {
        try watch()
        phone(isHere: true)
        try house.perform(
            WatchPhone(home: home, user: Self.mira, phone: Phone(host: "mira.local", leaveDelay: 60, isHere: false)))
        #expect(person(Self.mira)?.phone == Phone(host: "mira.local", leaveDelay: 60, isHere: true))
        try house.perform(WatchPhone(home: home, user: Self.mira, phone: Phone(host: "192.0.2.7", isHere: true)))
        #expect(person(Self.mira)?.phone?.isHere == nil)
        try house.perform(WatchPhone(home: home, user: Self.mira, phone: nil))
        #expect(person(Self.mira)?.phone == nil && person(Self.mira)?.whereabouts?.place == .home)
    }

    @Test("distances on the Earth are right to half a percent")
    func distances() {
        let berlin = HomeLocation(latitude: 52.52, longitude: 13.405)
        // By the WGS 84 ellipsoid.
        let rows: [(HomeLocation, Double)] = [
            (HomeLocation(latitude: 48.8566, longitude: 2.3522), 879_700), (berlin, 0),
            (HomeLocation(latitude: 52.53, longitude: 13.405), 1_112.8),
            (HomeLocation(latitude: -52.52, longitude: -166.595), 20_004_000),
        ]
        for (place, metres) in rows {
            #expect(abs(berlin.metres(to: place) - metres) <= metres * 0.005)
        }
    }
}
