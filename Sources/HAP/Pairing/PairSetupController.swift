// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// The controller's side of pair-setup, without any input or output of its own.
///
/// Call `start()`, carry out the order, feed the reply to `receive`, and so on until `.succeed` or `.fail`. The setup
/// code may be given at any time before it is needed; without it `.askForSetupCode` comes after M2, since accessories
/// with a display show the code only then. Source: HAP reference 6.4.
package struct PairSetupController: Sendable {
    /// What the caller has to do next.
    package enum Order: Sendable, Equatable {
        /// `POST /pair-setup` with this body, over the connection of this procedure.
        case send([UInt8])
        /// Keep the connection open, get the code, call `provide`.
        case askForSetupCode
        /// Close the connection, open a fresh one, call `start()` again.
        case startOnFreshConnection
        /// Nothing; an earlier order is still being carried out.
        case wait
        /// Store this durably, then report success. The connection may be used for pair-verify.
        case succeed(AccessoryPairing)
        /// It is over; close the connection.
        case fail(PairingFailure)
    }

    private enum State {
        case idle
        case awaitingM2
        case awaitingCode(SRPChallenge)
        case awaitingM4(SRPClient)
        case awaitingM6(sessionKey: SecretBytes)
        case finished
    }

    /// How long to wait for each reply: slow accessories need more than 10 s for SRP.
    package static let replyLimit: Duration = .seconds(30)
    /// How often a public number that begins with a zero byte is traded for another. Quirk Q66.
    static let maximumExchanges = 3
    /// How often a connection may break while the user looks for the code.
    static let maximumDrops = 3

    private let identity: ControllerIdentity
    private let expected: DeviceID?
    private let random: RandomBytes
    private var state = State.idle
    private var setupCode: SetupCode?
    private var exchanges = 0
    private var drops = 0
    private let retriesRefusedCode: Bool
    /// Set while a refused code is tried once more.
    private var refusal: PairingFailure?

    /// - Parameters:
    ///   - expected: the advertised `id`; nil where the accessory was not discovered.
    ///   - setupCode: if it is known beforehand.
    ///   - retriesRefusedCode: whether a refused code is tried once more, silently, with fresh values: some accessories
    ///     refuse the right one (quirk Q70). Costs the accessory a second of its 100 attempts when the code is wrong.
    package init(
        identity: ControllerIdentity, expecting expected: DeviceID?, setupCode: SetupCode? = nil,
        retriesRefusedCode: Bool = true, random: RandomBytes = .system
    ) {
        self.identity = identity
        self.expected = expected
        self.setupCode = setupCode
        self.retriesRefusedCode = retriesRefusedCode
        self.random = random
    }

    /// M1, over a connection that carried nothing yet.
    package mutating func start() -> Order {
        guard case .idle = state else { return fail(.outOfOrder(at: step)) }
        state = .awaitingM2
        var message = PairingMessage(state: 1)
        message.append(.method, [PairingMethod.pairSetup.rawValue])
        return .send(message.encoded)
    }

    /// The user's code, early or when asked for. A code given later than that changes nothing.
    package mutating func provide(_ code: SetupCode) -> Order {
        switch state {
        case .idle, .awaitingM2:
            setupCode = code
            return .wait
        case .awaitingCode(let challenge):
            setupCode = code
            return answer(challenge, with: code)
        case .awaitingM4, .awaitingM6: return .wait
        case .finished: return .fail(.outOfOrder(at: step))
        }
    }

    /// The reply to the last message sent, whatever its HTTP status.
    package mutating func receive(_ body: [UInt8], status: Int = 200) -> Order {
        switch state {
        case .awaitingM2: attempt { (machine) throws(PairingFailure) in try machine.receiveM2(body, status) }
        case .awaitingM4(let client):
            attempt { (machine) throws(PairingFailure) in try machine.receiveM4(body, status, client) }
        case .awaitingM6(let key):
            attempt { (machine) throws(PairingFailure) in try machine.receiveM6(body, status, key) }
        case .idle, .awaitingCode: fail(.unreadableReply(at: step, status: status))
        case .finished: .fail(.outOfOrder(at: step))
        }
    }

    /// The connection broke, or no reply came within `replyLimit`.
    package mutating func interrupted(by interruption: PairingInterruption) -> Order {
        switch state {
        case .awaitingCode where drops < Self.maximumDrops:
            drops += 1
            return restart()
        case .awaitingM6:
            return fail(.pairingInDoubt("The last message of the accessory was lost."))
        case .idle, .awaitingM2, .awaitingCode, .awaitingM4:
            return fail(.interrupted(by: interruption, at: step))
        case .finished:
            return .fail(.outOfOrder(at: step))
        }
    }

    /// The reply that is due, for reports.
    private var step: PairingStep {
        switch state {
        case .idle: .setupM1
        case .awaitingM2: .setupM2
        case .awaitingCode, .awaitingM4: .setupM4
        case .awaitingM6, .finished: .setupM6
        }
    }

    private mutating func attempt(_ body: (inout Self) throws(PairingFailure) -> Order) -> Order {
        do {
            return try body(&self)
        } catch {
            return fail(error)
        }
    }

    private mutating func fail(_ failure: PairingFailure) -> Order {
        state = .finished
        setupCode = nil
        let hidesRefusal = Self.passing.contains(failure.code)
        return .fail(hidesRefusal ? refusal ?? failure : failure)
    }

    /// What may go wrong with the second try of a refused code and tells the user less than the refusal.
    private static let passing: Set<PairingFailure.Code> = [
        .busy, .backoff, .notReady, .unknownError, .unreadableReply, .connectionClosed, .timedOut,
    ]

    private mutating func restart() -> Order {
        state = .idle
        return .startOnFreshConnection
    }
}

extension PairSetupController {
    private mutating func receiveM2(_ body: [UInt8], _ status: Int) throws(PairingFailure) -> Order {
        let reply = try PairingMessage.reply(body, status: status, state: 2, at: .setupM2)
        guard let salt = reply[.salt], let key = reply[.publicKey], !salt.isEmpty, !key.isEmpty else {
            throw .notReady(at: .setupM2)
        }
        let challenge: SRPChallenge
        do {
            challenge = try SRPChallenge(salt: salt, serverKey: key)
        } catch {
            throw .refusal(error, at: .setupM2)
        }
        if challenge.beginsWithZero, exchanges < Self.maximumExchanges {
            exchanges += 1
            return restart()
        }
        state = .awaitingCode(challenge)
        guard let setupCode else { return .askForSetupCode }
        return answer(challenge, with: setupCode)
    }

    /// M3.
    private mutating func answer(_ challenge: SRPChallenge, with code: SetupCode) -> Order {
        do {
            let client = try SRPClient.answer(challenge, with: code, using: random)
            state = .awaitingM4(client)
            var message = PairingMessage(state: 3)
            message.append(.publicKey, client.publicKey)
            message.append(.proof, client.clientProof)
            return .send(message.encoded)
        } catch {
            return fail(.refusal(error, at: .setupM2))
        }
    }

    private mutating func receiveM4(
        _ body: [UInt8], _ status: Int, _ client: SRPClient
    ) throws(PairingFailure) -> Order {
        do throws(PairingFailure) {
            let reply = try PairingMessage.reply(body, status: status, state: 4, at: .setupM4)
            guard let proof = reply[.proof], client.accepts(serverProof: proof) else {
                throw .accessoryNotAuthentic(at: .setupM4)
            }
        } catch {
            guard error.code == .setupCodeRefused, retriesRefusedCode, refusal == nil else { throw error }
            refusal = error
            return restart()
        }
        state = .awaitingM6(sessionKey: client.sessionKey)
        return try sendM5(client.sessionKey)
    }

    private func sendM5(_ sessionKey: SecretBytes) throws(PairingFailure) -> Order {
        do {
            let own = SignedIdentity.introducing(
                identity.identifier.bytes, key: identity.signingKey,
                context: try KeyDerivation.setupControllerSigning(sessionKey))
            let seal = SealedMessage(.setupM5, key: try KeyDerivation.setupEncryption(sessionKey))
            var message = PairingMessage(state: 5)
            message.append(.encryptedData, try seal.seal(own.message.encoded))
            return .send(message.encoded)
        } catch {
            throw .internalError(at: .setupM4, error.description)
        }
    }

    private mutating func receiveM6(
        _ body: [UInt8], _ status: Int, _ sessionKey: SecretBytes
    ) throws(PairingFailure) -> Order {
        let accessory: SignedIdentity
        let context: SecretBytes
        do {
            let reply = try PairingMessage.reply(body, status: status, state: 6, at: .setupM6)
            accessory = try Self.open(reply, sessionKey)
            context = try KeyDerivation.setupAccessorySigning(sessionKey)
        } catch let failure as PairingFailure where failure.code != .unreadableReply {
            throw failure
        } catch {
            throw .pairingInDoubt("The last message of the accessory cannot be read.")
        }
        guard let publicKey = accessory.publicKey, accessory.isSigned(under: context) else {
            throw .pairingInDoubt("The accessory's proof of identity is not genuine.")
        }
        let pairing = AccessoryPairing(deviceID: try check(accessory.identifier), publicKey: publicKey)
        state = .finished
        setupCode = nil
        return .succeed(pairing)
    }

    private static func open(_ reply: PairingMessage, _ sessionKey: SecretBytes) throws -> SignedIdentity {
        let seal = SealedMessage(.setupM6, key: try KeyDerivation.setupEncryption(sessionKey))
        let plaintext = try seal.open(reply[.encryptedData] ?? [])
        guard let identity = SignedIdentity(try PairingMessage(reply: plaintext)) else {
            throw CryptoError.authenticationFailed
        }
        return identity
    }

    private func check(_ identifier: [UInt8]) throws(PairingFailure) -> DeviceID {
        guard let deviceID = DeviceID(received: identifier) else {
            throw .pairingInDoubt("The accessory's device id cannot be read.")
        }
        if let expected, expected != deviceID {
            throw .identityMismatch(at: .setupM6, expected: expected, actual: deviceID.text)
        }
        return deviceID
    }
}

extension PairSetupController: CustomStringConvertible {
    package var description: String { "<pair-setup, due: \(step)>" }
}
