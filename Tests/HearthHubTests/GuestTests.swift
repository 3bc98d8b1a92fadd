// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthStore
import HearthTestSupport
import Testing

@testable import HearthHub

/// Source: behaviour section 14.
@Suite("Guests of a hub")
struct GuestTests {
    private static let mira: UInt32 = 1001

    private let bench: RegistryBench
    private let home: Home.ID
    private let lamp: Accessory
    private var on: CharacteristicReference { CharacteristicReference(accessory: lamp.id, iid: Lamp.on) }

    init() async throws {
        bench = try RegistryBench()
        (home, lamp) = try await bench.addHomeWithLamp()
    }

    private func invite(isAdministrator: Bool = false) async throws {
        try await bench.perform(
            AddUser(
                home: home, unixID: Self.mira, name: "mira", isAdministrator: isAdministrator, hasRemoteAccess: false))
    }

    private func check(_ need: AccessNeed) async -> HubError.Code? {
        do throws(HubError) {
            try await bench.registry.check(need, by: 2)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("a guest opens the homes that the user was invited to, with their live state, and is told who it is")
    func opening() async throws {
        try await bench.perform(AddHome(name: "Harbour"))
        try await invite()
        await bench.registry.valuesRead([CharacteristicState(on, value: .bool(true))])
        _ = await bench.connect(2, follows: false, as: Self.mira)
        _ = await bench.connect(3, follows: false, as: 1002)
        let opened = Recorder<DatabaseOpened>()
        for client in [1, 2, 3] as [Client.ID] {
            await bench.registry.open(OpenDatabase(since: 0), for: client) { opened.record($0) }
        }
        #expect(opened.elements.map(\.database?.homes.count) == [nil, 1, 0])
        #expect(opened.elements.map(\.values.count) == [1, 1, 0])
        #expect(opened.elements.map(\.accessories.count) == [1, 1, 0])
        let owner = bench.registry.owner
        #expect(opened.elements.map(\.caller?.unixID) == [owner.unixID, Self.mira, 1002])
        #expect(opened.elements.allSatisfy { $0.owner == owner })
    }

    @Test("a guest who is invited while connected is told of the home, its live state first; then that it is gone")
    func invitation() async throws {
        await bench.registry.reachabilityReported([AccessoryState(lamp.id, isReachable: true)])
        await bench.registry.valuesRead([CharacteristicState(on, value: .bool(true))])
        let told = await bench.connect(2, as: Self.mira)
        #expect(!bench.registry.guests.contains(Self.mira))
        try await invite()
        #expect(bench.registry.guests.contains(Self.mira))
        let record = await bench.registry.database.homes[0]
        let revision = await bench.registry.revision
        #expect(
            told.elements == [
                .accessoryStatesChanged([AccessoryState(lamp.id, isReachable: true)]),
                .valuesChanged([CharacteristicState(on, value: .bool(true))]),
                .committed(
                    Commit(
                        revision: revision, changes: [.homeAdded(home: record), .primaryHomeChanged(home: home)])),
            ])
        let subscription = SubscribeCharacteristics([on], isOn: true)
        #expect(await bench.registry.subscribe(subscription, for: 2)[0].error == nil)
        try await bench.perform(RemoveUser(home: home, user: record.users[0].id))
        #expect(told.elements.last == .committed(Commit(revision: revision + 1, changes: [.homeRemoved(home: home)])))
        let count = told.elements.count
        await bench.registry.valuesReported([CharacteristicState(on, value: .bool(false))])
        await bench.registry.reachabilityReported([AccessoryState(lamp.id, isReachable: false)])
        #expect(told.elements.count == count, "its subscriptions are gone, too")
        #expect(!bench.registry.guests.contains(Self.mira))
    }

    @Test("what happens in other homes comes as empty commits, so that no revision is missing")
    func otherHomes() async throws {
        try await bench.perform(AddHome(name: "Harbour"))
        try await invite()
        let told = await bench.connect(2, as: Self.mira)
        let harbour = await bench.registry.database.homes[1].id
        let commit = try await bench.perform(AddRoom(home: harbour, name: "Deck"))
        #expect(told.elements == [.committed(Commit(revision: commit.revision, changes: []))])
    }

    @Test("a guest's wishes to change are refused, an administrator's are not")
    func changes() async throws {
        try await invite()
        _ = await bench.connect(2, as: Self.mira)
        await #expect(throws: HubError(.insufficientPrivileges, "")) {
            try await bench.perform(AddRoom(home: home, name: "Hall"), for: 2)
        }
        let user = try #require(await bench.registry.database.homes[0].users.first)
        try await bench.perform(
            UpdateUser(home: home, user: user.id, isAdministrator: true, hasRemoteAccess: false))
        try await bench.perform(AddRoom(home: home, name: "Hall"), for: 2)
        await #expect(throws: HubError(.insufficientPrivileges, "")) {
            try await bench.perform(AddHome(name: "Hut"), for: 2)
        }
        #expect(await bench.registry.database.homes[0].rooms.map(\.name) == ["Hall"])
    }

    @Test("homes that a guest does not see do not exist for it")
    func unseen() async throws {
        _ = await bench.connect(2, as: Self.mira)
        await #expect(throws: HubError(.notFound, "")) {
            try await bench.perform(AddRoom(home: home, name: "Hall"), for: 2)
        }
        #expect(await check(.use(home)) == .notFound)
        #expect(await check(.control([lamp.id])) == .notFound)
    }

    @Test("a guest who leaves is answered with the loss of the home")
    func leaving() async throws {
        try await invite()
        _ = await bench.connect(2, as: Self.mira)
        let user = try #require(await bench.registry.database.homes[0].users.first)
        let commit = try await bench.perform(RemoveUser(home: home, user: user.id), for: 2)
        #expect(commit.changes == [.homeRemoved(home: home)])
    }

    @Test("guests control and run; pairing, searching and refreshing are for administrators; the keys are the owner's")
    func needs() async throws {
        try await invite()
        _ = await bench.connect(2, as: Self.mira)
        let stranger = Accessory.ID(UUID())
        let needs: [(AccessNeed, guest: Bool, administrator: Bool)] = [
            (.control([lamp.id]), true, true), (.use(home), true, true), (.identification(lamp.id), true, true),
            (.identification(stranger), false, true), (.administration(of: home), false, true),
            (.administrationOf(accessory: lamp.id), false, true),
            (.administrationOf(accessory: stranger), false, true), (.anyAdministration, false, true),
            (.ownership, false, false),
        ]
        for (need, isAllowed, _) in needs {
            #expect(await check(need) == (isAllowed ? nil : .insufficientPrivileges), "guest, \(need)")
        }
        let user = try #require(await bench.registry.database.homes[0].users.first)
        try await bench.perform(UpdateUser(home: home, user: user.id, isAdministrator: true, hasRemoteAccess: false))
        for (need, _, isAllowed) in needs {
            #expect(await check(need) == (isAllowed ? nil : .insufficientPrivileges), "administrator, \(need)")
        }
        for (need, _, _) in needs { try await bench.registry.check(need, by: 1) }
    }

    @Test("those who were invited are known after a restart")
    func restart() async throws {
        try await invite()
        let restarted = try HomeRegistry(store: bench.store, now: { .now })
        #expect(restarted.guests.contains(Self.mira) && !restarted.guests.contains(1002))
    }
}
