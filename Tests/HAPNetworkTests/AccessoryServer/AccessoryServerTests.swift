// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("An accessory server on a real socket", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerTests {
    typealias Row = CharacteristicWriteRequest.Row

    @Test("is paired, verified, read and written")
    func wholeLife() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let database = try await controller.accessories()
        #expect(database.accessories.map(\.aid) == [1, 2, 3, 4, 5])
        #expect(database == Sample.database)
        #expect(try await controller.write([Row(Sample.on, value: .bool(true))]).status == 204)
        #expect(try await controller.read([Sample.on]).rows == [.init(Sample.on, value: .bool(true))])
        #expect(await fixture.server.value(of: Sample.on) == .bool(true))
        #expect(fixture.store.last?.pairings.map(\.isAdmin) == [true])
        #expect(fixture.store.last?.pairings.first?.identifier == controller.identity.identifier)
        await controller.close()
        try await eventually("the connection is forgotten") { await fixture.server.connectionCount == 0 }
        try await fixture.stop()
    }

    @Test("a wrong code is refused and counted in the store; the right one then works")
    func wrongCode() async throws {
        let fixture = try await ServerFixture()
        let controller = try await RawController.connect(to: fixture.address)
        let wrong = try SetupCode(fixture.code.dashed == "111-22-333" ? "111-22-334" : "111-22-333")
        for count in 1...2 {
            await #expect(throws: (any Error).self) { try await controller.pair(with: wrong) }
            #expect(fixture.store.last?.failedAttempts == count)
        }
        _ = try await controller.pair(with: fixture.code)
        #expect(fixture.store.last?.failedAttempts == 0)
        let other = try await RawController.connect(to: fixture.address)
        await #expect(throws: PairingFailure.self, "it is taken") { try await other.pair(with: fixture.code) }
    }

    @Test("a pairing that cannot be stored is refused, and the accessory stays free")
    func brokenStore() async throws {
        let fixture = try await ServerFixture()
        fixture.store.breakDown()
        let controller = try await RawController.connect(to: fixture.address)
        await #expect(throws: PairingFailure.self) { try await controller.pair(with: fixture.code) }
        #expect(await fixture.server.state.pairings.isEmpty)
        #expect(await fixture.server.advertisement.isPaired == false)
    }

    @Test("without a session everything but pairing is refused, and identify works only while nobody has paired")
    func withoutSession() async throws {
        let behaviour = RecordingBehaviour()
        let fixture = try await ServerFixture(behaviour: behaviour)
        let controller = try await RawController.connect(to: fixture.address)
        let refused = try await controller.send(.get("/accessories"))
        #expect(refused.status == 470 && HAPStatus(body: refused.body) == .insufficientAuthorization)
        #expect(try await controller.send(.get("/nothing")).status == 470)
        #expect(try await controller.send(.get("/pair-setup")).status == 405)
        #expect(try await controller.send(.post("/pair-setup", body: [1, 2, 3])).status == 400)
        #expect(try await controller.send(.post("/identify")).status == 204)
        #expect(behaviour.events.elements == ["identify"])
        let pairing = try await controller.pair(with: fixture.code)
        let taken = try await controller.send(.post("/identify"))
        #expect(taken.status == 400 && HAPStatus(body: taken.body) == .insufficientPrivileges)
        try await controller.verify(pairing)
        #expect(try await controller.send(.get("/nothing")).status == 404)
        #expect(try await controller.send(.post("/accessories")).status == 405)
        #expect(try await controller.send(.post("/pair-verify", body: [6, 1, 1])).status == 400)
        #expect(try await controller.send(.get("/characteristics?id=1.x")).status == 400)
        #expect(try await controller.send(.get("/characteristics")).status == 204)
        #expect(try await controller.send(.put("/characteristics", json: Array("{".utf8))).status == 400)
    }

    @Test("the device decides: it refuses, answers, and changes other values")
    func behaviour() async throws {
        let behaviour = RecordingBehaviour()
        let fixture = try await ServerFixture(behaviour: behaviour)
        let (controller, _) = try await fixture.pairedController()
        let answer = try await controller.write([
            Row(Sample.on, value: .bool(true)), Row(Sample.brightness, value: .integer(13)),
            Row(Sample.controlPoint, value: .data([1, 1, 1]), wantsResponse: true),
        ])
        #expect(answer.status == 207)
        let rows = try CharacteristicResponse(body: answer.body)
        #expect(rows[Sample.on]?.status == .success)
        #expect(rows[Sample.brightness]?.status == .notAllowedInCurrentState)
        #expect(rows[Sample.controlPoint]?.value == .string("AgEC"))
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(50))
        #expect(await fixture.server.value(of: Sample.threshold) == .double(25), "it followed")
        #expect(behaviour.events.elements == ["2.10", "2.11", "5.11", "answered 3 rows"])
    }

    @Test("a timed write needs its announcement on the same connection")
    func timedWrite() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let unlock = [Row(Sample.lockTarget, value: .integer(0))]
        #expect(try await controller.write(unlock).status == 207)
        let prepared = try await controller.send(
            TimedWritePreparation(timeToLive: .seconds(5), pid: 99).httpRequest)
        #expect(prepared.status == 200 && HAPStatus(body: prepared.body) == .success)
        #expect(try await controller.write(unlock, pid: 99).status == 204)
        #expect(try await controller.write(unlock, pid: 99).status == 207, "used up")
    }

    @Test("turns connections away when it is full, and closes one that has been idle for long")
    func connectionLimit() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock) { $0.maximumConnections = 2 }
        let first = try await RawController.connect(to: fixture.address)
        #expect(try await first.send(.post("/identify")).status == 204)
        let second = try await RawController.connect(to: fixture.address)
        #expect(try await second.send(.post("/identify")).status == 204)
        let third = try await RawController.connect(to: fixture.address)
        #expect(try await third.isClosedByPeer())
        clock.advance(by: .seconds(60))
        #expect(try await second.send(.post("/identify")).status == 204)
        let fourth = try await RawController.connect(to: fixture.address)
        #expect(try await fourth.send(.post("/identify")).status == 204)
        #expect(try await first.isClosedByPeer())
        #expect(try await second.send(.post("/identify")).status == 204)
    }

    @Test("a database that changes raises the configuration number and drops what is gone")
    func replacement() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        var smaller = Sample.database
        smaller.accessories.removeLast()
        try await fixture.server.replaceDatabase(with: smaller)
        #expect(await fixture.server.advertisement.configurationNumber == 2)
        #expect(fixture.store.last?.configurationNumber == 2)
        #expect(try await controller.accessories() == smaller)
    }
}

/// Notes what it is asked for. Refuses a brightness of 13; switching the lamp moves a threshold.
struct RecordingBehaviour: AccessoryBehaviour {
    let events = Recorder<String>()

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        events.record(write.id.description)
        if write.value == .integer(13) { throw .notAllowedInCurrentState }
        if write.id == Sample.on { server.setValue(.double(25), of: Sample.threshold) }
        return write.wantsResponse ? .data([2, 1, 2]) : nil
    }

    func identify(on server: isolated AccessoryServer) {
        events.record("identify")
    }

    func answered(
        _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
        for controller: PairingIdentifier, on server: isolated AccessoryServer
    ) {
        events.record("answered \(response.rows.count) rows")
    }
}
