// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: attribute database", .serialized)
struct AttributeDatabaseQuirkTests {
    private static let brightness = #""iid":11,"type":"8""#

    /// What the link makes of one characteristic, written as JSON without its braces.
    private func understood(_ characteristic: String) async throws -> CharacteristicAttributes {
        let (fixture, snapshot) = try await LinkFixture.describing("{\(characteristic)}")
        await fixture.stop()
        return try #require(snapshot.database[.brightness] ?? snapshot.database[.on])
    }

    @Test("Q35: without a format the catalogue's counts, else the value's")
    func missingFormat() async throws {
        let known = try await understood(#"\#(Self.brightness),"perms":["pr"],"value":40.0"#)
        #expect(known.metadata.format == .int)
        let (fixture, snapshot) = try await LinkFixture.describing(
            #"{"iid":10,"type":"F0000001","perms":["pr"],"value":1.5},{"iid":11,"type":"F0000002","perms":["pr"],"value":true}"#
        )
        #expect(snapshot.database[.on]?.metadata.format == .float)
        #expect(snapshot.database[.brightness]?.metadata.format == .bool)
        await fixture.stop()
    }

    @Test("Q36: without permissions the catalogue's count, until a refused write corrects them for good")
    func missingPermissions() async throws {
        let (fixture, snapshot) = try await LinkFixture.describing(
            #"{"iid":10,"type":"25","format":"bool","value":0},{"iid":11,"type":"8","format":"int","value":5,"perms":["pr","pw"]}"#
        )
        #expect(snapshot.database[.on]?.permissions == [.read, .write, .notify])
        let describe = await fixture.accessory.script
        await fixture.accessory.follow { request, usual in
            guard request.isWrite else { return await describe(request, usual) }
            return .response(
                CharacteristicResponse(rows: request.rows.map { .init($0.id, status: .readOnly) }).writeAnswer)
        }
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(results.map(\.result) == Array(repeating: .failure(.status(.readOnly)), count: 2))
        let corrected = try await fixture.updates.first(after: 1, "corrected permissions") {
            if case .databaseChanged(let snapshot) = $0 { snapshot } else { nil }
        }
        #expect(corrected.database[.on]?.permissions == [.read, .notify])
        // What an accessory has declared is believed.
        #expect(corrected.database[.brightness]?.permissions == [.read, .write])
        await fixture.link.sighted(LinkSighting(addresses: [fixture.accessory.address], configurationNumber: 2))
        try await eventually("the second reading") {
            await fixture.accessory.requests.count { $0.path == "/accessories" } == 2
        }
        _ = try await fixture.link.read([.on])
        let changes = await fixture.updates.all.count { if case .databaseChanged = $0 { true } else { false } }
        #expect(changes == 1)
        await fixture.stop()
    }

    @Test("Q37: links to 0, to nothing and to itself are dropped, the others stay")
    func danglingLinks() async throws {
        let (fixture, snapshot) = try await LinkFixture.describing(
            services:
                #"{"iid":9,"type":"43","linked":[0,99,9,20],"characteristics":[]},{"iid":20,"type":"40","characteristics":[]}"#
        )
        #expect(snapshot.database[aid: 1]?.services.map(\.linked) == [[], [20], []])
        await fixture.stop()
    }

    @Test("Q38: of two characteristics with one iid the first counts, and iid 0 does not exist")
    func repeatedIDs() async throws {
        let (fixture, snapshot) = try await LinkFixture.describing(
            #"""
            {"iid":10,"type":"25","perms":["pr"],"format":"bool","value":1},{"iid":0,"type":"8","perms":["pr"],"format":"int"},
            {"iid":10,"type":"8","perms":["pr"],"format":"int","value":5}
            """#)
        #expect(snapshot.database[aid: 1]?.services.last?.characteristics.map(\.iid) == [10])
        #expect(snapshot.values[.on] == .bool(true))
        await fixture.stop()
    }

    @Test(
        "Q39: a type is the same in every spelling",
        arguments: [
            "8", "00000008", "00000008-0000-1000-8000-0026BB765291", "00000008-0000-1000-8000-0026bb765291",
            "000000080000100080000026bb765291",
        ])
    func spelledTypes(type: String) async throws {
        let found = try await understood(#""iid":11,"type":"\#(type)","perms":["pr"],"format":"int","value":5"#)
        #expect(found.type == CharacteristicType.brightness)
    }

    @Test("Q40: a value outside the limits is shown as it is; only what we write has to keep them")
    func outsideLimits() async throws {
        let (fixture, snapshot) = try await LinkFixture.describing(
            #"{\#(Self.brightness),"perms":["pr","pw","ev"],"format":"int","value":255,"minValue":0,"maxValue":100}"#)
        #expect(snapshot.values[.brightness] == .integer(255))
        await fixture.accessory.sendEvent([(.brightness, .integer(-7))])
        #expect(try await fixture.changes().map(\.value) == [.integer(-7)])
        let results = try await fixture.link.write([CharacteristicWrite(.brightness, .integer(255))])
        #expect(results.map(\.result) == [.failure(.invalidValue(.aboveMaximum(.integer(100))))])
        await fixture.stop()
    }

    @Test("Q41: a step of 0 or less rounds nothing", arguments: ["0", "-1", "0.0"])
    func noStep(step: String) async throws {
        let found = try await understood(
            #""iid":11,"type":"F0000001","perms":["pr","pw"],"format":"float","value":1,"minStep":\#(step)"#)
        #expect(try found.metadata.prepared(.double(1.2345)) == .double(1.2345))
    }

    @Test(
        "Q42: what is written lies on the declared step, counted from the minimum; the last step that fits is the top",
        arguments: [(21.3, "22"), (20.7, "20.5"), (10.2, "10"), (30, "29.5"), (29.9, "29.5")])
    func onStep(wish: Double, sent: String) async throws {
        let (fixture, _) = try await LinkFixture.describing(
            #"""
            {"iid":11,"type":"35","perms":["pr","pw"],"format":"float","value":20,"minValue":10,"maxValue":30,"minStep":1.5}
            """#)
        let results = try await fixture.link.write([CharacteristicWrite(.brightness, .double(wish))])
        #expect(results.map(\.result) == [.success(Double(sent).map { .double($0) })])
        #expect(
            await fixture.accessory.writeTexts.last
                == #"{"characteristics":[{"aid":1,"iid":11,"value":\#(sent)}]}"#)
        await fixture.stop()
    }

    @Test(
        "Q43: limits that cannot be are the catalogue's",
        arguments: [
            #""minValue":50,"maxValue":5"#, #""minValue":0,"maxValue":0,"value":40"#, #""maxValue":99999999999"#,
        ])
    func impossibleLimits(limits: String) async throws {
        let found = try await understood(#"\#(Self.brightness),"perms":["pr"],"format":"int",\#(limits)"#)
        #expect(found.metadata.minimum == .integer(0))
        #expect(found.metadata.maximum == .integer(100))
    }

    @Test("Q44: 0 is a limit")
    func zeroIsLimit() async throws {
        let found = try await understood(
            #""iid":11,"type":"F0000001","perms":["pr","pw"],"format":"int","value":-5,"minValue":-10,"maxValue":0"#)
        #expect(found.metadata.maximum == .integer(0))
        #expect(throws: ValueError.aboveMaximum(.integer(0))) { try found.metadata.prepared(.integer(1)) }
    }

    @Test("Q45: accessories with the same serial number, or none, are told apart by aid")
    func sharedSerials() async throws {
        var bridge = AttributeDatabase.bridge
        for index in bridge.accessories.indices {
            let serial = CharacteristicAttributes(
                iid: 30, type: CharacteristicType.serialNumber, value: .string(index == 3 ? "" : "1.0.0"))
            bridge.accessories[index].services[0].characteristics.append(try #require(serial))
        }
        let (fixture, snapshot) = try await LinkFixture.reachable(try await ControllerFixture(bridge))
        #expect(snapshot.database.accessories.map(\.aid) == [1, 2, 3, 4])
        await fixture.accessory.sendEvent([(CharacteristicID(aid: 2, iid: 10), .bool(true))])
        #expect(try await fixture.changes().map(\.id.aid) == [2])
        await fixture.stop()
    }

    @Test("Q46: an id that is unknown, or unknown to the accessory, has the database read again, once for a while")
    func silentChange() async throws {
        let (fixture, _) = try await LinkFixture.reachable(
            try await ControllerFixture(.bridge, clock: ManualClock()))
        var database = AttributeDatabase.bridge
        database.accessories.append(.lamp(aid: 9))
        await fixture.accessory.setDatabase(database)
        await fixture.accessory.sendEvent([(CharacteristicID(aid: 9, iid: 10), .bool(true))])
        let snapshot = try await fixture.updates.first(after: 1, "new database") {
            if case .databaseChanged(let snapshot) = $0 { snapshot } else { nil }
        }
        #expect(snapshot.values[CharacteristicID(aid: 9, iid: 10)] == .bool(true))
        await fixture.accessory.forgetRequests()
        await fixture.accessory.sendEvent([(CharacteristicID(aid: 77, iid: 10), .bool(true))])
        await fixture.accessory.sendEvent([(CharacteristicID(aid: 2, iid: 10), .bool(true))])
        _ = try await fixture.changes(after: 2)
        #expect(await !fixture.accessory.requests.contains { $0.path == "/accessories" })
        await fixture.stop()
    }

    @Test("Q46: a characteristic that the accessory says it does not have has the database read again")
    func deniedCharacteristic() async throws {
        let (fixture, _) = try await LinkFixture.reachable(try await ControllerFixture(.bridge))
        var database = AttributeDatabase.bridge
        database.accessories.removeLast()
        await fixture.accessory.setDatabase(database)
        let results = try await fixture.link.read([CharacteristicID(aid: 4, iid: 10)])
        #expect(results.map(\.result) == [.failure(.status(.resourceDoesNotExist))])
        let snapshot = try await fixture.updates.first(after: 1, "new database") {
            if case .databaseChanged(let snapshot) = $0 { snapshot } else { nil }
        }
        #expect(snapshot.database[aid: 4] == nil)
        await fixture.stop()
    }

    @Test("Q47: a new c# has the database read again; only a real difference is told", arguments: [true, false])
    func newNumber(isDifferent: Bool) async throws {
        let base = try await ControllerFixture(.bridge, clock: ManualClock())
        let (fixture, _) = try await LinkFixture.reachable(
            base, sighting: LinkSighting(addresses: [base.accessory.address], configurationNumber: 1))
        if isDifferent {
            var database = AttributeDatabase.bridge
            database.accessories.append(.lamp(aid: 9))
            await base.accessory.setDatabase(database)
        }
        await base.accessory.forgetRequests()
        await fixture.link.sighted(LinkSighting(addresses: [base.accessory.address], configurationNumber: 2))
        try await eventually("the second reading") {
            await base.accessory.requests.contains { $0.path == "/accessories" }
        }
        if isDifferent {
            let snapshot = try await fixture.updates.first(after: 1, "new database") {
                if case .databaseChanged(let snapshot) = $0 { snapshot } else { nil }
            }
            #expect(snapshot.database[aid: 9] != nil)
            #expect(snapshot.configurationNumber == 2)
            #expect(snapshot.values[CharacteristicID(aid: 9, iid: 11)] == .integer(50))
        } else {
            _ = try await fixture.link.read([CharacteristicID(aid: 2, iid: 10)])
            #expect(await fixture.updates.count == 1)
        }
        await fixture.stop()
    }

    @Test("Q47: without a c#, or with 0, the database is read on every connection", arguments: [nil, 0] as [UInt32?])
    func noNumber(number: UInt32?) async throws {
        let base = try await ControllerFixture { $0.backoffStart = .milliseconds(10) }
        let (fixture, _) = try await LinkFixture.reachable(
            base, sighting: LinkSighting(addresses: [base.accessory.address], configurationNumber: number))
        await base.accessory.closeConnections()
        try await fixture.reachable(after: 2)
        #expect(await base.accessory.requests.count { $0.path == "/accessories" } == 2)
        await fixture.stop()
    }
}
