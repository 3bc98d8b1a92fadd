// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

/// A running simulator on the loopback, unannounced, with a scratch folder for its state and control socket.
final class SimulatorFixture: Sendable {
    let folder: ScratchFolder
    let simulator: Simulator
    let cards: [ServerCard]
    /// What displays have shown.
    let display = Recorder<DisplayedCode>()
    private let task: Task<Void, any Error>

    var controlSocket: String { folder.file("control.sock") }

    init(
        _ plans: [ServerPlan], in folder: ScratchFolder? = nil, announcedOn interfaces: [String] = [],
        faults: [FaultOrder] = [], identity: AccessoryServerState? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        script: Script? = nil, setup: ServerPlan.Setup? = nil
    ) async throws {
        let folder = try folder ?? ScratchFolder()
        var options = Simulator.Options(stateFolder: folder.file("state"))
        options.address = .loopback
        options.furtherAddresses = []
        options.isAdvertised = !interfaces.isEmpty
        options.interfaces = interfaces
        options.faults = faults
        options.script = script
        options.identity = identity
        options.setup = setup
        options.display = { [display] in display.record($0) }
        options.controlSocket = folder.file("control.sock")
        options.logger = MemoryLogHandler().logger()
        let simulator = try Simulator(plans, options: options, clock: clock)
        cards = try await simulator.start()
        self.folder = folder
        self.simulator = simulator
        task = Task { try await simulator.run() }
    }

    deinit { task.cancel() }

    func stop() async throws {
        task.cancel()
        try await task.value
    }

    /// What is on the label of one of the servers.
    func code(_ index: Int) throws -> SetupCode { try SetupCode(try #require(cards[index].setupCode)) }

    /// A verified connection to one of the servers.
    func pairedController(server index: Int = 0) async throws -> RawController {
        let address = SocketAddress(.loopback, port: cards[index].port)
        let controller = try await RawController.connect(to: address)
        try await controller.verify(try await controller.pair(with: try code(index)))
        return controller
    }

    /// One request through the control socket.
    func ask(_ request: ControlRequest) async throws -> JSONValue {
        try await ControlClient.ask(request, at: controlSocket)
    }
}

extension AttributeDatabase {
    /// The id of the first characteristic of a type in the accessory of a name.
    func id(_ type: TypeIdentifier, of name: String) -> CharacteristicID? {
        guard let accessory = accessories.first(where: { $0.name == name }) else { return nil }
        let found = accessory.services.flatMap(\.characteristics).first { $0.type == type }
        return found.map { CharacteristicID(aid: accessory.aid, iid: $0.iid) }
    }
}
