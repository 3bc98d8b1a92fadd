// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("What Apple's controllers insist on", .serialized, .timeLimit(.minutes(10)))
struct AppleControllerTests {
    typealias Row = CharacteristicWriteRequest.Row

    @Test("Q85: what cannot be read has no value, not even null")
    func noValueWithoutRead() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let body = try await controller.send(.get("/accessories")).body
        let accessories = try #require(try JSONReader.read(body).object?["accessories"]?.array)
        let services = accessories.flatMap { $0.object?["services"]?.array ?? [] }
        let characteristics = services.flatMap { $0.object?["characteristics"]?.array ?? [] }.compactMap(\.object)
        let writeOnly = characteristics.filter { $0["perms"]?.array?.contains(.string("pr")) == false }
        #expect(writeOnly.count == 5 && writeOnly.allSatisfy { $0["value"] == nil })
        let row = try await controller.send(.get("/characteristics?id=2.2")).body
        #expect(!String(decoding: row, as: UTF8.self).contains("value"))
    }

    @Test("Q86: a controller's id comes back exactly as it came", arguments: ["ABCDEF01-2345", "abcdef01-2345", "x"])
    func identifiersAsReceived(text: String) async throws {
        let fixture = try await ServerFixture()
        let identity = ControllerIdentity(
            identifier: PairingIdentifier(text), signingKey: try .generate(using: .system))
        let controller = try await RawController.connect(to: fixture.address, as: identity)
        try await controller.verify(try await controller.pair(with: fixture.code))
        let list = try PairingsReply.list(try await controller.pairings(.list).body)
        #expect(list.map(\.identifier.bytes) == [Array(text.utf8)])
    }

    @Test(
        "Q87: a value nobody knows is a status in its row and left out of the database, never null; a button's is null")
    func unknownValues() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let row = try await controller.read([Sample.temperature, Sample.on]).rows
        #expect(row.map(\.status.code) == [-70402, 0] && row.map(\.value) == [nil, .integer(0)])
        let body = String(decoding: try await controller.send(.get("/accessories")).body, as: UTF8.self)
        #expect(body.components(of: #""value":null"#) == 1)
        let press = try await controller.send(.get("/characteristics?id=3.10"))
        #expect(press.status == 200)
        #expect(
            String(decoding: press.body, as: UTF8.self) == #"{"characteristics":[{"aid":3,"iid":10,"value":null}]}"#)
    }

    @Test("Q88: while the last byte of M6 has not left, everybody is told that it is not paired")
    func announcedAfterM6() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(
            clock: clock, multicastDNS: try MulticastDNS(interfaces: ["lo"], eventLoop: EventLoop(label: "announcer"))
        ) { $0.filter = HalvingM6() }
        let finder = try MulticastDNS(interfaces: ["lo"], eventLoop: EventLoop(label: "finder"))
        defer { finder.close() }
        let name = try #require(try await fixture.server.announcedName())
        let sightings = SightingLog(try finder.accessories(), named: name)
        try await eventually("it is found") { sightings.present != nil }

        let pairing = Task { try await fixture.pairedController() }
        try await clock.waitForSleepers(1)
        #expect(fixture.store.last?.pairings.count == 1, "as far as the accessory is concerned, it is paired")
        let newcomer = SightingLog(try finder.accessories(), named: name)
        try await eventually("whoever asks now is answered") { newcomer.present != nil }
        let late = try MulticastDNS(interfaces: ["lo"], eventLoop: EventLoop(label: "late finder"))
        defer { late.close() }
        let stranger = SightingLog(try late.accessories(), named: name)
        try await eventually("a newcomer on the network is answered") { stranger.present != nil }
        for log in [sightings, newcomer, stranger] { #expect(log.present?.advertisement.isPaired == false) }

        clock.advance(by: HalvingM6.pause)
        _ = try await pairing.value
        try await eventually("it is announced") { sightings.present?.advertisement.isPaired == true }
        #expect(sightings.kinds.filter { $0 == "vanished" }.isEmpty)
    }

    @Test("Q89: a device that takes too long is reported after nine seconds, and counts when it is done")
    func slowDevice() async throws {
        let clock = ManualClock()
        let door = Door()
        let fixture = try await ServerFixture(behaviour: StuckBehaviour(door: door), clock: clock)
        let (controller, pairing) = try await fixture.pairedController()
        let other = try await fixture.controller(controller.identity, pairing)
        try await controller.subscribe(to: [Sample.brightness])
        let request = CharacteristicWriteRequest(rows: [
            Row(Sample.on, value: .bool(true)), Row(Sample.brightness, value: .integer(5)),
            Row(Sample.threshold, value: .double(21)),
        ])
        try await controller.sendBytes(request.httpRequest.serialized(host: "127.0.0.1"))
        try await clock.waitForSleepers(1)
        #expect(try await other.read([Sample.on]).rows == [.init(Sample.on, value: .bool(true))], "others go on")
        clock.advance(by: .seconds(9))
        let answer = try await controller.nextResponse()
        #expect(answer.status == 207)
        #expect(try CharacteristicResponse(body: answer.body).rows.map(\.status.code) == [0, -70408, -70408])
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(50))
        await door.open()
        #expect(try await controller.nextEvent().rows == [.init(Sample.brightness, value: .integer(5))])
        #expect(await fixture.server.value(of: Sample.brightness) == .integer(5))
    }

    @Test("Q89: so is a camera")
    func slowCamera() async throws {
        let clock = ManualClock()
        let door = Door()
        let fixture = try await ServerFixture(behaviour: StuckBehaviour(door: door), clock: clock)
        let (controller, _) = try await fixture.pairedController()
        try await controller.sendBytes(
            ResourceRequest(width: 1, height: 1).httpRequest.serialized(host: "127.0.0.1"))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(9))
        let answer = try await controller.nextResponse()
        #expect(answer.status == 207 && HAPStatus(body: answer.body) == .timedOut)
        await door.open()
    }

    @Test("a server that stops does not wait for a device that is at work")
    func stopping() async throws {
        let clock = ManualClock()
        let door = Door()
        let fixture = try await ServerFixture(behaviour: StuckBehaviour(door: door), clock: clock)
        let (controller, _) = try await fixture.pairedController()
        try await controller.sendBytes(
            ResourceRequest(width: 1, height: 1).httpRequest.serialized(host: "127.0.0.1"))
        try await clock.waitForSleepers(1)
        try await fixture.stop()
        let isClosedAtOnce = try await controller.isClosedByPeer()
        if !isClosedAtOnce { #expect(try await controller.isClosedByPeer(), "after one last answer at the most") }
        await door.open()
    }
}

/// Sends the first half of M6, and the other after a pause.
private struct HalvingM6: TrafficFilter {
    static let pause: Duration = .seconds(1)
    private static let beginning = Array("\r\n\r\n".utf8) + [6, 1, 6]

    func packets(_ messages: [[UInt8]], on connection: UInt64) -> PacketPlan {
        let bytes = Array(messages.joined())
        guard !bytes.ranges(of: Self.beginning).isEmpty else { return PacketPlan([bytes]) }
        let half = bytes.count / 2
        return PacketPlan([Array(bytes[..<half]), Array(bytes[half...])], pause: Self.pause)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

private actor Door {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Dims and takes pictures only when the door opens, whatever becomes of the task; all else at once.
private struct StuckBehaviour: AccessoryBehaviour {
    let door: Door

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        if write.id == Sample.brightness { await door.pass() }
        return nil
    }

    func image(_ request: ResourceRequest, on server: isolated AccessoryServer) async throws(HAPStatus) -> [UInt8] {
        await door.pass()
        return []
    }
}
