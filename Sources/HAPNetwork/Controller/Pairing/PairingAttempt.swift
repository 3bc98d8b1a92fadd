// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// An attempt to pair with one accessory server, in two steps, since a device with a display shows its setup code only
/// after the first.
///
/// ```swift
/// let attempt = PairingAttempt(with: addresses, expecting: id, as: controller)
/// try await attempt.begin()                      // now the device may show its code
/// let accessory = try await attempt.finish(with: code)
/// // Store accessory.pairing durably before anything else.
/// ```
///
/// Always end with ``finish(with:)`` or ``cancel()``: the connection stays open in between. Source: HAP reference 6.4.
package actor PairingAttempt {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    private let controller: Controller
    private let addresses: [SocketAddress]
    private var procedure: PairSetupController
    private var session: AccessorySession?
    private var isCancelled = false
    /// What was asked and answered so far, on all connections, for whoever judges the accessory.
    package private(set) var exchanges: [Exchange] = []

    /// A message of pair-setup and its reply.
    package struct Exchange: Sendable {
        /// 1, 3 or 5.
        package let message: UInt64
        package let reply: HTTPResponse
    }

    /// What a step came to.
    private enum Outcome {
        case needsCode
        case paired(AccessoryPairing)
    }

    /// - Parameters:
    ///   - addresses: where the accessory server may be, likeliest first.
    ///   - deviceID: the advertised `id`; nil where the accessory was not discovered.
    package init(with addresses: [SocketAddress], expecting deviceID: DeviceID?, as controller: Controller) {
        eventLoop = controller.eventLoop
        self.controller = controller
        self.addresses = addresses
        procedure = PairSetupController(
            identity: controller.identity, expecting: deviceID, random: controller.random)
    }

    /// Whether a connection stands. If it breaks while the code is looked for, finishing makes another.
    package var isConnected: Bool {
        get async {
            guard let session else { return false }
            return await session.failure == nil
        }
    }

    /// Connects and asks the accessory to begin.
    ///
    /// - Throws: ``PairingFailure``; the attempt is then over.
    package func begin() async throws(PairingFailure) {
        _ = try await carryOut(procedure.start())
    }

    /// Proves that we know the setup code, exchanges keys, then verifies the pairing on the same connection.
    ///
    /// A code the accessory refuses is tried once more, silently, on a fresh connection. Quirk Q70.
    ///
    /// - Throws: ``PairingFailure``; the attempt is then over.
    package func finish(with code: SetupCode) async throws(PairingFailure) -> PairedAccessory {
        let pairing = try await exchangeKeys(with: code)
        guard let session else { throw await abandoned() }
        self.session = nil
        do throws(PairingFailure) {
            try await session.verify(pairing, as: controller)
            return PairedAccessory(pairing: pairing, address: session.address, session: session)
        } catch {
            // The accessory holds the pairing, so we have to keep it; the link verifies on a connection of its own.
            controller.logger.warning("\(pairing.deviceID) did not verify right after pairing: \(error)")
            return PairedAccessory(pairing: pairing, address: session.address, session: nil)
        }
    }

    /// What ``finish(with:)`` does, but for verifying; the connection stays open until ``cancel()``.
    ///
    /// - Throws: ``PairingFailure``; the attempt is then over.
    package func exchangeKeys(with code: SetupCode) async throws(PairingFailure) -> AccessoryPairing {
        if await session?.failure != nil {
            // It broke while the code was looked for.
            _ = try await carryOut(procedure.interrupted(by: .connectionClosed))
        }
        let outcome = try await carryOut(procedure.provide(code))
        guard case .paired(let pairing) = outcome else { throw await abandoned() }
        return pairing
    }

    /// Gives up and closes the connection. A second call does nothing.
    package func cancel() async {
        isCancelled = true
        await session?.close()
        session = nil
    }

    private func carryOut(_ first: PairSetupController.Order) async throws(PairingFailure) -> Outcome {
        var order = first
        while true {
            switch order {
            case .send(let body): order = await exchange(body)
            case .startOnFreshConnection:
                await session?.close()
                session = nil
                // Some need a moment to notice that the old one is gone. Quirk Q3.
                try? await controller.clock.sleep(for: controller.timing.backoffStart)
                order = procedure.start()
            case .askForSetupCode, .wait: return .needsCode
            case .succeed(let pairing): return .paired(pairing)
            case .fail(let failure):
                await cancel()
                throw failure
            }
        }
    }

    private func exchange(_ body: [UInt8]) async -> PairSetupController.Order {
        do throws(SessionFailure) {
            let session = try await connected()
            let reply = try await session.post(body, to: "/pair-setup", within: PairSetupController.replyLimit)
            exchanges.append(Exchange(message: (try? PairingMessage(reply: body))?.state ?? 0, reply: reply))
            return procedure.receive(reply.body, status: reply.status)
        } catch {
            return procedure.interrupted(by: error.asPairingInterruption)
        }
    }

    private func connected() async throws(SessionFailure) -> AccessorySession {
        if let session { return session }
        guard !isCancelled else { throw .closed }
        let session = try await AccessorySession.connect(
            toAnyOf: addresses, on: eventLoop, timing: controller.timing, clock: controller.clock)
        guard !isCancelled else {
            await session.close()
            throw .closed
        }
        self.session = session
        return session
    }

    /// Ends an attempt that was never begun or is over.
    private func abandoned() async -> PairingFailure {
        await cancel()
        while true {
            if case .fail(let failure) = procedure.interrupted(by: .connectionClosed) { return failure }
        }
    }
}
