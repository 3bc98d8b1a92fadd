// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// How links lose accessories and find them again, on a clock that the test turns.
@Suite("Links over many connections")
struct AccessoryLinkConnectionTests {
    private let clock = ManualClock()

    private func fixture(_ database: AttributeDatabase = .lamp) async throws -> LinkFixture {
        await LinkFixture(try await ControllerFixture(database, clock: clock))
    }

    @Test("an idle accessory is asked for a sign of life now and then, with one small read")
    func asksForLifeSign() async throws {
        let fixture = try await fixture()
        try await fixture.reachable()
        await fixture.accessory.forgetRequests()
        let turned = try await clock.turn(until: "three signs of life") { await fixture.accessory.requests.count >= 3 }
        #expect((Duration.seconds(11)...Duration.seconds(14)).contains(turned))
        let targets = await fixture.accessory.requests.map(\.target)
        #expect(Set(targets) == ["/characteristics?id=1.3"])
        await fixture.stop()
    }

    @Test("an accessory that is slow as a rule is given more time")
    func learnsSlowness() async throws {
        let fixture = try await fixture()
        try await fixture.reachable()
        let gate = Gate()
        await fixture.accessory.follow { request, _ in
            if request.method == "PUT" { await gate.wait() }
            return .usual
        }
        let write = Task { try await fixture.link.write([CharacteristicWrite(.on, .bool(true))]) }
        try await eventually("the write") { await fixture.accessory.requests.last?.method == "PUT" }
        for _ in 0..<45 {
            try await clock.step(by: .milliseconds(100))
        }
        await gate.open()
        _ = try await write.value
        await fixture.accessory.follow { _, _ in .silence }
        let turned = try await clock.turn(until: "unreachable") {
            await fixture.updates.all.contains(where: \.isUnreachable)
        }
        // Four seconds of silence, then twice the four and a half that the slowest answer took.
        #expect((Duration.seconds(12)...Duration.seconds(15)).contains(turned))
        await fixture.stop()
    }

    @Test("an accessory that makes work and hangs up is not called again without a pause")
    func pausesInSpiteOfChores() async throws {
        let base = try await ControllerFixture(clock: clock)
        // An event for an unknown id wants the database read again, which the broken connection leaves undone.
        await base.accessory.follow { request, usual in
            switch (request.method, request.path) {
            case ("PUT", _):
                .pieces([
                    ScriptedAccessory.event([(CharacteristicID(aid: 7, iid: 7), .bool(true))]), usual.serialized(),
                ])
            case ("GET", "/characteristics"): .close
            default: .usual
            }
        }
        let fixture = await LinkFixture(base)
        _ = try await fixture.unreachable()
        let turned = try await clock.turn(until: "a second connection") {
            await fixture.accessory.connectionCount > 1
        }
        #expect(turned >= .milliseconds(390))
        await fixture.stop()
    }

    @Test("requests fail at once while there is a pause")
    func failsFast() async throws {
        let fixture = try await fixture()
        try await fixture.reachable()
        await fixture.accessory.stop()
        _ = try await fixture.unreachable()
        await #expect(throws: LinkFailure.session(.closedByAccessory)) { try await fixture.link.read([.on]) }
        await fixture.stop()
    }

    @Test("a request waits while the connection is made, but not for ever")
    func waitsForConnection() async throws {
        let base = try await ControllerFixture(clock: clock)
        await base.accessory.follow { _, _ in .silence }
        let fixture = await LinkFixture(base)
        let read = Task { try await fixture.link.read([.on]) }
        try await eventually("pair-verify") { await base.accessory.pairingRequestCount == 1 }
        try await eventually("the read") { await fixture.link.waitingRequestCount == 1 }
        let turned = try await clock.turn(until: "the end of the read") {
            await fixture.link.waitingRequestCount == 0
        }
        #expect(turned <= .seconds(11))
        await #expect(throws: LinkFailure.notYetConnected) { try await read.value }
        await fixture.stop()
    }

    @Test("without any address it waits for a sighting")
    func waitsForSighting() async throws {
        let fixture = await LinkFixture(try await ControllerFixture(clock: clock), at: [])
        #expect(try await fixture.unreachable() == .noAddress)
        await fixture.link.sighted(LinkSighting(addresses: [fixture.accessory.address], configurationNumber: 1))
        try await fixture.reachable()
        await fixture.stop()
    }

    @Test("an accessory that does not know us any more has lost the pairing, and is asked again rarely")
    func losesPairing() async throws {
        let base = try await ControllerFixture(clock: clock)
        await base.accessory.forgetControllers()
        let fixture = await LinkFixture(base)
        _ = try await fixture.updates.first(after: 0, "pairing lost") {
            if case .pairingLost = $0 { true } else { nil }
        }
        #expect(await fixture.link.state == .pairingLost)
        await #expect(throws: LinkFailure.pairingLost) { try await fixture.link.read([.on]) }
        let requests = await base.accessory.pairingRequestCount
        let turned = try await clock.turn(until: "another attempt", step: .milliseconds(500)) {
            await base.accessory.pairingRequestCount > requests
        }
        #expect((Duration.seconds(55)...Duration.seconds(65)).contains(turned))
        #expect(await fixture.updates.count == 1)
        await fixture.stop()
    }

    @Test("a known database is not read again while c# is the one it was read at")
    func trustsConfigurationNumber() async throws {
        let base = try await ControllerFixture(clock: clock)
        let fixture = await LinkFixture(
            base, database: .lamp, configurationNumber: 7,
            sighting: LinkSighting(addresses: [base.accessory.address], configurationNumber: 7))
        let snapshot = try await fixture.reachable()
        #expect(snapshot.values[.brightness] == .integer(50))
        #expect(await !base.accessory.requests.contains { $0.path == "/accessories" })
        await fixture.stop()
    }

    @Test("a c# that changes while the database is on its way has it read once more")
    func noticesEarlyChange() async throws {
        let base = try await ControllerFixture(clock: clock)
        let gate = Gate()
        await base.accessory.follow { request, _ in
            if request.path == "/accessories" { await gate.wait() }
            return .usual
        }
        let addresses = [base.accessory.address]
        let fixture = await LinkFixture(
            base, sighting: LinkSighting(addresses: addresses, configurationNumber: 1))
        try await eventually("the first reading") {
            await base.accessory.requests.contains { $0.path == "/accessories" }
        }
        await fixture.link.sighted(LinkSighting(addresses: addresses, configurationNumber: 2))
        await gate.open()
        let snapshot = try await fixture.reachable()
        #expect(snapshot.configurationNumber == 1)
        try await clock.turn(until: "the second reading") {
            await base.accessory.requests.filter { $0.path == "/accessories" }.count == 2
        }
        await fixture.stop()
    }

    @Test("stopping the link closes its connection and ends its updates")
    func stops() async throws {
        let fixture = try await fixture()
        try await fixture.reachable()
        await fixture.stop()
        #expect(await fixture.link.state == .ended)
        try await eventually("the connection's end") { await fixture.accessory.openConnectionCount == 0 }
        #expect(await fixture.updates.count == 1)
    }
}

extension LinkUpdate {
    var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}
