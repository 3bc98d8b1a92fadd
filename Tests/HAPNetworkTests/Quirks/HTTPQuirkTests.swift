// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Quirks: HTTP", .serialized)
struct HTTPQuirkTests {
    private static let rows = #"{"characteristics":[{"aid":1,"iid":10,"value":1},{"aid":1,"iid":11,"value":60}]}"#

    private func fixture() async throws -> LinkFixture {
        try await LinkFixture.reachable(try await ControllerFixture()).0
    }

    /// Reads On and Brightness while the accessory answers with these pieces, and expects 1 and 60.
    private func readsThrough(_ pieces: [String]) async throws {
        let fixture = try await fixture()
        await fixture.accessory.answerReads(inPieces: pieces)
        let results = try await fixture.link.read([.on, .brightness])
        #expect(results.map(\.result) == [.success(.bool(true)), .success(.integer(60))])
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q12: Host is the address alone, an IPv6 one in brackets", arguments: [IPAddress.loopback, .loopbackIPv6])
    func host(address: IPAddress) async throws {
        let identity = try ControllerIdentity.generate(using: .system)
        let controller = Controller(identity: identity, eventLoop: EventLoop(label: "controller"))
        let accessory = try ScriptedAccessory(at: address)
        try await accessory.start()
        let session = try await AccessorySession.connect(toAnyOf: [accessory.address], on: controller.eventLoop)
        _ = try await session.identifyUnpaired()
        let lines = try #require(await accessory.texts.first).split(separator: "\r\n")
        #expect(lines[1] == (address == .loopback ? "Host: 127.0.0.1" : "Host: [::1]"))
        await session.close()
        await accessory.stop()
    }

    @Test("Q13: header fields have their usual order and case, and there are no others")
    func headers() async throws {
        let fixture = try await fixture()
        await fixture.accessory.forgetRequests()
        _ = try await fixture.link.write([CharacteristicWrite(.on, .bool(true))])
        _ = try await fixture.link.read([.on])
        let body = #"{"characteristics":[{"aid":1,"iid":10,"value":1}]}"#
        #expect(
            await fixture.accessory.texts == [
                "PUT /characteristics HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(body.utf8.count)\r\n"
                    + "Content-Type: application/hap+json\r\n\r\n\(body)",
                "GET /characteristics?id=1.10 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            ])
        await fixture.stop()
    }

    @Test("Q14: header names may come in any case")
    func lowerCase() async throws {
        let head = "HTTP/1.1 200 OK\r\ncontent-type: application/hap+json\r\ncONTENT-lENGTH: "
        try await readsThrough(["\(head)\(Self.rows.utf8.count)\r\n\r\n\(Self.rows)"])
    }

    @Test("Q15: chunked answers are read, whatever lies in one packet", arguments: [1, 7, 1000])
    func chunked(pieceLength: Int) async throws {
        let (first, second) = (Self.rows.prefix(20), Self.rows.dropFirst(20))
        let text =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n14\r\n\(first)\r\n"
            + "\(String(second.utf8.count, radix: 16));name=value\r\n\(second)\r\n0\r\n\r\n"
        let pieces = stride(from: 0, to: text.utf8.count, by: pieceLength).map { start in
            String(decoding: Array(text.utf8)[start..<min(start + pieceLength, text.utf8.count)], as: UTF8.self)
        }
        try await readsThrough(pieces)
    }

    @Test("Q16: line breaks inside a body do not end it")
    func lineBreaks() async throws {
        let body = Self.rows.replacing(",", with: "\r\n\r\n,\n")
        try await readsThrough(["HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"])
    }

    @Test("Q17: an event before or behind an answer, in one packet with it, is told apart", arguments: [true, false])
    func gluedEvent(isFirst: Bool) async throws {
        let fixture = try await fixture()
        let event = ScriptedAccessory.event([(.on, .bool(true))])
        await fixture.accessory.follow { request, usual in
            guard request.isRead else { return .usual }
            return .pieces([isFirst ? event + usual.serialized() : usual.serialized() + event])
        }
        let read = try await fixture.link.read([.brightness])
        #expect(read.map(\.result) == [.success(.integer(50))])
        let changes = try await fixture.changes()
        #expect(changes == [CharacteristicChange(id: .on, value: .bool(true), cause: .event)])
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q17: an answer in frames and packets of one byte each is one answer")
    func singleBytes() async throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: \(Self.rows.utf8.count)\r\n\r\n\(Self.rows)"
        try await readsThrough(text.utf8.map { String(decoding: [$0], as: UTF8.self) })
    }

    @Test("Q18: without Content-Length there is no body")
    func missingLength() async throws {
        let fixture = try await fixture()
        await fixture.accessory.follow { request, _ in
            request.isWrite ? .pieces([Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n".utf8)]) : .usual
        }
        let write = try await fixture.link.write([CharacteristicWrite(.on, .bool(true))])
        #expect(write.map(\.result) == [.success(.bool(true))])
        let read = try await fixture.link.read([.on])
        #expect(read.map(\.result) == [.success(.bool(true))])
        #expect(await fixture.accessory.connectionCount == 1)
        await fixture.stop()
    }

    @Test("Q18: with too large a Content-Length the wait ends at the time limit, with the connection")
    func tooLargeLength() async throws {
        let clock = ManualClock()
        let (fixture, _) = try await LinkFixture.reachable(try await ControllerFixture(clock: clock))
        await fixture.accessory.answerReads(inPieces: ["HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n\(Self.rows)"])
        await fixture.accessory.forgetRequests()
        let read = Task { try await fixture.link.read([.on]) }
        try await eventually("the read") { await fixture.accessory.requests.count == 1 }
        await fixture.accessory.follow { _, _ in .usual }
        let turned = try await clock.turn(until: "another connection", step: .milliseconds(500)) {
            await fixture.accessory.connectionCount == 2
        }
        #expect((Duration.seconds(28)...Duration.seconds(33)).contains(turned))
        await #expect(throws: LinkFailure.session(.timedOut)) { try await read.value }
        await fixture.stop()
    }

    @Test("Q19: an empty body in answer to a write is success")
    func emptyBody() async throws {
        let fixture = try await fixture()
        await fixture.accessory.answerWrites("", status: 200)
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(results.map(\.result) == [.success(.bool(true)), .success(.integer(10))])
        await fixture.stop()
    }

    @Test("Q20: 207 with good rows only is success")
    func multiStatus() async throws {
        let fixture = try await fixture()
        await fixture.accessory.answerWrites(
            #"{"characteristics":[{"aid":1,"iid":10,"status":0},{"aid":1,"iid":11,"status":0}]}"#, status: 207)
        let results = try await fixture.link.write([
            CharacteristicWrite(.on, .bool(true)), CharacteristicWrite(.brightness, .integer(10)),
        ])
        #expect(results.map(\.result) == [.success(.bool(true)), .success(.integer(10))])
        await fixture.stop()
    }

    @Test("Q21: 401 or 470 in mid-session: verified anew, and a read repeated", arguments: [401, 470])
    func sessionLost(status: Int) async throws {
        let base = try await ControllerFixture { $0.backoffStart = .nanoseconds(1) }
        let (fixture, _) = try await LinkFixture.reachable(base)
        let tries = Counter()
        await fixture.accessory.follow { request, _ in
            guard request.path == "/characteristics", await tries.next() == 1 else { return .usual }
            return .response(HTTPResponse(status: status))
        }
        let results = try await fixture.link.read([.on])
        #expect(results.map(\.result) == [.success(.bool(false))])
        #expect(await fixture.accessory.connectionCount == 2)
        await fixture.stop()
    }

    @Test("Q22: a pairing error counts whatever the HTTP status", arguments: [200, 400, 470, 500])
    func pairingStatus(status: Int) async throws {
        let fixture = try await ControllerFixture(isPaired: false)
        await fixture.accessory.follow { _, _ in
            .response(.tlv8(PairingMessage(state: 2, error: .unavailable).encoded, status: status))
        }
        let attempt = PairingAttempt(with: [fixture.accessory.address], expecting: nil, as: fixture.controller)
        let failure = await #expect(throws: PairingFailure.self) { try await attempt.begin() }
        #expect(failure?.code == .alreadyPaired)
        await fixture.accessory.stop()
    }
}
