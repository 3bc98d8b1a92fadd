// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Sessions and pairings of an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerPairingTests {
    @Test("a second controller is let in by the first and put out again, and its connection with it")
    func secondController() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let guest = try ControllerIdentity.generate(using: .system)
        let record = PairingRecord(
            identifier: guest.identifier, publicKey: guest.signingKey.publicKey, isAdmin: false)
        try PairingsReply.check(try await admin.pairings(.add(record)).body)
        #expect(try PairingsReply.list(try await admin.pairings(.list).body).map(\.isAdmin) == [true, false])

        let visitor = try await fixture.controller(guest, pairing)
        #expect(try await visitor.read([Sample.on]).rows.count == 1)
        #expect(throws: PairingFailure.self) { try PairingsReply.list([6, 1, 2, 7, 1, 2]) }
        let refused = try await visitor.pairings(.list)
        #expect(throws: PairingFailure.self) { try PairingsReply.list(refused.body) }

        try PairingsReply.check(try await admin.pairings(.remove(guest.identifier)).body)
        #expect(try await visitor.isClosedByPeer())
        #expect(try await admin.read([Sample.on]).rows.count == 1)
        await #expect(throws: PairingFailure.self) { _ = try await fixture.controller(guest, pairing) }
    }

    @Test("removing the last administrator answers first, then closes everything, and the accessory is free again")
    func lastAdministrator() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let second = try await fixture.controller(admin.identity, pairing)
        #expect(await fixture.server.advertisement.isPaired)
        try PairingsReply.check(try await admin.pairings(.remove(admin.identity.identifier)).body)
        #expect(try await admin.isClosedByPeer())
        #expect(try await second.isClosedByPeer())
        #expect(await fixture.server.advertisement.isPaired == false)
        #expect(fixture.store.last?.pairings.isEmpty == true)
        _ = try await fixture.pairedController()
    }

    @Test("a stored pairing lasts over a restart")
    func restart() async throws {
        let fixture = try await ServerFixture()
        let (controller, pairing) = try await fixture.pairedController()
        try await fixture.stop()
        #expect(try await controller.isClosedByPeer())
        let server = AccessoryServer(
            fixture.server.configuration, database: Sample.database, state: try #require(fixture.store.last),
            store: fixture.store, eventLoop: EventLoop(label: "again"))
        let address = try await server.listen()
        let task = Task { try await server.run() }
        defer { task.cancel() }
        let again = try await RawController.connect(to: address, as: controller.identity)
        try await again.verify(pairing)
        #expect(try await again.accessories() == Sample.database)
        #expect(await server.advertisement.configurationNumber == 1)
    }

    @Test("a stranger does not pass pair-verify")
    func stranger() async throws {
        let fixture = try await ServerFixture()
        let (_, pairing) = try await fixture.pairedController()
        let stranger = try await RawController.connect(to: fixture.address)
        await #expect(throws: PairingFailure.self) { try await stranger.verify(pairing) }
        #expect(try await stranger.send(.get("/accessories")).status == 470)
    }

    @Test("a request in the clear that hides behind M3 is not taken for a sealed one")
    func smuggling() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let controller = try await RawController.connect(to: fixture.address, as: admin.identity)
        let write = CharacteristicWriteRequest(rows: [.init(Sample.on, value: .bool(true))]).httpRequest
        try await controller.verify(pairing, gluedToM3: write.serialized(host: "127.0.0.1"))
        #expect(try await controller.isClosedByPeer())
        #expect(await fixture.server.value(of: Sample.on) == .bool(false))
    }

    @Test("a damaged frame closes the connection without a word, and no other")
    func damagedFrame() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        let other = try await fixture.controller(admin.identity, pairing)
        try await admin.sendBytes([4, 0] + [UInt8](repeating: 7, count: 20), inTheClear: true)
        #expect(try await admin.isClosedByPeer())
        try await other.sendBytes([0xFF, 0xFF], inTheClear: true)
        #expect(try await other.isClosedByPeer())
        let third = try await fixture.controller(admin.identity, pairing)
        #expect(try await third.read([Sample.on]).rows.count == 1)
    }

    @Test("what is no HTTP gets a 400 and the end")
    func noHTTP() async throws {
        let fixture = try await ServerFixture()
        let controller = try await RawController.connect(to: fixture.address)
        try await controller.sendBytes(Array("hello\r\n\r\n".utf8))
        #expect(try await controller.nextResponse().status == 400)
        #expect(try await controller.isClosedByPeer())
    }

    @Test("says on the loopback that it is free, then paired, then free again")
    func advertising() async throws {
        let loop = EventLoop(label: "discovery")
        let dns = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let fixture = try await ServerFixture(multicastDNS: dns)
        let name = try #require(try await fixture.server.announcedName())
        let finder = try MulticastDNS(interfaces: ["lo"], eventLoop: loop)
        let sightings = SightingLog(try finder.accessories(), named: name)
        try await eventually("it is seen") { sightings.present?.advertisement.isPaired == false }
        #expect(sightings.present?.port == fixture.address.port)
        #expect(sightings.present?.advertisement == (await fixture.server.advertisement))
        #expect(sightings.present?.advertisement.setupHash?.count == 8)

        let (controller, _) = try await fixture.pairedController()
        try await eventually("it is seen as paired") { sightings.present?.advertisement.isPaired == true }
        try PairingsReply.check(try await controller.pairings(.remove(controller.identity.identifier)).body)
        try await eventually("it is seen as free") { sightings.present?.advertisement.isPaired == false }
        try await fixture.stop()
        try await eventually("it says goodbye") { sightings.present == nil }
    }
}
