// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// Our side of the conversation with one paired accessory server, over any number of connections.
///
/// The owner keeps ``run()`` going in a task of its own, hands in sightings, and reads ``updates``. Cancelling that
/// task closes the connection.
///
/// ```swift
/// let link = AccessoryLink(to: pairing, at: addresses, as: controller)
/// group.addTask { await link.run() }
/// for await update in link.updates { … }
/// ```
package actor AccessoryLink {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    package nonisolated let pairing: AccessoryPairing
    /// What happens, in order. For one reader; ends with ``run()``.
    package nonisolated let updates: AsyncStream<LinkUpdate>
    /// The reader of `updates` says here how far it has come, if anybody waits for that.
    package nonisolated let ledger = UpdateLedger()
    nonisolated let controller: Controller

    private let updateSource: AsyncStream<LinkUpdate>.Continuation
    /// What the owner was told last of the accessory server as a whole.
    private var told = Told.nothing
    /// Ends a pause between two connections.
    let alarm = Alarm()
    let timeline: Timeline
    var machine: LinkStateMachine
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
    var handedOver: AccessorySession?
    /// The TCP connection being made.
    var dialing: Task<Result<AccessorySession, SessionFailure>, Never>?
    /// The session of the present connection, verified or about to be.
    var session: AccessorySession?
    /// The `c#` that discovery says now.
    var announcedNumber: UInt32?
    var knowledge: Knowledge
    var tending = Tending()
    var loggedOddities: Set<String> = []

    private enum Told {
        case nothing
        case reachable
        case unreachable
        case pairingLost
    }

    /// Starts out with what earlier conversations have left.
    ///
    /// - Parameters:
    ///   - addresses: where the accessory server may be, likeliest first; may be empty, sightings bring them.
    ///   - session: a verified session to begin with, as pairing leaves one.
    ///   - database: as last read, and not to be read again while the accessory announces `configurationNumber`.
    ///   - configurationNumber: the `c#` at which the database was read.
    package init(
        to pairing: AccessoryPairing, at addresses: [SocketAddress], as controller: Controller,
        continuing session: AccessorySession? = nil, database: AttributeDatabase? = nil,
        configurationNumber: UInt32? = nil
    ) {
        eventLoop = controller.eventLoop
        self.pairing = pairing
        self.controller = controller
        handedOver = session
        knowledge = Knowledge(database: database, configurationNumber: configurationNumber)
        machine = LinkStateMachine(addresses: addresses, timing: controller.timing, random: controller.random)
        timeline = Timeline(controller.clock)
        (updates, updateSource) = AsyncStream.makeStream()
    }

    deinit { updateSource.finish() }

    /// Where the conversation stands.
    package var state: LinkState { machine.state }

    /// Where the accessory server answers; nil while it does not.
    package var addressInUse: SocketAddress? { machine.state.isConnected ? session?.address : nil }

    /// Where it may be, likeliest first.
    package var addresses: [SocketAddress] { machine.addresses.addresses }

    /// Keeps the conversation going until the task is cancelled, ``end()`` is called or the pairing is removed.
    ///
    /// To be called once.
    package func run() async {
        await withTaskExecutorPreference(eventLoop) { await keepGoing() }
    }

    private func keepGoing() async {
        var order = machine.connect()
        while !Task.isCancelled, order != .stop {
            switch order {
            case .connect: order = await converse()
            case .pause(let time):
                tellState()
                await alarm.sleep(for: time, on: controller.clock)
                order = machine.connect()
            case .stop: break
            }
        }
        await handedOver?.close()
        end()
        updateSource.finish()
        ledger.end()
    }

    /// Ends the conversation for good; ``run()`` returns. A second call does nothing.
    package func end() {
        machine.end()
        alarm.ring()
        tending.alarm.ring()
        releaseWaiters()
        session?.assumeIsolated { $0.close() }
    }

    /// Takes what discovery says: new addresses are used, a pause ends, a changed `c#` has the database read again.
    package func sighted(_ sighting: LinkSighting) {
        announcedNumber = sighting.configurationNumber
        let isNews = machine.sighted(sighting)
        if machine.state.isConnected {
            tending.wantsLifeSign = tending.wantsLifeSign || isNews
            tending.wantsDatabase = tending.wantsDatabase || isDatabaseOutdated
            if tending.hasUrgentChores { tending.alarm.ring() }
        } else {
            dialing?.cancel()
            if sighting.isAnnouncement { hangUpOnSilence() }
            tellState()
            if isNews { alarm.ring() }
        }
    }

    /// An accessory that has just started knows nothing of a connection on which it has been silent: a new one is sooner
    /// ready than its time limit is over. Quirk Q6.
    private func hangUpOnSilence() {
        let limit = controller.timing.lifeSignPatience
        session?.assumeIsolated { session in
            if let waiting = session.silence.sinceRequest, waiting >= limit { session.close() }
        }
    }

    /// Whether the accessory announces another database than the one we know. No announcement tells nothing.
    var isDatabaseOutdated: Bool {
        guard let announcedNumber, announcedNumber != 0 else { return false }
        return announcedNumber != knowledge.configurationNumber
    }

    func publish(_ update: LinkUpdate) {
        ledger.tell()
        updateSource.yield(update)
    }

    /// Tells the owner what has become of the accessory server, unless it knows.
    func tellState() {
        switch (machine.state, told) {
        case (.waiting(let failure), .nothing), (.waiting(let failure), .reachable):
            told = .unreachable
            publish(.unreachable(failure))
        case (.notAnswering, .reachable):
            told = .unreachable
            publish(.unreachable(.notAnswering))
        case (.pairingLost, .nothing), (.pairingLost, .reachable), (.pairingLost, .unreachable):
            told = .pairingLost
            publish(.pairingLost)
        case (.reachable(let address), .nothing), (.reachable(let address), .unreachable),
            (.reachable(let address), .pairingLost):
            told = .reachable
            publish(.reachable(snapshot(at: address)))
        case (.connecting, _), (.ended, _), (.waiting, _), (.notAnswering, _), (.pairingLost, _), (.reachable, _):
            break
        }
    }

    func snapshot(at address: SocketAddress) -> LinkSnapshot {
        LinkSnapshot(
            address: address, database: knowledge.database ?? AttributeDatabase(),
            configurationNumber: knowledge.configurationNumber, values: knowledge.values.values,
            staleValues: knowledge.values.stale, unreachableAccessories: knowledge.unreachableAccessories)
    }
}
