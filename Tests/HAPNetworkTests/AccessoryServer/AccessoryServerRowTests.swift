// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Reads and writes at an accessory server, row by row", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerRowTests {
    typealias Row = CharacteristicWriteRequest.Row

    private func body(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    @Test("a read that is whole is a 200 without statuses, one bad row makes it a 207 with a status in each")
    func readStatuses() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        await fixture.server.setStatus(.unableToCommunicate, of: 3)
        let whole = try await controller.send(.get("/characteristics?id=2.10,2.11"))
        #expect(whole.status == 200)
        #expect(
            body(whole)
                == #"{"characteristics":[{"aid":2,"iid":10,"value":0},{"aid":2,"iid":11,"value":50}]}"#)
        let mixed = try await controller.send(.get("/characteristics?id=2.10,9.9,2.2,3.10,5.10"))
        #expect(mixed.status == 207)
        #expect(
            body(mixed)
                == #"{"characteristics":[{"aid":2,"iid":10,"status":0,"value":0},"#
                + #"{"aid":9,"iid":9,"status":-70409},{"aid":2,"iid":2,"status":-70405},"#
                + #"{"aid":3,"iid":10,"status":-70402},{"aid":5,"iid":10,"status":-70402}]}"#)
    }

    static let writes: [(String, Int)] = [
        (#""aid":2,"iid":10,"value":1"#, 0),
        (#""aid":2,"iid":10,"value":true,"ev":true"#, 0),
        (#""aid":9,"iid":9,"value":1"#, -70409),
        (#""aid":4,"iid":10,"value":1"#, -70404),
        (#""aid":2,"iid":3,"ev":true"#, -70406),
        (#""aid":2,"iid":10,"value":1,"r":true"#, -70405),
        (#""aid":2,"iid":10"#, -70410),
        (#""aid":2,"iid":10,"value":2"#, -70410),
        (#""aid":2,"iid":10,"value":null"#, -70410),
        (#""aid":2,"iid":11,"value":101"#, -70410),
        (#""aid":2,"iid":11,"value":50.5"#, -70410),
        (#""aid":2,"iid":11,"value":"50""#, -70410),
        (#""aid":5,"iid":12,"value":21.37"#, -70410),
        (#""aid":4,"iid":11,"value":0"#, -70410),
        (#""aid":2,"iid":10,"value":1,"authData":"no base64 !""#, -70411),
    ]

    @Test("each row of a write has its own status, and a bad one does not stop the next", arguments: writes)
    func writeStatuses(row: String, status: Int) async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let request = #"{"characteristics":[{\#(row)},{"aid":2,"iid":11,"value":77}]}"#
        let answer = try await controller.send(.put("/characteristics", json: Array(request.utf8)))
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(77))
        guard status != 0 else {
            #expect(answer.status == 204 && answer.body.isEmpty)
            return
        }
        #expect(answer.status == 207)
        let rows = try CharacteristicResponse(body: answer.body).rows
        #expect(rows.map(\.status.code) == [status, 0])
    }

    @Test("what is for administrators only is closed to others: reading, writing, subscribing, even seeing its value")
    func administratorsOnly() async throws {
        let fixture = try await ServerFixture { $0.administratorsOnly = [Sample.brightness] }
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try await fixture.invite(isAdmin: false, by: admin)
        let visitor = try await fixture.controller(guest, pairing)
        #expect(try await visitor.read([Sample.on, Sample.brightness]).rows.map(\.status.code) == [0, -70401])
        for row in [Row(Sample.brightness, value: .integer(1)), Row(Sample.brightness, ev: true)] {
            let answer = try CharacteristicResponse(body: try await visitor.write([row]).body)
            #expect(answer[Sample.brightness]?.status == .insufficientPrivileges)
        }
        #expect(try await visitor.accessories()[Sample.brightness]?.value == nil)
        #expect(try await visitor.accessories()[Sample.on]?.value == .bool(false))
        #expect(try await admin.write([Row(Sample.brightness, value: .integer(9))]).status == 204)
        #expect(try await admin.accessories()[Sample.brightness]?.value == .integer(9))
        #expect(try await admin.read([Sample.brightness]).rows.map(\.status) == [.success])
    }

    @Test("a value that the device itself sets while it is written is the one that counts, and the writer hears of it")
    func deviceDecides() async throws {
        let fixture = try await ServerFixture(behaviour: RoundingBehaviour())
        let (controller, _) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.brightness])
        #expect(try await controller.write([Row(Sample.brightness, value: .integer(57))]).status == 204)
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(60))
        #expect(try await controller.nextEvent().rows == [.init(Sample.brightness, value: .integer(60))])
        try await fixture.server.writeByHand(.integer(33), to: Sample.brightness)
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(30))
    }

    @Test("a write response comes with the value, and what was asked of a control point is not what it reads as")
    func writeResponse() async throws {
        let fixture = try await ServerFixture(behaviour: RecordingBehaviour())
        let (controller, _) = try await fixture.pairedController()
        let write = Row(Sample.controlPoint, value: .data([1, 1, 1]), wantsResponse: true)
        let answer = try await controller.write([write, Row(Sample.on, value: .bool(true))])
        #expect(answer.status == 207)
        #expect(
            body(answer)
                == #"{"characteristics":[{"aid":5,"iid":11,"status":0,"value":"AgEC"},{"aid":2,"iid":10,"status":0}]}"#)
        #expect(try await controller.read([Sample.controlPoint]).rows.map(\.value) == [.string("")])
        #expect(try await controller.write([Row(Sample.controlPoint, value: .data([1, 1, 1]))]).status == 204)
    }

    @Test("a timed write that is late, unannounced or of another number is refused row by row and does nothing")
    func timedWrites() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock)
        let (controller, pairing) = try await fixture.pairedController()
        let other = try await fixture.controller(controller.identity, pairing)
        let rows = [Row(Sample.lockTarget, value: .integer(0)), Row(Sample.on, value: .bool(true))]
        func prepare(_ pid: UInt64) async throws {
            let request = TimedWritePreparation(timeToLive: .milliseconds(2500), pid: pid).httpRequest
            #expect(try await controller.send(request).status == 200)
        }
        func statuses(_ response: HTTPResponse) throws -> [Int] {
            try CharacteristicResponse(body: response.body).rows.map(\.status.code)
        }
        #expect(try statuses(try await controller.write(rows, pid: 1)) == [-70410, -70410], "unannounced")
        try await prepare(2)
        #expect(try statuses(try await controller.write(rows, pid: 3)) == [-70410, -70410], "another number")
        try await prepare(.max)
        #expect(try statuses(try await other.write(rows, pid: .max)) == [-70410, -70410], "another connection")
        clock.advance(by: .milliseconds(2501))
        #expect(try statuses(try await controller.write(rows, pid: .max)) == [-70410, -70410], "late")
        #expect(await fixture.server.value(of: Sample.on) == .bool(false))
        try await prepare(4)
        try await prepare(5)
        #expect(try statuses(try await controller.write(rows, pid: 4)) == [-70410, -70410], "the latest counts")
        try await prepare(.max - 1)
        clock.advance(by: .milliseconds(2500))
        #expect(try await controller.write(rows, pid: .max - 1).status == 204, "just in time")
    }

    @Test(
        "an announcement needs both its numbers",
        arguments: [#"{"ttl":100}"#, #"{"pid":1}"#, #"{"ttl":0,"pid":1}"#, #"{"ttl":"1","pid":1}"#, "{"])
    func preparation(body: String) async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let answer = try await controller.send(.put("/prepare", json: Array(body.utf8)))
        #expect(answer.status == 400 && HAPStatus(body: answer.body) == .invalidValue)
    }

    @Test("a large answer goes out in chunks if that is wanted, a small one never, and both say the same")
    func chunks() async throws {
        let plain = try await ServerFixture()
        let chunked = try await ServerFixture { $0.chunkSize = 100 }
        var databases: [AttributeDatabase] = []
        for fixture in [plain, chunked] {
            let (controller, _) = try await fixture.pairedController()
            let answer = try await controller.send(.get("/accessories"))
            #expect((answer.headers["Transfer-Encoding"] == "chunked") == (fixture === chunked))
            #expect((answer.headers["Content-Length"] == nil) == (fixture === chunked))
            databases.append(try AttributeDatabase(decoding: answer.body))
            let small = try await controller.send(.get("/characteristics?id=2.10"))
            #expect(small.headers["Content-Length"] == "\(small.body.count)")
        }
        #expect(databases == [Sample.database, Sample.database])
    }
}

/// A lamp that knows only tens of per cent.
private struct RoundingBehaviour: AccessoryBehaviour {
    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        guard write.id == Sample.brightness, let wanted = write.value.number else { return nil }
        server.setValue(.integer(Int128((wanted / 10).rounded()) * 10), of: write.id)
        return nil
    }
}
