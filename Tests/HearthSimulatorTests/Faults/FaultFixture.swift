// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

/// A simulated house, a controller that has paired with one of its servers, and the link between the two.
final class FaultFixture: Sendable {
    let house: SimulatorFixture
    let server: SimulatedServer
    let controller: Controller
    let link: AccessoryLink
    private let updates = Recorder<LinkUpdate>()
    private let tasks: [Task<Void, Never>]

    /// - Parameters:
    ///   - index: which of the house's servers: the bridge, the lamp or the fan.
    ///   - signs: how long the accessory may be silent before it is asked for a sign of life.
    ///   - answers: how many seconds an answer may take.
    init(server index: Int = 1, lifeSigns signs: Duration = .seconds(60), answers: Int = 10) async throws {
        house = try await SimulatorFixture(House.plans)
        server = house.simulator.servers[index]
        controller = try Self.controller(lifeSigns: signs, answers: answers)
        let address = SocketAddress(.loopback, port: house.cards[index].port)
        let attempt = PairingAttempt(with: [address], expecting: nil, as: controller)
        try await attempt.begin()
        let paired = try await attempt.finish(with: try house.code(index))
        let link = AccessoryLink(to: paired.pairing, at: [address], as: controller, continuing: paired.session)
        self.link = link
        let updates = updates
        tasks = [
            Task { await link.run() },
            Task { for await update in link.updates { updates.record(update) } },
        ]
        try await waitUntilReachable()
    }

    deinit { for task in tasks { task.cancel() } }

    /// - Parameter answers: how many seconds an answer may take.
    static func controller(lifeSigns: Duration = .seconds(60), answers: Int = 10) throws -> Controller {
        var timing = ControllerTiming()
        timing.connect = .seconds(5)
        timing.request = .seconds(answers)
        timing.lifeSignInterval = lifeSigns
        timing.lifeSignPatience = .seconds(1)
        timing.backoffStart = .milliseconds(50)
        timing.backoffCeiling = .milliseconds(500)
        timing.lostPairingRetry = .milliseconds(300)
        return Controller(
            identity: try .generate(using: .system), eventLoop: EventLoop(label: "controller"), timing: timing,
            logger: MemoryLogHandler().logger())
    }

    var updateCount: Int { updates.elements.count }

    func waitUntilReachable() async throws {
        try await eventually("the link is reachable", within: .seconds(20)) { await link.state.isReachable }
    }

    /// The first update of a kind behind the first `count`.
    func update<Found: Sendable>(
        _ what: String, after count: Int = 0, _ match: (LinkUpdate) -> Found?
    ) async throws -> Found {
        var found: Found?
        try await eventually("an update: \(what)", within: .seconds(20)) {
            found = updates.elements.dropFirst(count).lazy.compactMap(match).first
            return found != nil
        }
        return try #require(found)
    }

    /// The presses of a button that were told behind the first `count` updates.
    func presses(of button: CharacteristicID, after count: Int) -> [CharacteristicValue?] {
        updates.elements.dropFirst(count).flatMap { update -> [CharacteristicValue?] in
            guard case .changed(let changes) = update else { return [] }
            return changes.filter { $0.id == button && $0.isPress }.map(\.value)
        }
    }

    func isUnreachable(after count: Int) async throws -> LinkFailure {
        try await update("unreachable", after: count) {
            if case .unreachable(let failure) = $0 { failure } else { nil }
        }
    }

    func turnOn(_ order: String, times: Int? = nil) async throws {
        try await house.simulator.faultSwitch.turnOn(FaultOrder(order, times: times), at: server.plan.name)
    }

    func turnOffAll() async throws { try await house.simulator.faultSwitch.turnOff() }

    /// What discovery would say now.
    func sight() async throws {
        let port = try await server.server.listen().port
        let announced = await server.server.announced(port: port)
        await link.sighted(
            LinkSighting(
                addresses: [SocketAddress(announced.address ?? .loopback, port: announced.port)],
                configurationNumber: announced.advertisement.configurationNumber,
                isUnpaired: !announced.advertisement.isPaired))
    }
}

extension FaultFixture {
    func id(_ type: TypeIdentifier) throws -> CharacteristicID {
        try #require(server.plan.database.characteristics.last { $0.attributes.type == type }?.id)
    }

    var on: CharacteristicID { get throws { try id(CharacteristicType.on) } }
    var brightness: CharacteristicID { get throws { try id(CharacteristicType.brightness) } }

    /// Reads, writes and hears of a change, as if nothing were wrong.
    func expectAllWorks(events: Bool = true) async throws {
        let (on, brightness) = (try on, try brightness)
        let isOn = await server.server.value(of: on) == .bool(true)
        let write = try await link.write([CharacteristicWrite(on, .bool(!isOn))])
        #expect(write.map(\.result) == [.success(.bool(!isOn))])
        #expect(await server.server.value(of: on) == .bool(!isOn))
        let read = try await link.read([on, brightness])
        for result in read { #expect(result.result == .success(await server.server.value(of: result.id))) }
        if events { try await expectEvent() }
    }

    private func expectEvent() async throws {
        let brightness = try brightness
        let count = updateCount
        let value = await server.server.value(of: brightness) == .integer(33) ? 34 : 33
        await server.server.setValue(.integer(Int128(value)), of: brightness)
        _ = try await update("the new brightness", after: count) { update -> Bool? in
            guard case .changed(let changes) = update else { return nil }
            return changes.contains { $0.id == brightness && $0.value == .integer(Int128(value)) } ? true : nil
        }
    }
}

extension LinkState {
    var isReachable: Bool { if case .reachable = self { true } else { false } }
}
