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
        let pairing = try await controller.pair(with: try first.code(1))
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

    @Test("values survive a restart, those that still fit; presses and names do not")
    func values() async throws {
        let folder = try ScratchFolder()
        let first = try await SimulatorFixture(House.plans, in: folder)
        for (accessory, characteristic, value) in [
            ("Desk Lamp", "brightness", "33"), ("Alarm", "HMCharacteristicTypeTargetSecuritySystemState", "2"),
            ("Hall Motion", "current ambient light level", "7.5"),
        ] {
            _ = try await first.ask(.set(accessory: accessory, characteristic: characteristic, value: value))
        }
        try await first.stop()

        var plans = House.plans
        plans[1].database.accessories[0].services[2].characteristics[1].metadata.maximum = .integer(30)
        let second = try await SimulatorFixture(plans, in: folder)
        func value(_ type: TypeIdentifier, _ name: String, _ server: Int) async throws -> CharacteristicValue? {
            let id = try #require(House.plans[server].database.id(type, of: name))
            return await second.simulator.servers[server].server.value(of: id)
        }
        #expect(try await value(CharacteristicType.currentAmbientLightLevel, "Hall Motion", 0) == .double(7.5))
        #expect(try await value(CharacteristicType.securitySystemTargetState, "Alarm", 0) == .integer(2))
        #expect(try await value(CharacteristicType.brightness, "Desk Lamp", 1) == .integer(80), "33 fits no more")
        #expect(try await value(CharacteristicType.programmableSwitchEvent, "Remote", 0) == nil)
    }

    @Test("values are on disk soon, not only when the simulator ends")
    func valuesSoon() async throws {
        let folder = try ScratchFolder()
        let house = try await SimulatorFixture(House.plans, in: folder)
        _ = try await house.ask(.set(accessory: "Desk Lamp", characteristic: "brightness", value: "33"))
        let keeper = house.simulator.servers[1].keeper
        let id = try #require(House.plans[1].database.id(CharacteristicType.brightness, of: "Desk Lamp"))
        try await eventually("the value is kept") {
            try keeper.restored(House.plans[1].database)[id]?.value == .integer(33)
        }
        try await house.stop()
        try DurableFile.write(Array("nonsense".utf8), to: keeper.path)
        #expect(try keeper.restored(House.plans[1].database) == House.plans[1].database)
    }

    @Test("a card has what a controller and a person need")
    func card() async throws {
        let house = try await SimulatorFixture(House.plans)
        for card in house.cards {
            let payload = try SetupPayload(try #require(card.payload))
            let code = try #require(card.setupCode)
            #expect(payload.setupCode?.dashed == code)
            #expect(payload.category == UInt8(card.category) && payload.flags == .ip)
            #expect(DeviceID(card.deviceID) != nil)
            #expect(card.text(asTerminal: false).contains(code))
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
