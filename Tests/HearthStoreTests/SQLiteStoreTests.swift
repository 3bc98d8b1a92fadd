// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthStore

@Suite struct SQLiteStoreTests {
    private let folder: ScratchFolder
    private var path: String { folder.database }

    init() throws {
        folder = try ScratchFolder()
    }

    @Test("after reopening everything is there, order and log included", arguments: 0..<6 as Range<UInt64>)
    func reopening(seed: UInt64) throws {
        var house = House()
        var life = RandomLife(seed: seed)
        var commits: [Commit] = []
        for _ in 0..<5 {
            let store = try SQLiteStore(path: path)
            for _ in 0..<120 {
                let commit = try store.commit(life.step(&house))
                if !commit.changes.isEmpty { commits.append(commit) }
            }
        }
        let store = try SQLiteStore(path: path)
        let (database, revision) = try store.load()
        #expect(database == house.database)
        #expect(revision == Revision(commits.count))
        let logged = try #require(try store.commits(after: 0))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try encoder.encode(logged) == encoder.encode(commits))
    }

    @Test("an accessory that is gone from its bridge is so after reopening, until it is back")
    func goneAccessories() throws {
        var house = House()
        let home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        var store = try SQLiteStore(path: path)
        try store.commit([.homeAdded(home: try #require(house.database.home(home)))])
        try store.commit([.accessoryGone(accessory: lamp.id, home: home, since: house.now)])
        store = try SQLiteStore(path: path)
        #expect(try store.load().database.accessory(lamp.id)?.accessory.goneSince == house.now)
        try store.commit([.accessoryGone(accessory: lamp.id, home: home, since: nil)])
        #expect(try SQLiteStore(path: path).load().database.homes == house.database.homes)
    }

    @Test("a file from before accessories could be gone is brought up to date with all its homes")
    func olderFile() throws {
        var house = House()
        let home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        _ = try SQLiteStore(path: path, logLimit: 10, migrations: [.homes])
        let row = """
            INSERT INTO homes (id, name) VALUES ('\(home)', 'Mill Lane');
            INSERT INTO rooms (id, home, is_default)
            VALUES ('\(try #require(house.database.home(home)).defaultRoom)', '\(home)', 1);
            INSERT INTO accessories (id, home, device_id, aid, name, room, category, services)
            SELECT '\(lamp.id)', home, '\(lamp.deviceID)', 1, 'Lamp', id, 5, '[]' FROM rooms;
            """
        try SQLiteStore(path: path, logLimit: 10, migrations: [.homes]).withConnection {
            connection throws(StoreError) in
            try connection.execute(row)
        }
        let loaded = try SQLiteStore(path: path).load().database.accessory(lamp.id)?.accessory
        #expect(loaded?.name == "Lamp")
        #expect(loaded?.goneSince == nil)
    }

    @Test("what a service is said to work is so after reopening, until it is taken back")
    func associatedTypes() throws {
        var house = House()
        let home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        var store = try SQLiteStore(path: path)
        try store.commit([.homeAdded(home: try #require(house.database.home(home)))])
        for type in [ServiceType.fan, nil] {
            let change = Change.serviceAssociated(service: Lamp.service, accessory: lamp.id, home: home, type: type)
            try store.commit([change])
            house.database.apply(change)
            store = try SQLiteStore(path: path)
            #expect(try store.load().database.homes == house.database.homes)
        }
    }

    @Test("a transaction that fails in the middle leaves nothing behind")
    func failure() throws {
        let store = try SQLiteStore(path: path)
        var house = House()
        try store.commit(house.perform(AddHome(name: "Mill Lane")))
        let home = try #require(house.database.homes.first).id
        let room = Room(id: house.makeID(), name: "Kitchen")
        let twice: [Change] = [.roomAdded(room: room, home: home), .roomAdded(room: room, home: home)]
        #expect(throws: StoreError.self) { try store.commit(twice) }
        // An accessory in a room that does not exist is noticed when the transaction commits.
        let adrift = Accessory.lamp(house.makeID())
        #expect(throws: StoreError.self) {
            try store.commit([.roomAdded(room: room, home: home), .accessoryAdded(accessory: adrift, home: home)])
        }
        #expect(try store.load() == (house.database, 1))
        #expect(try store.commits(after: 1) == [])
        let change = Change.roomAdded(room: room, home: home)
        #expect(try store.commit([change]) == Commit(revision: 2, changes: [change]))
        #expect(try SQLiteStore(path: path).load().revision == 2)
    }

    @Test("errors name tables, never the values that were to be stored")
    func errors() throws {
        let store = try SQLiteStore(path: path)
        var house = House()
        try store.commit(house.perform(AddHome(name: "Mill Lane")))
        let home = try #require(house.database.homes.first).id
        let room = Room(id: house.makeID(), name: "Secret Garden")
        let change = Change.roomAdded(room: room, home: home)
        try store.commit([change])
        let error = #expect(throws: StoreError.self) { try store.commit([change]) }
        let text = try #require(error).description
        #expect(text.contains("rooms.id"))
        #expect(!text.contains("Secret") && !text.contains(room.id.description))
    }

    @Test("the file is for its owner alone, and so is a folder that was made for it")
    func permissions() throws {
        let store = try SQLiteStore(path: path)
        var house = House()
        try store.commit(house.perform(AddHome(name: "Mill Lane")))
        #expect(try folder.mode(folder.url.appending(path: "state").path) == 0o700)
        for suffix in ["", "-wal", "-shm"] {
            #expect(try folder.mode(path + suffix) == 0o600, "\(suffix)")
        }
    }

    @Test("commits are synced, references checked, the log written ahead")
    func pragmas() throws {
        let store = try SQLiteStore(path: path)
        try store.save([])
        #expect(try store.pragma("journal_mode") == .text("wal"))
        #expect(try store.pragma("synchronous") == .integer(2))
        #expect(try store.pragma("foreign_keys") == .integer(1))
        #expect(try store.pragma("busy_timeout") == .integer(5000))
    }

    @Test("a file that a newer version has changed is refused in clear words and left alone")
    func newerVersion() throws {
        let later = Migration(name: "2031-hover-lamps", sql: "CREATE TABLE hover (lamp TEXT)")
        _ = try SQLiteStore(path: path, logLimit: 10, migrations: Migration.all + [later])
        let error = #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
        #expect(error == .newerVersion(path: path, migrations: ["2031-hover-lamps"]))
        #expect(error?.description.contains("newer version of Hearth") == true)
        _ = try SQLiteStore(path: path, logLimit: 10, migrations: Migration.all + [later])
    }

    @Test("an older file is brought forward and keeps what is in it")
    func migration() throws {
        var house = House()
        try SQLiteStore(path: path).commit(house.perform(AddHome(name: "Mill Lane")))
        let later = Migration(name: "later", sql: "ALTER TABLE homes ADD COLUMN colour TEXT")
        let store = try SQLiteStore(path: path, logLimit: 10, migrations: Migration.all + [later])
        #expect(try store.load() == (house.database, 1))
    }

    @Test("scenes of a file from before delays keep their actions, in their order, and may have a second one later")
    func delayedActions() throws {
        var house = House()
        let home = try house.addHome()
        let lamp = try #require(try house.pair([.lamp(house.makeID())], to: home).first)
        let set = try house.addActionSet("Movie", to: home)
        let (on, dim) = (
            CharacteristicReference(accessory: lamp.id, iid: Lamp.on),
            CharacteristicReference(accessory: lamp.id, iid: Lamp.brightness)
        )
        func add(_ reference: CharacteristicReference, _ value: CharacteristicValue, _ delay: Double) throws -> [Change]
        {
            let action = Action(id: house.makeID(), characteristic: reference, targetValue: value, delay: delay)
            return try house.perform(AddAction(home: home, actionSet: set, action: action))
        }
        _ = try add(dim, .integer(40), 0)
        _ = try add(on, .bool(true), 0)
        let before = Array(Migration.all.prefix { $0.name != Migration.delayedActions.name })
        try SQLiteStore(path: path, logLimit: 10, migrations: before).commit([
            .homeAdded(home: try #require(house.database.home(home)))
        ])
        let store = try SQLiteStore(path: path)
        #expect(try store.load().database.homes == house.database.homes)
        try store.commit(add(on, .bool(false), 300))
        #expect(try SQLiteStore(path: path).load().database.homes == house.database.homes)
        #expect(house.database.home(home)?.actionSets.last?.actions.count == 3)
    }

    @Test("a migration that fails leaves the file as it was")
    func failingMigration() throws {
        let broken = Migration(name: "broken", sql: "CREATE TABLE half (a); CREATE TABLE half (a);")
        #expect(throws: StoreError.self) {
            try SQLiteStore(path: path, logLimit: 10, migrations: Migration.all + [broken])
        }
        #expect(try SQLiteStore(path: path).load().revision == 0)
    }

    @Test("the database of another program, and what is none at all, are refused")
    func notOurs() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "state"), withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path))
        let foreign = try Connection(path: path)
        try foreign.execute("CREATE TABLE photos (id)")
        #expect(throws: StoreError.notOurs(path: path)) { try SQLiteStore(path: path) }
        #expect(try foreign.rows("PRAGMA journal_mode") == [[.text("delete")]])
    }

    @Test("a damaged file is named, with what to do about it")
    func damaged() throws {
        try Data(repeating: 0x41, count: 4096).write(to: folder.url.appending(path: "none.sqlite"))
        let none = folder.url.appending(path: "none.sqlite").path
        let error = #expect(throws: StoreError.self) { try SQLiteStore(path: none) }
        #expect(error == .damaged(path: none, reason: "file is not a database"))
        #expect(error?.description.contains("Restore a backup") == true)
        let store = try SQLiteStore(path: path)
        try store.withConnection { connection throws(StoreError) in
            try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: 4096)
        try file.write(contentsOf: Data(repeating: 0x41, count: 64 * 1024))
        try file.close()
        let late = #expect(throws: StoreError.self) { try SQLiteStore(path: path).load() }
        #expect(late?.description.contains(path) == true)
    }

    @Test("a folder that cannot be made is reported with its path")
    func noFolder() throws {
        let file = folder.url.appending(path: "file")
        try Data().write(to: file)
        let inside = file.appending(path: "homes.sqlite").path
        let error = #expect(throws: StoreError.self) { try SQLiteStore(path: inside) }
        #expect(error?.description.contains(inside) == true)
    }

    @Test(
        "rows that cannot be read back are reported, not guessed",
        arguments: [
            "UPDATE homes SET id = 'x'", "UPDATE action_sets SET kind = 'weekly'",
            "UPDATE accessories SET services = '{'", "UPDATE accessories SET services = '[{}]'",
            "UPDATE accessories SET services = replace(services, '\"iid\":1', '\"iid\":\"1\"')",
            "UPDATE accessories SET services = replace(services, '\"unit\":\"', '\"unit\":1,\"')",
            "UPDATE actions SET value_kind = 'bool', value = 'x'", "DELETE FROM rooms WHERE is_default = 1",
            "UPDATE triggers SET kind = '{}'", "UPDATE triggers SET next_fire_date = 'soon'",
        ])
    func corrupt(sql: String) throws {
        var house = House()
        let store = try SQLiteStore(path: path)
        var life = RandomLife(seed: 3)
        repeat {
            try store.commit(life.step(&house))
        } while !house.database.homes.contains {
            !$0.triggers.isEmpty && $0.actionSets.contains { !$0.actions.isEmpty }
        }
        try store.sabotage(sql)
        let error = #expect(throws: StoreError.self) { try store.load() }
        guard case .corrupt = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("a thousand accessories load and change quickly")
    func speed() throws {
        let store = try SQLiteStore(path: path)
        var house = House()
        try store.commit(house.perform(AddHome(name: "Mill Lane")))
        let home = try #require(house.database.homes.first).id
        let lamps = (1...1000).map { Accessory.lamp(house.makeID(), deviceID: "AA:00:00:00:00:\($0)") }
        let changes = try house.database.changes(adding: lamps, to: home)
        house.database.apply(changes)
        try store.commit(changes)
        let time = try ContinuousClock().measure {
            for lamp in lamps.prefix(100) {
                let name = "Renamed \(lamp.id.description.suffix(6))"
                let rename = RenameAccessory(home: home, accessory: lamp.id, name: name)
                try store.commit(house.perform(rename))
            }
            #expect(try store.load().database == house.database)
        }
        #expect(time < .seconds(10))
    }
}

extension SQLiteStore {
    fileprivate func pragma(_ name: String) throws -> SQLValue? {
        try withConnection { connection throws(StoreError) in try connection.rows("PRAGMA \(name)").first?.first }
    }

    fileprivate func sabotage(_ sql: String) throws {
        try withConnection { connection throws(StoreError) in
            try connection.execute("PRAGMA foreign_keys = OFF")
            try connection.execute(sql)
        }
    }
}
