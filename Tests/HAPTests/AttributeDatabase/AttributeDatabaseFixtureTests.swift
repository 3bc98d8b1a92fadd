// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import Testing

/// Databases of real products.
private enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "HearthSimulatorTests/Fixtures")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "accessories").path))
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { "accessories/\($0)" }.sorted() + [
            "large-bridge.json"
        ]
    }()

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }
}

@Suite("Databases of real products")
struct AttributeDatabaseFixtureTests {
    @Test("are all there")
    func count() {
        #expect(Fixture.names.count == 68)
    }

    @Test("come back the same after encoding and decoding", arguments: Fixture.names)
    func roundTrip(name: String) throws {
        let database = try AttributeDatabase(decoding: Fixture.bytes(name))
        var oddities: [Oddity] = []
        let again = try AttributeDatabase(decoding: database.encoded(), noting: &oddities)
        for (first, second) in zip(database.characteristics, again.characteristics) {
            // Not encoded, for it must not be: the value of what cannot be read.
            var first = first.attributes
            if !first.permissions.contains(.read) { first.value = nil }
            #expect(first == second.attributes)
        }
        #expect(database.characteristics.count == again.characteristics.count)
        #expect(database.accessories.map(\.services.count) == again.accessories.map(\.services.count))
    }

    @Test("keep every accessory, service and characteristic but the second of equal numbers", arguments: Fixture.names)
    func complete(name: String) throws {
        let bytes = try Fixture.bytes(name)
        var oddities: [Oddity] = []
        let database = try AttributeDatabase(decoding: bytes, noting: &oddities)
        let root = try #require(try JSONReader.read(bytes).object)
        let raw = root["accessories"]?.array ?? []
        let duplicates = oddities.filter { $0.kind == .duplicate("accessory") }.count
        #expect(database.accessories.count + duplicates == raw.count)
        for accessory in database.accessories {
            let entry = raw.first { $0.object?["aid"]?.identifier == accessory.aid }?.object
            let services = entry?["services"]?.array ?? []
            let characteristics = services.flatMap { $0.object?["characteristics"]?.array ?? [] }
            let lost = oddities.filter { $0.aid == accessory.aid && $0.kind == .duplicate("characteristic") }.count
            #expect(accessory.services.count == services.count)
            #expect(accessory.services.flatMap(\.characteristics).count + lost == characteristics.count)
        }
    }

    @Test("values are the file's own, but for the noise of single precision", arguments: Fixture.names)
    func values(name: String) throws {
        let bytes = try Fixture.bytes(name)
        let database = try AttributeDatabase(decoding: bytes)
        let root = try #require(try JSONReader.read(bytes).object)
        var seen: Set<UInt64> = []
        for entry in root["accessories"]?.array ?? [] {
            guard let aid = entry.object?["aid"]?.identifier, let accessory = database[aid: aid],
                seen.insert(aid).inserted
            else { continue }
            let entries = (entry.object?["services"]?.array ?? [])
                .flatMap { $0.object?["characteristics"]?.array ?? [] }.compactMap(\.object)
            for raw in entries {
                let known = try #require(raw["iid"]?.identifier.flatMap { accessory[iid: $0] })
                #expect(Self.isSame(raw["value"], known.value), "\(name) \(aid).\(known.iid)")
            }
        }
    }

    private static func isSame(_ raw: JSONValue?, _ value: CharacteristicValue?) -> Bool {
        switch (raw, value) {
        case (nil, nil), (.null?, nil): true
        case (.bool(let flag)?, let value?): value.number == (flag ? 1 : 0)
        case (.integer(let number)?, let value?): value.number == Double(number)
        // The noise of single precision is gone, the number is the same.
        case (.double(let number)?, let value?): value.number.map { Float($0) } == Float(number)
        case (.string(let text)?, .string(let value)?): text == value
        case (.string(let text)?, .data(let bytes)?): text == Base64.encode(bytes) || text == Hexadecimal.encode(bytes)
        default: false
        }
    }

    @Test("what is odd about them is noticed")
    func oddities() throws {
        var kinds: [String: Set<String>] = [:]
        for name in Fixture.names {
            var oddities: [Oddity] = []
            _ = try AttributeDatabase(decoding: Fixture.bytes(name), noting: &oddities)
            for oddity in oddities { kinds[String("\(oddity.kind)".prefix { $0 != "(" }), default: []].insert(name) }
        }
        #expect(kinds["hexadecimalData"]?.contains("accessories/airversa-ap2.json") == true)
        #expect(kinds["sharedInstanceID"]?.contains("accessories/eve-energy-us.json") == true)
        #expect(kinds["duplicate"] == ["accessories/homebridge-2018-mixed.json"])
        #expect(kinds["formatGuessed"] == ["accessories/idevices-switch.json"])
        #expect(kinds["valueOutsideFormat"]?.contains("accessories/hunter-simpleconnect-fan.json") == true)
    }

    @Test("the largest bridge is read", .timeLimit(.minutes(1)))
    func large() throws {
        let bytes = try Fixture.bytes("large-bridge.json")
        #expect(try AttributeDatabase(decoding: bytes).accessories.count > 100)
    }
}
