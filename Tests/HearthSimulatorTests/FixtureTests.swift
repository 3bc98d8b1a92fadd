// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path

/// All dumps of real products and the large bridge.
private let paths: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/accessories")) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/accessories/\($0)" }
        + ["\(folder)/large-bridge.json"]
}()

@Suite("Databases of real products", .serialized, .timeLimit(.minutes(10)))
struct FixtureTests {
    @Test("are all there")
    func count() {
        #expect(paths.count == 68)
    }

    @Test("are served, paired with, and every readable value arrives as in the file", arguments: paths)
    func arrival(path: String) async throws {
        let fixture = try Fixture(path: path)
        let simulator = try await SimulatorFixture([fixture.plan(key: "fixture")])
        let controller = try await simulator.pairedController()

        let answer = try await controller.send(.get("/accessories"))
        #expect(try JSONReader.read(answer.body).object?["accessories"] == fixture.accessories, "word for word")
        #expect(try AttributeDatabase(decoding: answer.body) == fixture.database)

        let readable = fixture.database.characteristics.filter { $0.attributes.permissions.contains(.read) }
        var rows: [CharacteristicID: CharacteristicResponse.Row] = [:]
        for request in CharacteristicReadRequest.requests(for: readable.map(\.id)) {
            for row in try await controller.read(request.ids).rows { rows[row.id] = row }
        }
        let written = rawValues(of: fixture.accessories)
        for (id, attributes) in readable {
            let row = try #require(rows[id], "\(id)")
            #expect(row.status.isSuccess, "\(id)")
            let metadata = attributes.metadata
            let expected = written[id].flatMap { metadata.value(decoding: $0) }
            #expect(row.value.flatMap { metadata.value(decoding: $0) } == expected, "\(id)")
            #expect(attributes.value == expected, "\(id)")
        }
        try await simulator.stop()
    }

    /// The values as they stand in the file; of equal ids the first.
    private func rawValues(of accessories: JSONValue) -> [CharacteristicID: JSONValue] {
        var values: [CharacteristicID: JSONValue] = [:]
        var aids: Set<UInt64> = []
        for accessory in (accessories.array ?? []).compactMap(\.object) {
            guard let aid = accessory["aid"]?.identifier, aids.insert(aid).inserted else { continue }
            var iids: Set<UInt64> = []
            for service in (accessory["services"]?.array ?? []).compactMap(\.object) {
                for entry in (service["characteristics"]?.array ?? []).compactMap(\.object) {
                    guard let iid = entry["iid"]?.identifier, iids.insert(iid).inserted else { continue }
                    values[CharacteristicID(aid: aid, iid: iid)] = entry["value"]
                }
            }
        }
        return values
    }

    @Test("a written value stands in the next answer, all else stays as it was")
    func change() async throws {
        let fixture = try Fixture(path: "\(folder)/accessories/koogeek-ls1.json")
        let simulator = try await SimulatorFixture([fixture.plan(key: "fixture")])
        let controller = try await simulator.pairedController()
        let id = try #require(
            fixture.database.characteristics.first { $0.attributes.type == CharacteristicType.on }?.id)
        let isOn = fixture.database[id]?.value == .bool(true)
        #expect(try await controller.write([.init(id, value: .bool(!isOn))]).status == 204)
        let answer = try await controller.send(.get("/accessories"))
        let changed = try #require(try JSONReader.read(answer.body).object?["accessories"])
        #expect(changed != fixture.accessories)
        var expected = fixture.database
        expected.setValue(.bool(!isOn), of: id)
        #expect(try AttributeDatabase(decoding: answer.body) == expected)
        #expect(try await controller.write([.init(id, value: .bool(isOn))]).status == 204)
        let restored = try await controller.send(.get("/accessories"))
        let accessories = try #require(try JSONReader.read(restored.body).object?["accessories"])
        #expect(try AttributeDatabase(decoding: restored.body) == fixture.database)
        #expect(accessories == fixture.accessories)
    }

    @Test("of two accessories with one number the first is changed, the second stays as it was")
    func doubled() throws {
        let fixture = try Fixture(path: "\(folder)/accessories/homebridge-2018-mixed.json")
        let numbers = (fixture.accessories.array ?? []).compactMap { $0.object?["aid"]?.identifier }
        let doubled = try #require(numbers.first { number in numbers.count { $0 == number } > 1 })
        let iid = try #require(
            fixture.database[aid: doubled]?.services.last?.characteristics
                .first { $0.value != nil && $0.permissions.contains(.read) }?.iid)
        let id = CharacteristicID(aid: doubled, iid: iid)
        var current = fixture.database
        current.setValue(.string("changed"), of: id)
        let body = VerbatimAnswer(accessories: fixture.accessories, initial: fixture.database).body(current: current)
        let now = try #require(try JSONReader.read(body).object?["accessories"]?.array)
        let before = try #require(fixture.accessories.array)
        #expect(zip(now, before).count { $0 != $1 } == 1)
        #expect(try AttributeDatabase(decoding: body)[id]?.value == .string("changed"))
    }

    @Test("what is no database is refused with the reason")
    func refusals() {
        #expect(throws: FixtureError.self) { try Fixture(path: folder + "/none.json") }
        #expect(throws: FixtureError.self) { try Fixture(path: folder + "/README.md") }
        for text in ["{}", "[]", #"{"accessories":[]}"#, #"{"accessories":{}}"#] {
            #expect(throws: FixtureError.self) { try Fixture(Array(text.utf8), path: "x.json") }
        }
    }

    @Test(
        "has the category that fits",
        arguments: [
            ("ecobee3", 2), ("koogeek-ls1", 5), ("lg-oled-tv", 31), ("koogeek-p1eu", 7), ("velux-window", 13),
        ])
    func category(name: String, number: UInt16) throws {
        #expect(try Fixture(path: "\(folder)/accessories/\(name).json").plan(key: "x").category == number)
    }
}
