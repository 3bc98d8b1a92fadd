// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@Suite("A foreign accessory server (HAP-python)")
struct ForeignAccessoryTests {
    private func newController() throws -> Controller {
        Controller(
            identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller"),
            logger: Logger(subsystem: "test", level: .warning))
    }

    private func pair(with house: HousePeer, as controller: Controller) async throws -> PairedAccessory {
        let attempt = PairingAttempt(with: [house.address], expecting: house.deviceID, as: controller)
        try await attempt.begin()
        return try await attempt.finish(with: house.setupCode)
    }

    @Test("is paired, read, written in one request, heard and unpaired")
    func livesThrough() async throws {
        let house = try await HousePeer()
        let controller = try newController()
        let paired = try await pair(with: house, as: controller)
        #expect(paired.session != nil)
        let link = AccessoryLink(
            to: paired.pairing, at: [paired.address], as: controller, continuing: paired.session)
        let run = Task { await link.run() }
        defer { run.cancel() }
        var updates = link.updates.makeAsyncIterator()
        guard case .reachable(let snapshot)? = await updates.next() else {
            Issue.record("not reachable")
            return
        }
        #expect(snapshot.database.accessories.count == 13)
        let readable = snapshot.database.characteristics.filter {
            $0.attributes.permissions.contains(.read)
                && !($0.attributes.type == CharacteristicType.programmableSwitchEvent)
        }
        #expect(readable.allSatisfy { snapshot.values[$0.id] != nil })

        let lights = snapshot.ids(of: CharacteristicType.brightness)
        #expect(lights.count == 3)
        let results = try await link.write(lights.map { CharacteristicWrite($0, .integer(33)) })
        #expect(results.map { try? $0.result.get() } == [.integer(33), .integer(33), .integer(33)])
        #expect(try await house.requests().map(\.count) == [3])
        #expect(try await house.value(of: "Brightness", in: "節日彩燈")?.integer == 33)
        guard case .changed(let written)? = await updates.next() else {
            Issue.record("the write was not told")
            return
        }
        #expect(written.map(\.cause) == [.write, .write, .write])

        try await house.change("CurrentTemperature", of: "Thermostat", to: .double(23.5))
        guard case .changed(let heard)? = await updates.next() else {
            Issue.record("the event was not told")
            return
        }
        #expect(heard.map(\.value) == [.double(23.5)])
        try await house.change("ProgrammableSwitchEvent", of: "Bedside Button", to: .integer(1))
        guard case .changed(let presses)? = await updates.next() else {
            Issue.record("the press was not told")
            return
        }
        #expect(presses.map(\.isPress) == [true])

        try await link.removePairing()
        await run.value
        #expect(await link.state == .ended)
    }

    @Test("is paired and unpaired twenty times in a row")
    func pairsOverAndOver() async throws {
        let house = try await HousePeer(isSingle: true)
        for round in 1...20 {
            let controller = try newController()
            let paired = try await pair(with: house, as: controller)
            let link = AccessoryLink(
                to: paired.pairing, at: [paired.address], as: controller, continuing: paired.session)
            let run = Task { await link.run() }
            _ = try await link.read([CharacteristicID(aid: 1, iid: 3)])
            try await link.removePairing()
            await run.value
            #expect(await link.state == .ended, "round \(round)")
        }
    }

    @Test("that is stopped shows unreachable within ten seconds, and is back when it goes on")
    func noticesStop() async throws {
        let house = try await HousePeer(isSingle: true)
        let controller = try newController()
        let paired = try await pair(with: house, as: controller)
        let link = AccessoryLink(
            to: paired.pairing, at: [paired.address], as: controller, continuing: paired.session)
        let run = Task { await link.run() }
        defer { run.cancel() }
        var updates = link.updates.makeAsyncIterator()
        _ = await updates.next()
        house.process.send(19)  // SIGSTOP
        let stopped = ContinuousClock.now
        guard case .unreachable? = await updates.next() else {
            Issue.record("not noticed")
            return
        }
        #expect(ContinuousClock.now - stopped < .seconds(10))
        house.process.send(18)  // SIGCONT
        let resumed = ContinuousClock.now
        guard case .reachable? = await updates.next() else {
            Issue.record("not noticed")
            return
        }
        #expect(ContinuousClock.now - resumed < .seconds(2))
        try await house.change("On", of: "Desk Lamp", to: .bool(true))
        guard case .changed(let changes)? = await updates.next() else {
            Issue.record("no events")
            return
        }
        #expect(changes.map(\.value) == [.bool(true)])
    }
}

extension LinkSnapshot {
    func ids(of type: TypeIdentifier) -> [CharacteristicID] {
        database.characteristics.filter { $0.attributes.type == type }.map(\.id)
    }
}
