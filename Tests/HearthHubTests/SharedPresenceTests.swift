// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthHub

/// Source: behaviour sections 13 and 14.
@Suite("People of a shared hub")
struct SharedPresenceTests {
    private static let mira: UInt32 = 1001

    private let bench: RegistryBench
    private let home: Home.ID

    init() async throws {
        bench = try RegistryBench()
        home = try await bench.addHomeWithLamp().home
        try await bench.perform(
            AddUser(home: home, unixID: Self.mira, name: "mira", isAdministrator: true, hasRemoteAccess: false))
        _ = await bench.connect(1)
        _ = await bench.connect(2, as: Self.mira)
    }

    private var people: [Person] { get async { await bench.registry.database.homes[0].people } }

    @Test("whoever asks without a name is meant, the owner as well as a guest")
    func asker() async throws {
        try await bench.perform(SetPresence(home: home, place: .home), for: 1)
        try await bench.perform(SetPresence(home: home, place: .away), for: 2)
        let owner = bench.registry.owner
        #expect(await people.map(\.unixID) == [owner.unixID, Self.mira])
        #expect(await people.map(\.name) == [owner.name, "mira"])
        #expect(await people.map(\.whereabouts?.place) == [.home, .away])
    }

    @Test("a guest who is no administrator says where the own person is, and of nobody else")
    func rights() async throws {
        let user = try #require(await bench.registry.database.homes[0].guest(Self.mira))
        try await bench.perform(
            UpdateUser(home: home, user: user.id, isAdministrator: false, hasRemoteAccess: false), for: 1)
        try await bench.perform(WatchPhone(home: home, phone: Phone(host: "mira.local")), for: 2)
        try await bench.perform(SetPresence(home: home, place: .home), for: 2)
        let other = SetPresence(home: home, user: bench.registry.owner.unixID, place: .home)
        await #expect(throws: HubError(.insufficientPrivileges, "")) { try await bench.perform(other, for: 2) }
        #expect(await people.map(\.unixID) == [Self.mira])
    }

    @Test("the current user of an event is the user whose program has added it")
    func currentUser() async throws {
        let presence = Presence(kind: .everyEntry, users: .currentUser)
        let event = TriggerEvent(id: .init(UUID()), kind: .presence(presence: presence))
        for (client, person) in [(1, bench.registry.owner.unixID), (2, Self.mira)] as [(Client.ID, UInt32)] {
            let trigger = Trigger(
                id: .init(UUID()), name: "Trigger \(client)", kind: .event(plan: EventPlan(events: [event])))
            try await bench.perform(AddTrigger(home: home, trigger: trigger), for: client)
            let plan = await bench.registry.database.homes[0].triggers.last?.plan
            let expected = Presence(kind: .everyEntry, users: .currentUser, people: [person])
            #expect(plan?.events.first?.kind == .presence(presence: expected))
        }
    }

    @Test("a phone that the hub has found says where its person is; one that is not wanted any more says nothing")
    func phone() async throws {
        try await bench.perform(WatchPhone(home: home, phone: Phone(host: "mira.local")), for: 2)
        let phone = WatchedPhone(host: "mira.local", person: Self.mira, home: home)
        #expect(await bench.registry.watchedPhones == [phone: Phone(host: "mira.local")])
        try await bench.registry.phoneReported(phone, isHere: true)
        #expect(await people.first?.whereabouts?.place == .home)
        try await bench.perform(WatchPhone(home: home, phone: nil), for: 2)
        try await bench.registry.phoneReported(phone, isHere: false)
        #expect(await people.first?.whereabouts?.place == .home)
        #expect(await bench.registry.watchedPhones.isEmpty)
    }
}
