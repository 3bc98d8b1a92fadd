// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

/// Source: behaviour section 14.
@Suite struct UserTests {
    private static let mira: UInt32 = 1001
    private static let jon: UInt32 = 1002

    private var house = House()
    private let home: Home.ID
    private let other: Home.ID

    init() throws {
        home = try house.addHome()
        other = try house.addHome("Harbour")
        try house.perform(invitation(to: home, Self.mira, "mira"))
        try house.perform(invitation(to: home, Self.jon, "jon", isAdministrator: true))
    }

    private func invitation(
        to home: Home.ID, _ id: UInt32, _ name: String, isAdministrator: Bool = false
    ) -> AddUser {
        AddUser(home: home, unixID: id, name: name, isAdministrator: isAdministrator, hasRemoteAccess: false)
    }

    private var users: [User] { house.database.home(home)?.users ?? [] }

    @Test("a user is invited once, gets other rights, and is removed")
    mutating func life() throws {
        #expect(users.map(\.name) == ["mira", "jon"] && users.map(\.isAdministrator) == [false, true])
        #expect(throws: HubError(.alreadyExists, "")) { try house.perform(invitation(to: home, Self.mira, "mira")) }
        let mira = users[0].id
        let rights = UpdateUser(home: home, user: mira, isAdministrator: true, hasRemoteAccess: true)
        #expect(try house.perform(rights).count == 1)
        #expect(users[0].isAdministrator && users[0].hasRemoteAccess)
        #expect(try house.perform(rights).isEmpty)
        try house.perform(RemoveUser(home: home, user: mira))
        #expect(users.map(\.name) == ["jon"])
        #expect(throws: HubError(.notFound, "")) { try house.perform(RemoveUser(home: home, user: mira)) }
        #expect(throws: HubError(.objectAssociatedToAnotherHome, "")) {
            try house.perform(RemoveUser(home: other, user: users[0].id))
        }
    }

    @Test("guests change nothing, but may leave; administrators change their home; the list of homes is the owner's")
    mutating func rights() throws {
        let cases: [(any Mutation, mira: Bool, jon: Bool)] = [
            (AddRoom(home: home, name: "Hall"), false, true),
            (AddRoom(home: other, name: "Hall"), false, false),
            (RenameHome(home: home, name: "House"), false, true),
            (invitation(to: home, 1003, "ada"), false, true),
            (RemoveUser(home: home, user: users[0].id), true, true),
            (RemoveUser(home: home, user: users[1].id), false, true),
            (UpdateUser(home: home, user: users[0].id, isAdministrator: true, hasRemoteAccess: false), false, true),
            (AddHome(name: "Hut"), false, false),
            (RemoveHome(home: home), false, false),
            (SetPrimaryHome(home: other), false, false),
        ]
        for (wish, mira, jon) in cases {
            let changes = try wish.changes(in: house.database, context: house.context)
            for (user, isAllowed) in [(Self.mira, mira), (Self.jon, jon)] {
                #expect(
                    refusal(of: changes, by: user) == (isAllowed ? nil : .insufficientPrivileges), "\(wish) by \(user)")
            }
        }
    }

    private func refusal(of changes: [Change], by user: UInt32) -> HubError.Code? {
        do throws(HubError) {
            try AccessRule.check(changes, by: user, in: house.database)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("a guest sees the homes that the user was invited to")
    mutating func visibility() throws {
        #expect(house.database.visible(to: Self.mira).homes.map(\.id) == [home])
        #expect(house.database.visible(to: Self.mira).primaryHome == home)
        try house.perform(SetPrimaryHome(home: other))
        #expect(house.database.visible(to: Self.mira).primaryHome == nil)
        #expect(house.database.visible(to: 4).homes.isEmpty)
    }

    @Test(
        "whatever happens, a guest who applies what it is told has what it may see", arguments: 0..<8 as Range<UInt64>)
    func telling(seed: UInt64) throws {
        var house = House()
        var life = RandomLife(seed: 500 + seed)
        var guest = HomeDatabase()
        var visits = 0
        for step in 0..<400 {
            let before = house.database
            var changes = life.step(&house)
            if step.isMultiple(of: 7), let home = before.homes.first {
                let wish: any Mutation =
                    home.guest(Self.mira).map { RemoveUser(home: home.id, user: $0.id) }
                    ?? invitation(to: home.id, Self.mira, "mira")
                if let more = try? wish.changes(in: house.database, context: house.context) {
                    house.database.apply(more)
                    changes += more
                }
            }
            let commit = Commit(revision: Revision(step), changes: changes)
            let seen = commit.visible(to: Self.mira, before: before, after: house.database)
            #expect(seen.revision == commit.revision)
            guest.apply(seen)
            let homes = house.database.visible(to: Self.mira)
            #expect(Set(guest.homes) == Set(homes.homes), "step \(step)")
            #expect(guest.primaryHome == homes.primaryHome, "step \(step)")
            if !guest.homes.isEmpty { visits += 1 }
        }
        #expect(visits > 20)
    }
}
