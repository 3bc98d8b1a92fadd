// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("The simulator", .serialized, .timeLimit(.minutes(10)))
struct SimulatorTests {
    @Test("keeps identity, code and pairing over a restart, and counts up when the accessories change")
    func restart() async throws {
        let folder = try ScratchFolder()
        let first = try await SimulatorFixture(House.plans, in: folder)
        let controller = try await RawController.connect(to: SocketAddress(.loopback, port: first.cards[1].port))
        let pairing = try await controller.pair(with: try SetupCode(first.cards[1].setupCode))
        try await first.stop()

        var plans = House.plans
        plans[1].database.accessories[0].services.removeLast()
        let second = try await SimulatorFixture(plans, in: folder)
        #expect(second.cards.map(\.deviceID) == first.cards.map(\.deviceID))
        #expect(second.cards.map(\.setupCode) == first.cards.map(\.setupCode))
        #expect(second.cards.map(\.isPaired) == [false, true, false])
        let again = try await RawController.connect(
            to: SocketAddress(.loopback, port: second.cards[1].port), as: controller.identity)
        try await again.verify(pairing)
        #expect(await second.simulator.servers[1].server.advertisement.configurationNumber == 2)
        #expect(await second.simulator.servers[0].server.advertisement.configurationNumber == 1)
        #expect(try folder.names == ["control.sock", "state"])
    }

    @Test("a card has what a controller and a person need")
    func card() async throws {
        let house = try await SimulatorFixture(House.plans)
        for card in house.cards {
            let payload = try SetupPayload(card.payload)
            #expect(payload.setupCode?.dashed == card.setupCode)
            #expect(payload.category == UInt8(card.category) && payload.flags == .ip)
            #expect(DeviceID(card.deviceID) != nil)
            #expect(card.text(asTerminal: false).contains(card.setupCode))
            #expect(card.json.object?["port"] == .integer(Int128(card.port)))
        }
    }

    @Test("a second simulator on the same control socket is refused before it opens a port")
    func secondSimulator() async throws {
        let folder = try ScratchFolder()
        let first = try await SimulatorFixture(House.plans, in: folder)
        await #expect(throws: SocketError.alreadyServed(path: first.controlSocket)) {
            _ = try await SimulatorFixture(House.plans, in: folder)
        }
    }
}
