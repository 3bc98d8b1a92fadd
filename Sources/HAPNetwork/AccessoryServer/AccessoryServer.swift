// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// An accessory server: one HAP endpoint that controllers pair with, read, write and get events from.
///
/// ```swift
/// let server = AccessoryServer(configuration, database: database, state: state, store: file, eventLoop: loop)
/// let address = try await server.listen()
/// try await server.run()          // until the task is cancelled
/// ```
///
/// Everything happens on one event loop, so a request is answered without changing threads.
/// Source: HAP reference 6 to 17 and 19; quirks Q85 to Q89.
package actor AccessoryServer {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    package nonisolated let configuration: AccessoryServerConfiguration
    let store: any AccessoryServerStore
    let behaviour: any AccessoryBehaviour
    let random: RandomBytes
    let clock: any Clock<Duration>
    nonisolated let timeline: Timeline
    nonisolated let logger: Logger

    /// What is stored, or about to be.
    package internal(set) var state: AccessoryServerState
    var pairings: PairingList
    var setup: PairSetupAccessory
    var database: ServedDatabase
    var subscriptions = Subscriptions()
    var connections: [UInt64: ControllerConnection] = [:]
    var lastConnection: UInt64 = 0
    /// What devices are doing for controllers and did not do at once; ended when the server stops.
    var deviceTasks: [UInt64: Task<Void, Never>] = [:]
    var lastDeviceTask: UInt64 = 0
    /// How often the device has reported each value. Tells whether it did so while it was carrying out a write.
    var reports: [CharacteristicID: UInt64] = [:]

    let multicastDNS: MulticastDNS?
    var advertiser: Advertiser?
    private(set) var listeners: [StreamListener] = []

    /// - Parameters:
    ///   - state: as stored, or fresh.
    ///   - behaviour: what the device does when it is written to.
    ///   - multicastDNS: where to announce the server; nil for not at all.
    package init(
        _ configuration: AccessoryServerConfiguration, database: AttributeDatabase, state: AccessoryServerState,
        store: any AccessoryServerStore, behaviour: any AccessoryBehaviour = PassiveBehaviour(),
        multicastDNS: MulticastDNS? = nil, eventLoop: EventLoop, clock: any Clock<Duration> = ContinuousClock(),
        random: RandomBytes = .system, logger: Logger = Logger(subsystem: "accessory")
    ) {
        self.configuration = configuration
        self.database = ServedDatabase(database, administratorsOnly: configuration.administratorsOnly)
        self.state = state
        self.store = store
        self.behaviour = behaviour
        self.multicastDNS = multicastDNS
        self.eventLoop = eventLoop
        self.clock = clock
        self.random = random
        self.logger = logger
        timeline = Timeline(clock)
        pairings = PairingList(state.pairings)
        setup = PairSetupAccessory(of: state, configuration, random: random)
    }

    /// Counts the configuration up if need be, stores the state, opens the port and announces it. A second call only
    /// tells the port.
    ///
    /// - Returns: where it listens.
    /// - Throws: `SocketError`, `CryptoError`, `DiscoveryError`, or what the store throws.
    @discardableResult
    package func listen() throws -> SocketAddress {
        if let address = listeners.first?.localAddress { return address }
        _ = try state.noteDatabase(database.attributes)
        try store.save(state)
        let listener = try StreamListener.listen(on: configuration.address, eventLoop: eventLoop, clock: clock)
        let address = listener.localAddress ?? configuration.address
        advertiser = try announce(port: address.port)
        listeners = [listener] + furtherListeners(port: address.port)
        return address
    }

    private func furtherListeners(port: UInt16) -> [StreamListener] {
        configuration.furtherAddresses.compactMap { address in
            let address = SocketAddress(address, port: port)
            do throws(SocketError) {
                return try StreamListener.listen(on: address, eventLoop: eventLoop, clock: clock)
            } catch {
                logger.info("\(configuration.name) does not listen on \(address): \(error)")
                return nil
            }
        }
    }

    /// Serves until the task is cancelled; then takes the announcement back and closes all connections.
    ///
    /// - Throws: what ``listen()`` throws, or `SocketError` when the port breaks.
    package func run() async throws {
        let address = try listen()
        defer { stop() }
        logger.info("\(configuration.name) listens on \(address)")
        try await withThrowingDiscardingTaskGroup { group in
            for listener in listeners {
                group.addTask { try await self.accept(from: listener) }
            }
        }
    }

    private func accept(from listener: StreamListener) async throws(any Error) {
        try await withThrowingDiscardingTaskGroup { group in
            while let socket = try await listener.accept() {
                let server = configuration.filter?.recipient(insteadOf: self) ?? self
                guard let connection = await server.admit(socket) else { continue }
                group.addTask { await server.serve(connection) }
            }
            group.cancelAll()
        }
    }

    private func serve(_ connection: ControllerConnection) async {
        await withTaskExecutorPreference(eventLoop) { await connection.serve() }
        connections[connection.number] = nil
        subscriptions.removeAll(of: connection.number)
        setup.connectionClosed(connection.number)
        updateDisplay()
    }

    private func stop() {
        cancelDeviceTasks()
        advertiser?.close()
        advertiser = nil
        for listener in listeners { listener.assumeIsolated { $0.close() } }
        listeners = []
    }

    /// How many controllers are connected.
    package var connectionCount: Int { connections.count }
}

extension AccessoryServer {
    /// Takes a connection in; nil, and closed, if there is no room. Source: HAP reference 16.
    private func admit(_ socket: StreamConnection) -> ControllerConnection? {
        guard configuration.filter?.admits(whenOpen: connections.count) ?? true else {
            socket.assumeIsolated { $0.close() }
            return nil
        }
        if connections.count >= configuration.maximumConnections, !closeIdleConnection() {
            logger.warning("\(configuration.name) turns a connection away: \(connections.count) are open")
            socket.assumeIsolated { $0.close() }
            return nil
        }
        lastConnection += 1
        let connection = ControllerConnection(number: lastConnection, socket: socket, server: self)
        connections[lastConnection] = connection
        return connection
    }

    private func closeIdleConnection() -> Bool {
        let oldest = connections.values
            .map { connection in (connection, connection.assumeIsolated { $0.lastRequest }) }
            .min { $0.1 < $1.1 }
        guard let (connection, lastRequest) = oldest, timeline.now - lastRequest >= configuration.idleLimit else {
            return false
        }
        close(connection)
        return true
    }

    func close(_ connection: ControllerConnection) {
        connections[connection.number] = nil
        subscriptions.removeAll(of: connection.number)
        connection.assumeIsolated { $0.close() }
    }
}
