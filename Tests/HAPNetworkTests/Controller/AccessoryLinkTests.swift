// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Links")
struct AccessoryLinkTests {
    private static let lampOn = CharacteristicID(aid: 2, iid: 10)
    private static let lockTarget = CharacteristicID(aid: 4, iid: 11)

    @Test("becoming reachable brings database and values, with everything subscribed")
    func prepares() async throws {
        let fixture = await LinkFixture(try await ControllerFixture(.bridge))
        let snapshot = try await fixture.reachable()
        #expect(snapshot.database.accessories.map(\.aid) == [1, 2, 3, 4])
        #expect(snapshot.values[Self.lampOn] == .bool(false))
        #expect(snapshot.values[CharacteristicID(aid: 4, iid: 10)] == .integer(1))
        #expect(snapshot.address == fixture.accessory.address)
        #expect(await fixture.link.addressInUse == fixture.accessory.address)
        let subscriptions = try await fixture.accessory.requests
            .filter { $0.method == "PUT" }.map { try CharacteristicWriteRequest(body: $0.body) }
        #expect(subscriptions.allSatisfy { Set($0.ids.map(\.aid)).count == 1 })
        #expect(subscriptions.flatMap(\.rows).allSatisfy { $0.ev == true && $0.value == nil })
        #expect(
            Set(subscriptions.flatMap(\.ids))
                == Set(
                    AttributeDatabase.bridge.characteristics.filter { $0.attributes.permissions.contains(.notify) }.map(
                        \.id)))
        await fixture.stop()
    }

    @Test("events arrive as changes, in order and once")
    func tellsChanges() async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        for value in [true, true, false, true] { await fixture.accessory.sendEvent([(.on, .bool(value))]) }
        try await eventually("three changes") { await fixture.updates.changes.count == 3 }
        let changes = await fixture.updates.changes
        #expect(changes.map(\.value) == [.bool(true), .bool(false), .bool(true)])
        #expect(changes.allSatisfy { $0.cause == .event && !$0.isPress && $0.id == .on })
        await fixture.stop()
    }

    @Test(
        "events that do not say what they are about have the values read again, once and not for each",
        arguments: ["{,", #"{"characteristics":[{"value":true}]}"#])
    func readsAfterPoorEvents(body: String) async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        await fixture.accessory.setValue(.bool(true), of: .on)
        for _ in 1...20 {
            await fixture.accessory.sendToAll(HTTPResponse.json(Array(body.utf8)).serializedAsEvent())
        }
        // Comes after them, so when it has been told all have been taken.
        await fixture.accessory.sendEvent([(.brightness, .integer(7))])
        try await eventually("both are told") {
            let changes = await fixture.updates.changes
            return changes.contains { $0.id == .on && $0.value == .bool(true) && $0.cause == .read }
                && changes.contains { $0.id == .brightness && $0.value == .integer(7) }
        }
        #expect(await fixture.accessory.requests.count { $0.path == "/characteristics" } == 1)
        await fixture.stop()
    }

    @Test(
        "an event that overtakes the answer to a read is not undone by it, wherever it lies", arguments: [true, false])
    func keepsLaterValue(eventFirst: Bool) async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        await fixture.accessory.follow { _, _ in
            let answer = CharacteristicResponse(rows: [.init(.brightness, value: .integer(60))]).readAnswer.serialized()
            let event = ScriptedAccessory.event([(.brightness, .integer(70))])
            return .pieces([eventFirst ? event + answer : answer + event])
        }
        _ = try await fixture.link.read([.brightness])
        // Comes after both, so when it has been told both have been taken.
        await fixture.accessory.follow { _, _ in .usual }
        await fixture.accessory.sendEvent([(.on, .bool(true))])
        try await eventually("the last event") { await fixture.updates.changes.last?.id == .on }
        let last = await fixture.updates.changes.last { $0.id == .brightness }
        #expect(last?.value == .integer(eventFirst ? 60 : 70))
        await fixture.stop()
    }

    @Test("a read gives one result per id, in order")
    func reads() async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        let unknown = CharacteristicID(aid: 1, iid: 99)
        let results = try await fixture.link.read([.brightness, unknown, .on])
        #expect(results.map(\.id) == [.brightness, unknown, .on])
        #expect(try results[0].result.get() == .integer(50))
        #expect(results[1].result == .failure(.unknownCharacteristic))
        #expect(try results[2].result.get() == .bool(false))
        await fixture.stop()
    }

    @Test("a write goes out as one request, bools as numbers, and counts as current")
    func writes() async throws {
        let fixture = await LinkFixture(try await ControllerFixture(.bridge))
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        let level = CharacteristicID(aid: 2, iid: 11)
        let results = try await fixture.link.write([
            CharacteristicWrite(Self.lampOn, .integer(1)), CharacteristicWrite(level, .double(40)),
            CharacteristicWrite(level, .integer(400)),
        ])
        #expect(try results[0].result.get() == .bool(true))
        #expect(try results[1].result.get() == .integer(40))
        #expect(results[2].result == .failure(.invalidValue(.aboveMaximum(.integer(100)))))
        let requests = await fixture.accessory.requests
        #expect(requests.count == 1)
        #expect(
            requests.first.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"characteristics":[{"aid":2,"iid":10,"value":1},{"aid":2,"iid":11,"value":40}]}"#)
        let changes = try await fixture.changes()
        #expect(changes.map(\.value) == [.bool(true), .integer(40)])
        #expect(changes.allSatisfy { $0.cause == .write })
        await fixture.stop()
    }

    @Test("a characteristic that wants it is written after a preparation with the same number")
    func writesTimed() async throws {
        let fixture = await LinkFixture(try await ControllerFixture(.bridge))
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        let results = try await fixture.link.write([CharacteristicWrite(Self.lockTarget, .integer(0))])
        #expect(try results[0].result.get() == .integer(0))
        let requests = await fixture.accessory.requests
        #expect(requests.map(\.path) == ["/prepare", "/characteristics"])
        let preparation = try TimedWritePreparation(body: try #require(requests.first).body)
        let write = try CharacteristicWriteRequest(body: try #require(requests.last).body)
        #expect(write.pid == preparation.pid)
        #expect(preparation.timeToLive == .seconds(5))
        await fixture.stop()
    }

    @Test("rows are believed before the status is", arguments: RowCase.all)
    func believesRows(example: RowCase) async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        await fixture.accessory.follow { request, _ in
            guard request.method == "PUT" else { return .usual }
            return .response(HTTPResponse(status: example.status, body: Array(example.body.utf8)))
        }
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(results[0].result.failure == example.first)
        #expect(results[1].result.failure == example.second)
        await fixture.stop()
    }

    @Test("a busy row is tried once more")
    func retriesBusy() async throws {
        let fixture = await LinkFixture(
            try await ControllerFixture { $0.busyRetry = .milliseconds(1) ... .milliseconds(2) })
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        let tries = Counter()
        await fixture.accessory.follow { _, _ in
            guard await tries.next() == 1 else { return .usual }
            return .response(
                CharacteristicResponse(rows: [
                    .init(.on, status: .success), .init(.brightness, status: .busy),
                ]).writeAnswer)
        }
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(results.allSatisfy { $0.result.failure == nil })
        let second = try CharacteristicWriteRequest(body: try #require(await fixture.accessory.requests.last).body)
        #expect(second.ids == [.brightness])
        await fixture.stop()
    }

    @Test("identify writes the characteristic of that accessory")
    func identifies() async throws {
        let fixture = await LinkFixture(try await ControllerFixture(.bridge))
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        let result = try await fixture.link.identify(2)
        #expect(result.result.failure == nil)
        #expect(
            await fixture.accessory.requests.first.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"characteristics":[{"aid":2,"iid":2,"value":1}]}"#)
        await fixture.stop()
    }

    @Test("removing the pairing has the accessory forget us, and ends the link")
    func removesPairing() async throws {
        let fixture = await LinkFixture(try await ControllerFixture())
        try await fixture.reachable()
        try await fixture.link.removePairing()
        #expect(await !fixture.accessory.isPaired)
        await fixture.waitForEnd()
        #expect(await fixture.link.state == .ended)
        await #expect(throws: LinkFailure.ended) { try await fixture.link.read([.on]) }
    }

    @Test("the session that pairing leaves is used")
    func continuesSession() async throws {
        let base = try await ControllerFixture()
        let session = try await base.verifiedSession()
        let fixture = await LinkFixture(base, continuing: session)
        try await fixture.reachable()
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
    }
}

/// An answer to a write of two rows, and what it means for each.
struct RowCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let body: String
    let first: CharacteristicFailure?
    let second: CharacteristicFailure?

    static let all = [
        RowCase(testDescription: "204", status: 204, body: "", first: nil, second: nil),
        RowCase(
            testDescription: "207 with one bad row", status: 207,
            body: #"{"characteristics":[{"aid":1,"iid":10,"status":0},{"aid":1,"iid":11,"status":-70402}]}"#,
            first: nil, second: .status(.unableToCommunicate)),
        RowCase(
            testDescription: "400 with a status", status: 400, body: #"{"status":70410}"#,
            first: .status(.invalidValue), second: .status(.invalidValue)),
        RowCase(
            testDescription: "500 without a word", status: 500, body: "", first: .refused(status: 500),
            second: .refused(status: 500)),
        RowCase(
            testDescription: "400 with nonsense", status: 400, body: "oops", first: .refused(status: 400),
            second: .refused(status: 400)),
    ]
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
