// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("The configuration number of an accessory server", .serialized, .timeLimit(.minutes(10)))
struct ConfigurationNumberTests {
    @Test("stays over restarts and writes, and rises when something is added while the server was down")
    func restarts() async throws {
        var fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        #expect(try await controller.write([.init(Sample.on, value: .bool(true))]).status == 204)
        fixture = try await fixture.restarted()
        #expect(await fixture.server.advertisement.configurationNumber == 1)
        try await fixture.stop()
        var smaller = Sample.database
        smaller.accessories.removeLast()
        let changed = try await ServerFixture(state: fixture.store.last, database: smaller)
        #expect(await changed.server.advertisement.configurationNumber == 2)
        #expect(changed.store.last?.configurationNumber == 2)
    }

    @Test("does not rise when the same is served again with other values")
    func sameAgain() async throws {
        let fixture = try await ServerFixture()
        var same = Sample.database
        same.setValue(.integer(77), of: Sample.brightness)
        let saved = fixture.store.last
        try await fixture.server.replaceDatabase(with: same)
        #expect(await fixture.server.advertisement.configurationNumber == 1)
        #expect(fixture.store.last == saved)
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(77))
    }

    static let changes: [@Sendable (inout AttributeDatabase) -> Void] = [
        { $0.accessories.removeLast() },
        { $0.accessories[1].services[1].characteristics[1].metadata.maximum = .integer(50) },
        { $0.accessories[1].services[1].characteristics[1].permissions.insert(.timedWrite) },
        { $0.accessories[1].services[1].characteristics.removeLast() },
        { $0.accessories[1].services[1].isPrimary = true },
    ]

    @Test("rises by one with accessories, limits, permissions, characteristics and services", arguments: changes)
    func differences(change: @Sendable (inout AttributeDatabase) -> Void) async throws {
        let fixture = try await ServerFixture()
        var other = Sample.database
        change(&other)
        try await fixture.server.replaceDatabase(with: other)
        #expect(await fixture.server.advertisement.configurationNumber == 2)
        try await fixture.server.replaceDatabase(with: Sample.database)
        #expect(await fixture.server.advertisement.configurationNumber == 3, "and again on the way back")
    }

    @Test("rises with new firmware, and goes on at 1 after 65,535")
    func firmware() async throws {
        func database(firmware: String) -> AttributeDatabase {
            var database = Sample.database
            database.accessories[0].services[0].characteristics.append(
                CharacteristicAttributes(
                    iid: 77, type: CharacteristicType.firmwareRevision, permissions: [.read],
                    metadata: CharacteristicMetadata(format: .string), value: .string(firmware)))
            return database
        }
        let fixture = try await ServerFixture(database: database(firmware: "1.0.0"))
        try await fixture.server.replaceDatabase(with: database(firmware: "1.0.1"))
        #expect(await fixture.server.advertisement.configurationNumber == 2)
        try await fixture.stop()

        var state = try #require(fixture.store.last)
        state.configurationNumber = 65_535
        let last = try await ServerFixture(state: state, database: database(firmware: "1.0.1"))
        #expect(await last.server.advertisement.configurationNumber == 65_535)
        try await last.server.replaceDatabase(with: database(firmware: "1.0.2"))
        #expect(await last.server.advertisement.configurationNumber == 1)
        let record = await last.server.advertisement.record.strings.map { String(decoding: $0, as: UTF8.self) }
        #expect(record.contains("c#=1") && record.contains("s#=1") && record.contains("sf=1"), "\(record)")
    }
}
