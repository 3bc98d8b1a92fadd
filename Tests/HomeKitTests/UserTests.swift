// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HomeKit

/// Source: behaviour section 14.
@MainActor
@Suite("Users and access control")
struct UserTests {
    nonisolated static let owner = MachineUser(unixID: 1000, name: "ada")
    nonisolated static let mira = User(id: User.ID(UUID()), unixID: 1001, name: "mira")
    nonisolated static let jon = User(id: User.ID(UUID()), unixID: 1002, name: "jon", isAdministrator: true)

    /// A house with two guests, seen by one of the users of the machine.
    private func house(as caller: MachineUser = Self.owner) async throws -> House {
        try await House(caller: caller, owner: Self.owner, users: [Self.mira, Self.jon])
    }

    @Test("B14.1: the owner of the hub is a user of every home, and an administrator")
    func ownerIsUser() async throws {
        let house = try await house()
        let user = house.home.currentUser
        #expect(user.name == "ada" && user === house.home.currentUser)
        #expect(house.home.homeAccessControl(for: user).isAdministrator)
        let hut = try await house.manager.addHome(named: "Hut")
        #expect(hut.currentUser.name == "ada")
        #expect(hut.homeAccessControl(for: hut.currentUser).isAdministrator)
    }

    @Test("guests are administrators if they were made so; all see the same users by the same identifiers")
    func guests() async throws {
        let guest = try await house(as: MachineUser(unixID: 1001, name: "mira"))
        #expect(guest.home.currentUser.uniqueIdentifier == Self.mira.id.uuid)
        #expect(!guest.home.homeAccessControl(for: guest.home.currentUser).isAdministrator)
        #expect(guest.home.users.map(\.name) == ["ada", "jon"])
        #expect(guest.home.users.map { guest.home.homeAccessControl(for: $0).isAdministrator } == [true, true])
        let administrator = try await house(as: MachineUser(unixID: 1002, name: "jon"))
        #expect(administrator.home.homeAccessControl(for: administrator.home.currentUser).isAdministrator)
        let owner = try await house()
        #expect(owner.home.users.map(\.name) == ["mira", "jon"])
        #expect(owner.home.users.map(\.uniqueIdentifier) == [Self.mira.id.uuid, Self.jon.id.uuid])
    }

    @Test("users who come and go are told, and own rights; others' rights are not")
    func messages() async throws {
        let house = try await house(as: MachineUser(unixID: 1001, name: "mira"))
        let control = house.home.homeAccessControl(for: house.home.currentUser)
        try house.hub.change(
            AddUser(home: house.id, unixID: 1003, name: "eva", isAdministrator: false, hasRemoteAccess: false))
        try house.hub.change(
            UpdateUser(home: house.id, user: Self.mira.id, isAdministrator: true, hasRemoteAccess: false))
        try house.hub.change(
            UpdateUser(home: house.id, user: Self.jon.id, isAdministrator: false, hasRemoteAccess: false))
        try house.hub.change(RemoveUser(home: house.id, user: Self.jon.id))
        #expect(await house.messages() == ["+user eva", "own rights in Villa", "-user jon"])
        #expect(control.isAdministrator)
    }

    @Test("B14.2: there is no screen to manage users on; who is no administrator is told so first")
    func management() async throws {
        let (home, guest) = (
            try await house().home, try await house(as: MachineUser(unixID: 1001, name: "mira")).home
        )
        await #expect(throws: HMError(.operationNotSupported)) { try await home.manageUsers() }
        await #expect(throws: HMError(.insufficientPrivileges)) { try await guest.manageUsers() }
        #expect(await added(to: home) == HMError(.operationNotSupported))
        #expect(await added(to: guest) == HMError(.insufficientPrivileges))
    }

    private func added(to home: HMHome) async -> HMError? {
        await withCheckedContinuation { continuation in
            home.addUser { continuation.resume(returning: $0 == nil ? $1 as? HMError : nil) }
        }
    }

    @Test("a user is removed; the owner cannot be")
    func removal() async throws {
        let house = try await house()
        let mira = try #require(house.home.users.first)
        #expect(await removed(mira, from: house.home) == nil)
        #expect(house.home.users.map(\.name) == ["jon"] && mira.name == "mira")
        #expect(await removed(house.home.currentUser, from: house.home) == HMError(.insufficientPrivileges))
        #expect(await removed(mira, from: house.home) == HMError(.notFound))
    }

    private func removed(_ user: HMUser, from home: HMHome) async -> HMError? {
        await withCheckedContinuation { continuation in
            home.removeUser(user) { continuation.resume(returning: $0 as? HMError) }
        }
    }

    @Test("B14.3: what the hub refuses for want of rights fails with insufficientPrivileges; control goes on")
    func refusal() async throws {
        let house = try await house(as: MachineUser(unixID: 1001, name: "mira"))
        house.hub.fail(AddRoom.method, with: .insufficientPrivileges)
        let home = house.home
        await #expect(throws: HMError(.insufficientPrivileges)) { try await home.addRoom(named: "Hall") }
        try await house.characteristic(HMCharacteristicTypePowerState).writeValue(true as NSNumber)
    }

    @Test("a home that the user is invited to comes, one that the user is taken from goes")
    func invitation() async throws {
        let house = try await house(as: MachineUser(unixID: 1001, name: "mira"))
        var hut = Home(id: Home.ID(UUID()), name: "Hut", defaultRoom: Room.ID(UUID()))
        hut.users = [User(id: User.ID(UUID()), unixID: 1001, name: "mira", isAdministrator: true)]
        house.hub.change([.homeAdded(home: hut)])
        #expect(await house.messages() == ["manager +Hut"])
        let found = try #require(house.manager.homes.last)
        #expect(found.homeAccessControl(for: found.currentUser).isAdministrator)
        house.hub.change([.homeRemoved(home: house.id)])
        #expect(await house.messages().last == "manager -Villa")
    }
}
