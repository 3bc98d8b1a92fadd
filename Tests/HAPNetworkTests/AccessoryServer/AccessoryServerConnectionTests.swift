// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Connections to an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerConnectionTests {
    @Test("seventeen fit; the newcomer is turned away and the others do not notice")
    func seventeen() async throws {
        let fixture = try await ServerFixture()
        let (admin, pairing) = try await fixture.pairedController()
        var controllers = [admin]
        for _ in 2...17 { controllers.append(try await fixture.controller(admin.identity, pairing)) }
        let newcomer = try await RawController.connect(to: fixture.address)
        #expect(try await newcomer.isClosedByPeer())
        for controller in controllers { #expect(try await controller.read([Sample.on]).rows.count == 1) }
        await controllers[3].close()
        try await eventually("there is room") { await fixture.server.connectionCount == 16 }
        _ = try await fixture.controller(admin.identity, pairing)
    }

    @Test("a controller that connects again keeps its older connection, for several devices may share an identity")
    func sameController() async throws {
        let fixture = try await ServerFixture()
        let (older, pairing) = try await fixture.pairedController()
        try await older.subscribe(to: [Sample.brightness])
        let newer = try await fixture.controller(older.identity, pairing)
        #expect(try await newer.read([Sample.on]).rows.count == 1)
        await fixture.server.setValue(.integer(7), of: Sample.brightness)
        #expect(try await older.nextEvent().rows == [.init(Sample.brightness, value: .integer(7))])
        #expect(await newer.waitingEvents == 0, "subscriptions belong to the connection")
    }

    @Test("the one closed for a newcomer is the one that has been silent longest, and for a minute")
    func idle() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock) { $0.maximumConnections = 3 }
        let (first, pairing) = try await fixture.pairedController()
        let second = try await fixture.controller(first.identity, pairing)
        clock.advance(by: .seconds(1))
        let third = try await fixture.controller(first.identity, pairing)
        #expect(try await first.read([Sample.on]).rows.count == 1)
        clock.advance(by: .seconds(58))
        #expect(try await RawController.connect(to: fixture.address).isClosedByPeer())
        clock.advance(by: .seconds(1))
        _ = try await fixture.controller(first.identity, pairing)
        #expect(try await second.isClosedByPeer())
        for controller in [first, third] { #expect(try await controller.read([Sample.on]).rows.count == 1) }
    }

    @Test("requests that come in glued together or byte by byte are answered one after the other")
    func pieces() async throws {
        let fixture = try await ServerFixture()
        let (controller, _) = try await fixture.pairedController()
        let bytes = HTTPRequest.get("/characteristics?id=2.10").serialized(host: "127.0.0.1")
        try await controller.sendBytes(bytes + bytes)
        for _ in 1...2 { #expect(try await controller.nextResponse().status == 200) }
        for byte in bytes { try await controller.sendBytes([byte]) }
        #expect(try await controller.nextResponse().status == 200)
    }
}
