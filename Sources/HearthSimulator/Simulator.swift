// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
package import HAPNetwork
package import HearthSystem

/// Accessory servers played by this process, with a control socket on which their world can be changed.
package final class Simulator: Sendable {
    /// How and where they are served.
    package struct Options: Sendable {
        /// Where to listen; the first one's port is the first server's, the others follow by one each. 0 lets the
        /// kernel choose for each.
        package var port: UInt16 = 0
        package var address: IPAddress = .any
        /// Further addresses to listen on.
        package var furtherAddresses: [IPAddress] = [.anyIPv6]
        /// For all servers, whatever their plans say; as stored if neither says anything.
        package var setup: ServerPlan.Setup?
        /// Told what displays show; called on the event loop of the servers, so it must be quick.
        package var display: @Sendable (DisplayedCode) -> Void = { _ in }
        package var setupID: SetupID?
        /// Who the server is, in place of what is stored; for a single one.
        package var identity: AccessoryServerState?
        /// Where identities, keys, pairings and values are kept.
        package var stateFolder: String
        /// Where to announce; nil for all multicast interfaces.
        package var interfaces: [String]?
        package var isAdvertised = true
        /// The control socket; nil for none.
        package var controlSocket: String?
        /// What happens by itself.
        package var script: Script?
        /// What is wrong with all of them from the start.
        package var faults: [FaultOrder] = []
        package var logger = Logger(subsystem: "simulator")

        package init(stateFolder: String) {
            self.stateFolder = stateFolder
        }
    }

    let servers: [SimulatedServer]
    let log = WriteLog()
    let faultSwitch: FaultSwitch
    private let options: Options
    private let changes: ChangeFeed
    private let movements: Movements
    private let multicastDNS: MulticastDNS?
    private let control: ControlServer?
    private let script: ScriptRunner?

    /// Loads or makes the state of every server.
    ///
    /// - Throws: `SystemError`, `AccessoryServerStateError`, `DiscoveryError` or `CryptoError`.
    package init(
        _ plans: [ServerPlan], options: Options, clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        let eventLoop = EventLoop(label: "hearth.simulator")
        let (changes, movements) = (ChangeFeed(), Movements(clock: clock))
        let multicastDNS =
            options.isAdvertised ? try MulticastDNS(interfaces: options.interfaces, eventLoop: eventLoop) : nil
        let journeys = Journeys(movements: movements, clock: clock)
        let behaviour = DeviceBehaviour(journeys: journeys, log: log, changes: changes, logger: options.logger)
        try Folder.create(options.stateFolder)
        servers = try plans.enumerated().map { index, plan in
            try SimulatedServer(
                plan, options.configuration(for: plan, index: index), stateFolder: options.stateFolder
            ) { configuration, database, file in
                AccessoryServer(
                    configuration, database: database, state: try options.state(for: plan, in: file), store: file,
                    behaviour: behaviour, multicastDNS: multicastDNS, eventLoop: eventLoop, clock: clock,
                    logger: options.logger.named(plan.key))
            }
        }
        faultSwitch = FaultSwitch(servers: servers, movements: movements)
        let desk = ControlDesk(servers: servers, log: log, faults: faultSwitch, journeys: journeys)
        control = options.controlSocket.map { ControlServer(path: $0, desk: desk, eventLoop: eventLoop) }
        script = options.script.map {
            ScriptRunner(script: $0, desk: desk, changes: changes, clock: clock, logger: options.logger)
        }
        (self.options, self.changes, self.movements, self.multicastDNS) = (options, changes, movements, multicastDNS)
    }

    /// Opens the control socket and all ports, and waits until the network knows the names.
    ///
    /// - Returns: what to print of each.
    /// - Throws: ``ScriptError``, `SocketError`, `DiscoveryError`, or what the store throws.
    package func start() async throws -> [ServerCard] {
        try await script?.check()
        try await control?.listen()
        for server in servers { try await server.server.listen() }
        for order in options.faults { try await faultSwitch.turnOn(order) }
        var cards: [ServerCard] = []
        for server in servers { cards.append(try await server.card()) }
        return cards
    }

    /// The accessories of one of the servers, with their values.
    package func attributes(of server: Int) async -> AttributeDatabase { await servers[server].server.attributes }

    /// The long-term public key of one of the servers, 32 bytes.
    package func publicKey(of server: Int) async -> [UInt8] {
        await servers[server].server.state.identity.signingKey.publicKey
    }

    /// A device of one of the servers reports a value.
    package func report(_ value: CharacteristicValue, of id: CharacteristicID, server: Int) async {
        await servers[server].server.setValue(value, of: id)
    }

    /// Serves until the task is cancelled; then says goodbye.
    package func run() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for server in servers {
                group.addTask { try await server.server.run() }
                group.addTask { try await server.keeper.run(server.server, self.changes) }
            }
            group.addTask { await self.movements.run() }
            group.addTask { try await self.script?.run() }
            group.addTask { try await self.control?.run() }
        }
        multicastDNS?.close()
    }
}

extension Simulator.Options {
    fileprivate func configuration(for plan: ServerPlan, index: Int) -> AccessoryServerConfiguration {
        let port = port == 0 ? 0 : port + UInt16(index)
        var configuration = AccessoryServerConfiguration(
            name: plan.name, model: plan.model, category: plan.category, address: SocketAddress(address, port: port))
        configuration.furtherAddresses = furtherAddresses
        configuration.refusesValuesOffStep = !plan.isLenient
        configuration.hidesUnknownValues = !plan.isLenient
        configuration.accessoriesBody = plan.accessoriesBody
        if setup ?? plan.setup == .displayed {
            configuration.display = { [display] in display(DisplayedCode(server: plan.name, display: $0)) }
        }
        return configuration
    }

    /// As stored, or fresh; what the options say comes first.
    fileprivate func state(for plan: ServerPlan, in file: AccessoryServerFile) throws -> AccessoryServerState {
        var state = try identity ?? file.load() ?? .generate()
        if case .code(let code)? = setup ?? plan.setup { state.setupSecret = .code(code) }
        if let setupID { state.setupID = setupID }
        return state
    }
}
