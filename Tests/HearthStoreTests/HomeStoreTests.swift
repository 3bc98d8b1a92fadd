// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthStore
import HearthTestSupport
import Testing

/// What every store does, whichever it is.
@Suite struct HomeStoreTests {
    enum Kind: CaseIterable {
        case sqlite
        case inMemory
    }

    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func store(_ kind: Kind, logLimit: Int = defaultLogLimit) throws -> any HomeStore {
        switch kind {
        case .sqlite: try SQLiteStore(path: folder.database, logLimit: logLimit)
        case .inMemory: InMemoryStore(logLimit: logLimit)
        }
    }

    @Test("a new store is empty, at revision 0", arguments: Kind.allCases)
    func empty(kind: Kind) throws {
        let store = try store(kind)
        let (database, revision) = try store.load()
        #expect(database == HomeDatabase())
        #expect(revision == 0)
        #expect(try store.commits(after: 0) == [])
        #expect(try store.lastKnownValues() == [])
    }

    @Test("each commit has the next revision; no changes make no commit", arguments: Kind.allCases)
    func revisions(kind: Kind) throws {
        let store = try store(kind)
        var house = House()
        let changes = try house.perform(AddHome(name: "Mill Lane"))
        #expect(try store.commit([]) == Commit(revision: 0, changes: []))
        #expect(try store.commit(changes) == Commit(revision: 1, changes: changes))
        let home = try #require(house.database.homes.first).id
        let more = try house.perform(AddRoom(home: home, name: "Kitchen"))
        #expect(try store.commit(more).revision == 2)
        #expect(try store.commit([]).revision == 2)
        #expect(try store.load() == (house.database, 2))
    }

    @Test("commits are told from any revision the log still reaches", arguments: Kind.allCases)
    func log(kind: Kind) throws {
        let store = try store(kind, logLimit: 3)
        var commits: [Commit] = []
        var house = House()
        for index in 0..<6 {
            commits.append(try store.commit(try house.perform(AddHome(name: "Home \(index)"))))
        }
        #expect(try store.commits(after: 6) == [])
        #expect(try store.commits(after: 5) == [commits[5]])
        #expect(try store.commits(after: 3) == Array(commits[3...]))
        #expect(try store.commits(after: 2) == nil)
        #expect(try store.commits(after: 7) == nil)
        #expect(try store.commits(after: -1) == nil)
    }

    @Test(
        "last known values are kept in place of the ones before, and go with their accessory", arguments: Kind.allCases)
    func values(kind: Kind) throws {
        let store = try store(kind)
        var house = House()
        try store.commit(house.perform(AddHome(name: "Mill Lane")))
        let home = try #require(house.database.homes.first).id
        let lamp = Accessory.lamp(house.makeID())
        try store.commit(house.database.changes(adding: [lamp], to: home))
        let all: [CharacteristicValue?] = [
            .bool(true), .bool(false), .integer(1), .integer(Int128(UInt64.max)), .integer(Int128(Int64.min)),
            .double(21), .double(-0.5), .string(""), .string("Гирлянда\u{0}'"), .data([]), .data([0, 255]), nil,
        ]
        var states: Set<CharacteristicState> = []
        for (index, value) in all.enumerated() {
            let reference = CharacteristicReference(accessory: lamp.id, iid: UInt64.max - UInt64(index))
            try store.save([CharacteristicState(reference, value: .string("before"))])
            states.insert(CharacteristicState(reference, value: value))
        }
        try store.save(Array(states))
        let stranger = CharacteristicReference(accessory: house.makeID(), iid: 1)
        try store.save([CharacteristicState(stranger, value: .bool(true))])
        #expect(Set(try store.lastKnownValues()) == states)
        try store.commit([.accessoryRemoved(accessory: lamp.id, home: home)])
        #expect(try store.lastKnownValues() == [])
    }

    @Test("what was committed is what is loaded, whatever happened", arguments: Kind.allCases, 0..<4 as Range<UInt64>)
    func randomLife(kind: Kind, seed: UInt64) throws {
        let store = try store(kind)
        var house = House()
        var life = RandomLife(seed: 1000 + seed)
        var replica = HomeDatabase()
        for step in 0..<400 {
            let changes = life.step(&house)
            replica.apply(try store.commit(changes))
            guard step % 40 == 0 else { continue }
            #expect(try store.load().database == house.database)
        }
        #expect(try store.load().database == house.database)
        #expect(replica == house.database)
    }
}
