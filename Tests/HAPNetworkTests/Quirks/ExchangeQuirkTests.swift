// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: reads, writes, events", .serialized)
struct ExchangeQuirkTests {
    private static let lampOn = CharacteristicID(aid: 2, iid: 10)
    private static let press = CharacteristicID(aid: 3, iid: 10)
    private let clock = ManualClock()

    private func bridge() async throws -> LinkFixture {
        try await LinkFixture.reachable(try await ControllerFixture(.bridge)).0
    }

    @Test("Q49: rows left out of an answer are asked for once more")
    func asksAgain() async throws {
        let fixture = try await bridge()
        let tries = Counter()
        await fixture.accessory.follow { _, _ in
            guard await tries.next() == 1 else { return .usual }
            return .response(CharacteristicResponse(rows: [.init(Self.lampOn, value: .bool(true))]).readAnswer)
        }
        let results = try await fixture.link.read([Self.lampOn, CharacteristicID(aid: 2, iid: 11)])
        #expect(results.map(\.result) == [.success(.bool(true)), .success(.integer(50))])
        await fixture.stop()
    }

    @Test("Q50: an id stands once in a request, however often it was asked for")
    func uniqueIDs() async throws {
        let fixture = try await bridge()
        await fixture.accessory.forgetRequests()
        let results = try await fixture.link.read([Self.lampOn, Self.lampOn, Self.lampOn])
        #expect(results.map(\.result) == Array(repeating: .success(.bool(false)), count: 3))
        #expect(await fixture.accessory.requests.map(\.readIDs) == [[Self.lampOn]])
        await fixture.stop()
    }

    @Test("Q51: subscriptions go out accessory by accessory")
    func subscribesOneByOne() async throws {
        let fixture = try await bridge()
        let subscriptions = await fixture.accessory.requests.filter(\.isSubscription).map { $0.rows.map(\.id.aid) }
        #expect(subscriptions.map { Set($0) } == [[2], [3], [4]])
        await fixture.stop()
    }

    @Test("Q52: what refuses subscription is polled every minute")
    func pollsRefused() async throws {
        let base = try await ControllerFixture(clock: clock)
        await base.accessory.follow { request, _ in
            guard request.isSubscription else { return .usual }
            return .response(
                CharacteristicResponse(
                    rows: request.rows.map {
                        .init($0.id, status: $0.id == .brightness ? .notificationNotSupported : .success)
                    }
                ).writeAnswer)
        }
        let (fixture, _) = try await LinkFixture.reachable(base)
        await base.accessory.setValue(.integer(5), of: .brightness)
        let turned = try await clock.turn(until: "the poll", step: .milliseconds(500)) {
            await fixture.updates.count > 1
        }
        #expect((Duration.seconds(55)...Duration.seconds(65)).contains(turned))
        #expect(
            try await fixture.changes() == [CharacteristicChange(id: .brightness, value: .integer(5), cause: .read)])
        await fixture.stop()
    }

    @Test("Q53: of an event with unknown ids the known ones count")
    func unknownInEvent() async throws {
        let fixture = try await bridge()
        await fixture.accessory.sendEvent([
            (CharacteristicID(aid: 2, iid: 999), .integer(1)), (Self.lampOn, .bool(true)),
            (CharacteristicID(aid: 88, iid: 1), .integer(1)),
        ])
        #expect(
            try await fixture.changes() == [CharacteristicChange(id: Self.lampOn, value: .bool(true), cause: .event)])
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q54: the rows of an event are one set of changes, in whatever order", arguments: [true, false])
    func unorderedEvent(isReversed: Bool) async throws {
        let fixture = try await bridge()
        let rows: [(CharacteristicID, CharacteristicValue?)] = [
            (Self.lampOn, .bool(true)), (CharacteristicID(aid: 2, iid: 11), .integer(9)),
            (CharacteristicID(aid: 4, iid: 10), .integer(0)),
        ]
        await fixture.accessory.sendEvent(isReversed ? rows.reversed() : rows)
        let changes = try await fixture.changes()
        #expect(Set(changes.map(\.id)) == Set(rows.map(\.0)))
        await fixture.stop()
    }

    @Test("Q55: buttons are never read unasked, and neither null nor an answer to a read is a press")
    func noPressByReading() async throws {
        let fixture = try await bridge()
        #expect(await !fixture.accessory.requests.flatMap(\.readIDs).contains(Self.press))
        await fixture.accessory.answerReads(#"{"characteristics":[{"aid":3,"iid":10,"value":0}]}"#)
        _ = try await fixture.link.read([Self.press])
        await fixture.accessory.sendEvent([(Self.press, nil)])
        await fixture.accessory.sendEvent([(Self.lampOn, .bool(true))])
        #expect(try await fixture.changes().map(\.id) == [Self.lampOn])
        await fixture.stop()
    }

    @Test("Q55: a press is told once, and not again after the connection was made anew")
    func noPressTwice() async throws {
        let base = try await ControllerFixture(.bridge) { $0.backoffStart = .milliseconds(10) }
        let (fixture, _) = try await LinkFixture.reachable(base)
        await fixture.accessory.sendEvent([(Self.press, .integer(1))])
        #expect(try await fixture.changes().map(\.isPress) == [true])
        await fixture.accessory.closeConnections()
        try await fixture.reachable(after: 2)
        await fixture.accessory.sendEvent([(Self.lampOn, .bool(true))])
        try await eventually("the later event") { await fixture.updates.changes.contains { $0.id == Self.lampOn } }
        #expect(await fixture.updates.changes.filter(\.isPress).count == 1)
        await fixture.stop()
    }

    @Test("Q56: every event of a button is a press, even with the same value")
    func samePressTwice() async throws {
        let fixture = try await bridge()
        for value in [0, 0, 2] as [Int128] { await fixture.accessory.sendEvent([(Self.press, .integer(value))]) }
        try await eventually("three presses") { await fixture.updates.changes.count >= 3 }
        let changes = await fixture.updates.changes
        #expect(changes.map(\.value) == [.integer(0), .integer(0), .integer(2)])
        #expect(changes.map(\.isPress) == [true, true, true])
        await fixture.stop()
    }

    @Test("Q57: control points are never read unasked")
    func leavesControlPoints() async throws {
        let fixture = try await bridge()
        let read = await fixture.accessory.requests.flatMap(\.readIDs)
        #expect(!read.contains(CharacteristicID(aid: 4, iid: 12)))
        #expect(read.contains(Self.lampOn))
        await fixture.stop()
    }

    /// A thermostat that says it is ecobee's: mode 1.10, temperature 1.11, the maker's "clear hold" 1.12.
    private func ecobee() async throws -> LinkFixture {
        let base = try await ControllerFixture()
        try await base.accessory.describeItself(
            as: #"""
                {"accessories":[{"aid":1,"services":[{"iid":1,"type":"3E","characteristics":[
                {"iid":2,"type":"20","perms":["pr"],"format":"string","value":"ecobee Inc."},
                {"iid":3,"type":"21","perms":["pr"],"format":"string","value":"ecobee3"}]},
                {"iid":9,"type":"4A","characteristics":[
                {"iid":10,"type":"33","perms":["pr","pw","ev"],"format":"uint8","value":1},
                {"iid":11,"type":"35","perms":["pr","pw","ev"],"format":"float","value":20},
                {"iid":12,"type":"1B300BC2-CFFC-47FF-89F9-BD6CCF5F2853","perms":["pw"],"format":"bool"}]}]}]}
                """#)
        let (fixture, _) = try await LinkFixture.reachable(base)
        await base.accessory.forgetRequests()
        return fixture
    }

    @Test("Q58: ecobee's thermostats are written one characteristic at a time")
    func writesSeparately() async throws {
        let fixture = try await ecobee()
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .integer(2)), CharacteristicWrite(.brightness, .double(21)),
        ])
        #expect(results.map(\.result) == [.success(.integer(2)), .success(.double(21))])
        #expect(await fixture.accessory.requests.map { $0.rows.map(\.id) } == [[.on], [.brightness]])
        await fixture.stop()
    }

    @Test("Q59: ecobee's \"clear hold\" is written off before it is written on")
    func writesOppositeFirst() async throws {
        let fixture = try await ecobee()
        let hold = CharacteristicID(aid: 1, iid: 12)
        let results = try await fixture.link.write([CharacteristicWrite(hold, .bool(true))])
        #expect(results.map(\.result) == [.success(.bool(true))])
        #expect(await fixture.accessory.requests.map { $0.rows.map(\.value) } == [[.integer(0)], [.integer(1)]])
        await fixture.stop()
    }

    @Test("Q60: power and level of a service go out in one request, in the order given")
    func writesTogether() async throws {
        let fixture = try await bridge()
        await fixture.accessory.forgetRequests()
        _ = try await fixture.link.write([
            CharacteristicWrite(Self.lampOn, .bool(true)),
            CharacteristicWrite(CharacteristicID(aid: 2, iid: 11), .integer(30)),
        ])
        #expect(
            await fixture.accessory.writeTexts
                == [#"{"characteristics":[{"aid":2,"iid":10,"value":1},{"aid":2,"iid":11,"value":30}]}"#])
        await fixture.stop()
    }

    @Test("Q62: what a valve says it is doing and what it is told to do are both shown as they are")
    func contradictingStates() async throws {
        let (fixture, snapshot) = try await LinkFixture.describing(
            #"{"iid":10,"type":"F","perms":["pr","ev"],"format":"uint8","value":1},{"iid":11,"type":"33","perms":["pr","pw","ev"],"format":"uint8","value":0}"#,
            service: "4A")
        #expect(snapshot.values[.on] == .integer(1))
        #expect(snapshot.values[.brightness] == .integer(0))
        await fixture.stop()
    }

    @Test("Q63: null leaves the last value, marked stale; a later value is told even if it is the one before")
    func nullValue() async throws {
        let base = try await ControllerFixture { $0.backoffStart = .milliseconds(10) }
        let (fixture, _) = try await LinkFixture.reachable(base)
        await base.accessory.sendEvent([(.brightness, nil)])
        #expect(
            try await fixture.changes() == [CharacteristicChange(id: .brightness, value: nil, cause: .event)])
        let read = try await fixture.link.read([.brightness])
        #expect(read.map(\.result) == [.success(nil)])
        await base.accessory.sendEvent([(.brightness, .integer(50))])
        #expect(
            try await fixture.changes(after: 2)
                == [CharacteristicChange(id: .brightness, value: .integer(50), cause: .event)])
        await fixture.stop()
    }

    @Test("Q64: a poll that takes longer than the interval is not joined by another")
    func slowPoll() async throws {
        let database = AttributeDatabase(accessories: [
            AccessoryAttributes(aid: 1, services: [.information]), .lamp(aid: 2),
        ])
        let base = try await ControllerFixture(database, clock: clock) { $0.pollInterval = .seconds(8) }
        let gate = Gate()
        await base.accessory.follow { request, _ in
            if request.isSubscription { return .response(.json(HAPStatus.notificationNotSupported.body, status: 207)) }
            return .usual
        }
        let (fixture, _) = try await LinkFixture.reachable(base)
        await base.accessory.forgetRequests()
        await base.accessory.follow { request, _ in
            if request.readIDs.contains(Self.lampOn) { await gate.wait() }
            return .usual
        }
        try await clock.turn(until: "the poll") {
            await base.accessory.requests.contains { $0.readIDs.contains(Self.lampOn) }
        }
        for _ in 0..<44 { try await clock.step(by: .milliseconds(500)) }
        #expect(await base.accessory.requests.count { $0.readIDs.contains(Self.lampOn) } == 1)
        await gate.open()
        try await eventually("the accessory answers") { await fixture.updates.count >= 3 }
        #expect(await base.accessory.mostRequestsAtOnce == 1)
        #expect(await base.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q65: an accessory behind a bridge is lost by itself, and comes back with its next value")
    func losesBridged() async throws {
        let fixture = try await bridge()
        await fixture.accessory.follow { request, usual in
            guard request.readIDs.contains(Self.lampOn) else { return .usual }
            return .response(
                CharacteristicResponse(rows: [.init(Self.lampOn, status: .unableToCommunicate)]).readAnswer)
        }
        let results = try await fixture.link.read([Self.lampOn])
        #expect(results[0].result == .failure(.status(.unableToCommunicate)))
        _ = try await fixture.updates.first(after: 0, "loss of 2") {
            if case .accessory(2, isReachable: false) = $0 { true } else { nil }
        }
        #expect(await fixture.link.state.isConnected)
        await fixture.accessory.follow { _, _ in .usual }
        await fixture.accessory.sendEvent([(Self.lampOn, .bool(true))])
        _ = try await fixture.updates.first(after: 0, "return of 2") {
            if case .accessory(2, isReachable: true) = $0 { true } else { nil }
        }
        let lost = await fixture.updates.all.compactMap { if case .accessory(let aid, _) = $0 { aid } else { nil } }
        #expect(Set(lost) == [2])
        await fixture.stop()
    }
}
