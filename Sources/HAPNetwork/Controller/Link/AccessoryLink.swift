// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue
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
    nonisolated let controller: Controller

    private let updateSource: AsyncStream<LinkUpdate>.Continuation
    let alarm = Alarm()
    let timeline: Timeline
    var machine: LinkStateMachine
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter: UInt64 = 0
    private var handedOver: AccessorySession?
    private(set) var session: AccessorySession?
    private var isUnreachableTold = false

    /// What discovery says, and what the database was read at.
    private(set) var announcedNumber: UInt32?
    var knowledge: Knowledge
    var tending = Tending()

    /// Starts out with what earlier conversations have left.
    ///
    /// - Parameters:
    ///   - addresses: where the accessory server may be, likeliest first; may be empty, sightings bring them.
    ///   - session: a verified session to begin with, as pairing leaves one.
    ///   - database: as last read, and not to be read again if the accessory still announces `configurationNumber`.
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
    package var addressInUse: SocketAddress? { session?.address }

    /// Where it may be, likeliest first.
    package var addresses: [SocketAddress] { machine.addresses.addresses }

    /// Keeps the conversation going until the task is cancelled or the pairing was removed. To be called once.
    package func run() async {
        var order = machine.connect()
        while !Task.isCancelled {
            switch order {
            case .connect(let addresses): order = await converse(overAnyOf: addresses)
            case .pause(let time):
                tellUnreachable()
                await alarm.sleep(for: time, on: controller.clock)
                order = machine.connect()
            case .stop: return finish()
            }
        }
        machine.end()
        finish()
    }

    private func finish() {
        releaseWaiters()
        updateSource.finish()
    }

    /// Takes what discovery says: new addresses are used, a pause ends, a changed `c#` has the database read again.
    package func sighted(_ sighting: Sighting) {
        announcedNumber = sighting.configurationNumber
        let wakes = machine.sighted(sighting)
        if machine.state.isConnected, isDatabaseOutdated {
            knowledge.wantsDatabase = true
            alarm.ring()
        } else if wakes {
            tending.wantsLifeSign = true
            alarm.ring()
        }
    }

    /// Whether the accessory announces another database than the one we know. No announcement tells nothing.
    var isDatabaseOutdated: Bool {
        guard let announcedNumber, announcedNumber != 0 else { return false }
        return announcedNumber != knowledge.configurationNumber
    }

    /// Whether the known database may be used for a new connection.
    var isDatabaseCurrent: Bool {
        guard let announcedNumber, announcedNumber != 0, knowledge.database != nil else { return false }
        return announcedNumber == knowledge.configurationNumber
    }

    func publish(_ update: LinkUpdate) {
        updateSource.yield(update)
    }

    /// Ends the conversation for good.
    func end() {
        machine.end()
        alarm.ring()
        releaseWaiters()
    }
}

extension AccessoryLink {
    private func converse(overAnyOf addresses: [SocketAddress]) async -> LinkStateMachine.Order {
        do throws(LinkFailure) {
            let session = try await open(addresses)
            let start = timeline.now
            let failure = await attend(to: session)
            let lifetime = tending.reachableSince.map { timeline.now - max($0, start) }
            log(failure)
            return end(failure, at: session.address, afterReachableFor: lifetime)
        } catch {
            log(error.failure)
            return end(error.failure, at: error.address, afterReachableFor: nil)
        }
    }

    private func end(
        _ failure: LinkFailure, at address: SocketAddress?, afterReachableFor lifetime: Duration?
    ) -> LinkStateMachine.Order {
        session = nil
        let order = machine.failed(failure, at: address, afterReachableFor: lifetime)
        if !machine.state.isConnected { tellUnreachable() }
        releaseWaiters()
        return order
    }
}
