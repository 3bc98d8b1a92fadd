// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthModel
import HearthTestSupport
import Testing

@Suite struct HomeDatabaseApplyTests {
    @Test("changes about unknown objects do nothing and say so")
    func unknown() throws {
        var house = House()
        let home = try house.addHome()
        let before = house.database
        let changes: [Change] = [
            .homeRemoved(home: house.makeID()), .homeRenamed(home: house.makeID(), name: "X"),
            .primaryHomeChanged(home: house.makeID()), .primaryHomeChanged(home: home),
            .homeAdded(home: before.homes[0]),
            .roomRemoved(room: house.makeID(), home: home), .roomRenamed(room: house.makeID(), home: home, name: "X"),
            .roomAdded(room: Room(id: house.makeID(), name: "X"), home: house.makeID()),
            .zoneRemoved(zone: house.makeID(), home: home),
            .roomAddedToZone(room: house.makeID(), zone: house.makeID(), home: home),
            .roomRemovedFromZone(room: house.makeID(), zone: house.makeID(), home: home),
            .accessoryRemoved(accessory: house.makeID(), home: home),
            .accessoryMoved(accessory: house.makeID(), home: home, room: before.homes[0].defaultRoom),
            .accessoryDescribed(accessory: .lamp(house.makeID()), home: home),
            .serviceRenamed(service: 1, accessory: house.makeID(), home: home, name: "X"),
            .actionSetRemoved(actionSet: house.makeID(), home: home),
            .actionsChanged(actionSet: house.makeID(), home: home, actions: []),
            .actionSetExecuted(actionSet: house.makeID(), home: home, date: house.now),
            .actionSetAdded(actionSet: before.homes[0].actionSets[0], home: home),
            .triggerRemoved(trigger: house.makeID(), home: home),
            .triggerUpdated(
                trigger: Trigger(
                    id: house.makeID(), name: "X", kind: .timer(schedule: TimerSchedule(fireDate: house.now))),
                home: home),
        ]
        for change in changes {
            let didSomething = house.database.apply(change)
            #expect(!didSomething, "\(change)")
        }
        #expect(house.database == before)
        let didSomething = house.database.apply(Commit(revision: 2, changes: changes))
        #expect(!didSomething)
    }

    @Test("a replica that applies the same changes stays equal, through JSON too", arguments: 0..<8 as Range<UInt64>)
    func replicas(seed: UInt64) throws {
        var house = House()
        var life = RandomLife(seed: seed)
        var replica = HomeDatabase()
        var distant = HomeDatabase()
        for _ in 0..<400 {
            let changes = life.step(&house)
            replica.apply(changes)
            let commit = Commit(revision: 1, changes: changes)
            distant.apply(try JSONDecoder().decode(Commit.self, from: JSONEncoder().encode(commit)))
        }
        #expect(replica == house.database)
        // JSON does not tell 21.0 from 21 in target values: compare what a further trip makes of both.
        let there = try JSONDecoder().decode(HomeDatabase.self, from: JSONEncoder().encode(house.database))
        #expect(distant == there)
    }

    @Test("names stay unique and references stay whole whatever happens", arguments: 0..<8 as Range<UInt64>)
    func invariants(seed: UInt64) throws {
        var house = House()
        var life = RandomLife(seed: 100 + seed)
        for _ in 0..<400 {
            guard !life.step(&house).isEmpty else { continue }
            try check(house.database)
        }
        #expect(!house.database.homes.isEmpty)
    }

    private func check(_ database: HomeDatabase) throws {
        #expect(Set(database.homes.map { LooseName($0.name) }).count == database.homes.count)
        #expect(database.homes.isEmpty == (database.primaryHome == nil))
        if let primary = database.primaryHome { _ = try #require(database.home(primary)) }
        for home in database.homes { check(home) }
    }

    private func check(_ home: Home) {
        let names =
            [home.name] + home.rooms.map(\.name) + home.zones.map(\.name) + home.accessories.map(\.name)
            + home.serviceGroups.map(\.name) + home.scenes.map(\.name) + home.triggers.map(\.name)
        #expect(Set(names.map { LooseName($0) }).count == names.count)
        let rooms = Set(home.rooms.map(\.id))
        let accessories = Set(home.accessories.map(\.id))
        let sets = Set(home.actionSets.map(\.id))
        #expect(home.zones.allSatisfy { Set($0.rooms).isSubset(of: rooms) && Set($0.rooms).count == $0.rooms.count })
        #expect(home.accessories.allSatisfy { $0.room == home.defaultRoom || rooms.contains($0.room) })
        #expect(home.accessories.compactMap(\.bridge).allSatisfy(accessories.contains))
        #expect(home.actionSets.flatMap(\.actions).allSatisfy { accessories.contains($0.characteristic.accessory) })
        #expect(home.serviceGroups.flatMap(\.services).allSatisfy { accessories.contains($0.accessory) })
        for set in home.actionSets where set.isTriggerOwned {
            #expect(home.triggers.count { $0.actionSets.contains(set.id) } == 1)
        }
        #expect(Set(home.users.map(\.unixID)).count == home.users.count)
        #expect(home.triggers.allSatisfy { Set($0.actionSets).isSubset(of: sets) })
        // An event trigger may wait for no time.
        #expect(home.triggers.allSatisfy { $0.isEnabled || $0.nextFireDate == nil })
        #expect(home.triggers.allSatisfy { $0.plan != nil || $0.isEnabled == ($0.nextFireDate != nil) })
        #expect(home.triggers.allSatisfy { $0.plan?.events.isEmpty != true || !$0.isEnabled })
        let watched = home.triggers.flatMap { ($0.plan?.events ?? []) + ($0.plan?.endEvents ?? []) }
        #expect(watched.compactMap(\.characteristic).allSatisfy { accessories.contains($0.accessory) })
        #expect(home.triggers.allSatisfy { !$0.isEnabled || !$0.actionSets.isEmpty })
    }

    @Test("a thousand accessories have names of their own and can all be moved", .timeLimit(.minutes(1)))
    func thousand() throws {
        var house = House()
        let home = try house.addHome()
        let lamps = try house.pair(
            (1...1000).map { .lamp(house.makeID(), deviceID: "AA:00:00:00:00:\($0)") }, to: home)
        let room = try house.addRoom("Kitchen", to: home)
        #expect(Set(lamps.map(\.name)).count == 1000)
        for lamp in lamps { house.database.apply(.accessoryMoved(accessory: lamp.id, home: home, room: room)) }
        #expect(house.database.home(home)?.accessories.allSatisfy { $0.room == room } == true)
    }
}
