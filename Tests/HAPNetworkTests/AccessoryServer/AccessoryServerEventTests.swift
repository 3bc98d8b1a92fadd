// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("Events of an accessory server", .serialized, .timeLimit(.minutes(10)))
struct AccessoryServerEventTests {
    typealias Row = CharacteristicWriteRequest.Row

    @Test("a write is told to the other connections, not to its own")
    func notToTheWriter() async throws {
        let fixture = try await ServerFixture()
        let (writer, pairing) = try await fixture.pairedController()
        let reader = try await fixture.controller(writer.identity, pairing)
        try await writer.subscribe(to: [Sample.on, Sample.brightness])
        try await reader.subscribe(to: [Sample.on, Sample.brightness])
        #expect(
            try await writer.write([
                Row(Sample.on, value: .bool(true)), Row(Sample.brightness, value: .integer(7)),
            ]).status == 204)
        #expect(
            try await reader.nextEvent().rows == [
                .init(Sample.on, value: .bool(true)), .init(Sample.brightness, value: .integer(7)),
            ])
        await fixture.server.setValue(.integer(8), of: Sample.brightness)
        #expect(try await writer.nextEvent().rows == [.init(Sample.brightness, value: .integer(8))])
        #expect(try await reader.nextEvent().rows == [.init(Sample.brightness, value: .integer(8))])
    }

    @Test("changes within the interval become one event with the last values, a press goes out at once")
    func merging() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock)
        let (controller, _) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.on, Sample.brightness, Sample.press])
        await fixture.server.setValue(.bool(true), of: Sample.on)
        #expect(try await controller.nextEvent().rows == [.init(Sample.on, value: .bool(true))])

        for level in 1...20 { await fixture.server.setValue(.integer(Int128(level)), of: Sample.brightness) }
        for kind in 0...2 { await fixture.server.setValue(.integer(Int128(kind)), of: Sample.press) }
        for kind in 0...2 {
            let rows = try await controller.nextEvent().rows
            #expect(rows == [.init(Sample.press, value: .integer(Int128(kind)))])
        }
        await fixture.server.setValue(.bool(false), of: Sample.on)
        try await clock.waitForSleepers(1)
        #expect(try await controller.read([Sample.on]).rows.count == 1)
        #expect(await controller.waitingEvents == 0)
        clock.advance(by: .milliseconds(250))
        #expect(
            try await controller.nextEvent().rows == [
                .init(Sample.brightness, value: .integer(20)), .init(Sample.on, value: .bool(false)),
            ])
    }

    @Test("unsubscribing ends them, also those that wait; a new connection begins without")
    func unsubscribing() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock)
        let (controller, pairing) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.on, Sample.brightness])
        await fixture.server.setValue(.bool(true), of: Sample.on)
        _ = try await controller.nextEvent()
        await fixture.server.setValue(.bool(false), of: Sample.on)
        try await controller.subscribe(to: [Sample.on], on: false)
        await fixture.server.setValue(.integer(3), of: Sample.brightness)
        try await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(250))
        #expect(try await controller.nextEvent().rows == [.init(Sample.brightness, value: .integer(3))])

        let other = try await fixture.controller(controller.identity, pairing)
        await fixture.server.setValue(.integer(4), of: Sample.brightness)
        #expect(try await other.read([Sample.brightness]).rows.count == 1)
        #expect(await other.waitingEvents == 0)
        let answer = try await other.send(.get("/characteristics?id=2.11&ev=1"))
        #expect(String(decoding: answer.body, as: UTF8.self).contains(#""ev":false"#))
    }

    @Test("what waits for a controller is dropped when that controller writes a newer value")
    func overwritten() async throws {
        let clock = ManualClock()
        let fixture = try await ServerFixture(clock: clock)
        let (controller, _) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.on, Sample.brightness])
        await fixture.server.setValue(.bool(true), of: Sample.on)
        _ = try await controller.nextEvent()
        await fixture.server.setValue(.integer(30), of: Sample.brightness)
        #expect(try await controller.write([Row(Sample.brightness, value: .integer(70))]).status == 204)
        await fixture.server.setValue(.bool(false), of: Sample.on)
        try await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(250))
        #expect(try await controller.nextEvent().rows == [.init(Sample.on, value: .bool(false))])
    }

    @Test("wait while a request is being answered")
    func betweenResponses() async throws {
        let behaviour = SlowBehaviour()
        let fixture = try await ServerFixture(behaviour: behaviour)
        let (controller, _) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.lockState])
        try await controller.sendBytes(
            CharacteristicWriteRequest(rows: [Row(Sample.on, value: .bool(true))]).httpRequest
                .serialized(host: "127.0.0.1"))
        try await eventually("the device is at work") { await behaviour.gate.isWaiting }
        await fixture.server.setValue(.integer(0), of: Sample.lockState)
        await behaviour.gate.open()
        #expect(try await controller.nextResponse().status == 204)
        #expect(await controller.waitingEvents == 0)
        #expect(try await controller.nextEvent().rows == [.init(Sample.lockState, value: .integer(0))])
    }

    @Test("somebody at the device itself is told to everybody and acts like a write")
    func byHand() async throws {
        let behaviour = RecordingBehaviour()
        let fixture = try await ServerFixture(behaviour: behaviour)
        let (controller, _) = try await fixture.pairedController()
        try await controller.subscribe(to: [Sample.on])
        try await fixture.server.writeByHand(.bool(true), to: Sample.on)
        #expect(try await controller.nextEvent().rows == [.init(Sample.on, value: .bool(true))])
        #expect(behaviour.events.elements.contains("2.10"))
        await #expect(throws: HAPStatus.resourceDoesNotExist) {
            try await fixture.server.writeByHand(.bool(true), to: Sample.missing)
        }
    }
}

/// A device that takes as long as the test wants.
private struct SlowBehaviour: AccessoryBehaviour {
    actor Door {
        private var waiting: CheckedContinuation<Void, Never>?
        var isWaiting: Bool { waiting != nil }
        func pass() async { await withCheckedContinuation { waiting = $0 } }
        func open() {
            waiting?.resume()
            waiting = nil
        }
    }

    let gate = Door()

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        await gate.pass()
        return nil
    }
}
