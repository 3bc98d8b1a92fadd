// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The controller's side of pair-verify, for one connection, without any input or output of its own.
///
/// Source: HAP reference 7.
package struct PairVerifyController: Sendable {
    /// What the caller has to do next.
    package enum Order: Sendable, Equatable {
        /// `POST /pair-verify` with this body.
        case send([UInt8])
        /// From the next byte on, both directions are sealed with these.
        case secure(SessionKeys)
        /// It is over; close the connection. `identityMismatch`: drop the address and look again. `pairingLost`: keep
        /// the keys, retry rarely.
        case fail(PairingFailure)
    }

    private enum State {
        case idle
        case awaitingM2(AgreementKey)
        case awaitingM4(SessionKeys)
        case finished
    }

    /// How long to wait for each reply.
    package static let replyLimit: Duration = .seconds(30)

    private let identity: ControllerIdentity
    private let pairing: AccessoryPairing
    private let random: RandomBytes
    private var state = State.idle

    package init(identity: ControllerIdentity, pairing: AccessoryPairing, random: RandomBytes = .system) {
        self.identity = identity
        self.pairing = pairing
        self.random = random
    }

    /// M1, the first thing on a connection.
    package mutating func start() -> Order {
        guard case .idle = state else { return fail(.outOfOrder(at: step)) }
        do {
            let key = try AgreementKey.generate(using: random)
            state = .awaitingM2(key)
            var message = PairingMessage(state: 1)
            message.append(.publicKey, key.publicKey)
            return .send(message.encoded)
        } catch {
            return fail(.internalError(at: .verifyM1, error.description))
        }
    }

    /// The reply to the last message sent, whatever its HTTP status.
    package mutating func receive(_ body: [UInt8], status: Int = 200) -> Order {
        do {
            switch state {
            case .idle: return fail(.unreadableReply(at: step, status: status))
            case .awaitingM2(let key): return try receiveM2(body, status, key)
            case .awaitingM4(let keys): return try receiveM4(body, status, keys)
            case .finished: return .fail(.outOfOrder(at: step))
            }
        } catch {
            return fail(error)
        }
    }

    /// The connection broke, or no reply came within `replyLimit`.
    package mutating func interrupted(by interruption: PairingInterruption) -> Order {
        if case .finished = state { return .fail(.outOfOrder(at: step)) }
        return fail(.interrupted(by: interruption, at: step))
    }

    private var step: PairingStep {
        switch state {
        case .idle: .verifyM1
        case .awaitingM2: .verifyM2
        case .awaitingM4, .finished: .verifyM4
        }
    }

    private mutating func fail(_ failure: PairingFailure) -> Order {
        state = .finished
        return .fail(failure)
    }
}

extension PairVerifyController {
    private mutating func receiveM2(
        _ body: [UInt8], _ status: Int, _ key: AgreementKey
    ) throws(PairingFailure) -> Order {
        let reply = try PairingMessage.reply(body, status: status, state: 2, at: .verifyM2)
        guard let sessionKey = reply.value(.publicKey, count: Curve25519.byteCount),
            let sealed = reply[.encryptedData]
        else { throw .unreadableReply(at: .verifyM2, status: status) }
        do throws(CryptoError) {
            let secret = try key.sharedSecret(with: sessionKey)
            let sealingKey = try KeyDerivation.verifyEncryption(secret)
            let plaintext = try SealedMessage(.verifyM2, key: sealingKey).open(sealed)
            if let failure = finding(in: plaintext, own: key.publicKey, other: sessionKey) {
                return fail(failure)
            }
            state = .awaitingM4(try SessionKeys(sharedSecret: secret))
            return try sendM3(own: key.publicKey, other: sessionKey, sealingKey)
        } catch {
            throw .refusal(error, at: .verifyM2)
        }
    }

    /// What is wrong with the accessory's proof, nil if nothing is.
    private func finding(in plaintext: [UInt8], own: [UInt8], other: [UInt8]) -> PairingFailure? {
        guard let message = try? PairingMessage(reply: plaintext), let accessory = SignedIdentity(message),
            let deviceID = DeviceID(received: accessory.identifier)
        else { return .badSignature(at: .verifyM2) }
        guard deviceID == pairing.deviceID else {
            return .identityMismatch(at: .verifyM2, expected: pairing.deviceID, actual: deviceID.text)
        }
        let isGenuine = accessory.isSigned(
            by: pairing.publicKey, senderSessionKey: other, receiverSessionKey: own)
        return isGenuine ? nil : .badSignature(at: .verifyM2)
    }

    private func sendM3(own: [UInt8], other: [UInt8], _ sealingKey: SecretBytes) throws(CryptoError) -> Order {
        let proof = SignedIdentity.confirming(
            identity.identifier.bytes, key: identity.signingKey, ownSessionKey: own, otherSessionKey: other)
        var message = PairingMessage(state: 3)
        message.append(
            .encryptedData, try SealedMessage(.verifyM3, key: sealingKey).seal(proof.message.encoded))
        return .send(message.encoded)
    }

    private mutating func receiveM4(
        _ body: [UInt8], _ status: Int, _ keys: SessionKeys
    ) throws(PairingFailure) -> Order {
        _ = try PairingMessage.reply(body, status: status, state: 4, at: .verifyM4)
        state = .finished
        return .secure(keys)
    }
}

extension PairVerifyController: CustomStringConvertible {
    package var description: String { "<pair-verify with \(pairing.deviceID), due: \(step)>" }
}
