// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HAPNetwork
package import HearthSimulator
internal import HearthSystem

/// A running simulator on the loopback, with a scratch folder for its state and control socket.
package final class SimulatorFixture: Sendable {
    package let folder: ScratchFolder
    package let simulator: Simulator
    package let cards: [ServerCard]
    /// What the simulator has logged.
    package let log = MemoryLogHandler()
    /// What displays have shown.
    package let display = Recorder<DisplayedCode>()
    private let task: Task<Void, any Error>

    /// The server shows its code on a display.
    struct NoLabel: Error {}

    package var controlSocket: String { folder.file("control.sock") }

    /// - Parameters:
    ///   - folder: of a simulator before, whose state it takes over.
    ///   - interfaces: where it is announced; empty for nowhere.
    package init(
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
        options.logger = log.logger()
        let simulator = try Simulator(plans, options: options, clock: clock)
        cards = try await simulator.start()
        self.folder = folder
        self.simulator = simulator
        // A simulator saves its values when it ends; its folder goes after that.
        task = Task {
            defer { withExtendedLifetime(folder) {} }
            try await simulator.run()
        }
    }

    deinit { task.cancel() }

    package func stop() async throws {
        task.cancel()
        try await task.value
    }

    /// What is on the label of one of the servers.
    package func code(_ index: Int) throws -> SetupCode {
        guard let code = cards[index].setupCode else { throw NoLabel() }
        return try SetupCode(code)
    }

    /// A verified connection to one of the servers.
    package func pairedController(server index: Int = 0) async throws -> RawController {
        let address = SocketAddress(.loopback, port: cards[index].port)
        let controller = try await RawController.connect(to: address)
        try await controller.verify(try await controller.pair(with: try code(index)))
        return controller
    }

    /// One request through the control socket.
    package func ask(_ request: ControlRequest) async throws -> JSONValue {
        try await ControlClient.ask(request, at: controlSocket)
    }
}

extension AttributeDatabase {
    /// The id of the first characteristic of a type in the accessory of a name.
    package func id(_ type: TypeIdentifier, of name: String) -> CharacteristicID? {
        guard let accessory = accessories.first(where: { $0.name == name }) else { return nil }
        let found = accessory.services.flatMap(\.characteristics).first { $0.type == type }
        return found.map { CharacteristicID(aid: accessory.aid, iid: $0.iid) }
    }
}
