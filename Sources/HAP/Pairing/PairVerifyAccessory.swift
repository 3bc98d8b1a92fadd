// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory does about one `/pair-verify` request.
package struct PairVerifyAnswer: Sendable, Equatable {
    /// HTTP status, 200 or 400.
    package var status: Int
    /// Pairing message; empty with status 400.
    package var body: [UInt8]
    /// With M4: whose connection it is now, and the keys to install once the reply's last byte has been written.
    package var session: VerifiedSession?

    static let badRequest = PairVerifyAnswer(status: 400, body: [])

    static func reply(_ message: PairingMessage, securing session: VerifiedSession? = nil) -> PairVerifyAnswer {
        PairVerifyAnswer(status: 200, body: message.encoded, session: session)
    }
}

/// A connection's owner and keys.
package struct VerifiedSession: Sendable, Equatable {
    package let controller: PairingRecord
    package let keys: SessionKeys
}

/// The accessory's side of pair-verify, for one connection. Source: HAP reference 7.
package struct PairVerifyAccessory: Sendable {
    private enum State {
        case idle
        case awaitingM3(Exchange)
        case secured
    }

    private struct Exchange {
        let ownKey: [UInt8]
        let controllerKey: [UInt8]
        let secret: SecretBytes
        let sealingKey: SecretBytes
    }

    private let identity: AccessoryIdentity
    private let random: RandomBytes
    private var state = State.idle

    package init(identity: AccessoryIdentity, random: RandomBytes = .system) {
        self.identity = identity
        self.random = random
    }

    /// One request. Malformed and out-of-order ones get 400 and start the procedure over; a secured connection answers
    /// nothing else.
    package mutating func receive(_ body: [UInt8], pairings: [PairingRecord]) -> PairVerifyAnswer {
        if case .secured = state { return .badRequest }
        let earlier = state
        state = .idle
        guard let request = try? PairingMessage(request: body) else { return .badRequest }
        switch (request.state, earlier) {
        case (1, _): return receiveM1(request)
        case (3, .awaitingM3(let exchange)): return receiveM3(request, exchange, pairings)
        default: return .badRequest
        }
    }

    private mutating func receiveM1(_ request: PairingMessage) -> PairVerifyAnswer {
        guard request.method != .pairResume,
            let controllerKey = request.value(.publicKey, count: Curve25519.byteCount)
        else { return .badRequest }
        do {
            let key = try AgreementKey.generate(using: random)
            let secret = try key.sharedSecret(with: controllerKey)
            let exchange = Exchange(
                ownKey: key.publicKey, controllerKey: controllerKey, secret: secret,
                sealingKey: try KeyDerivation.verifyEncryption(secret))
            let message = try sendM2(exchange)
            state = .awaitingM3(exchange)
            return .reply(message)
        } catch .weakPublicKey {
            return .reply(PairingMessage(state: 2, error: .authentication))
        } catch {
            return .reply(PairingMessage(state: 2, error: .unknown))
        }
    }

    private func sendM2(_ exchange: Exchange) throws(CryptoError) -> PairingMessage {
        let proof = SignedIdentity.confirming(
            identity.deviceID.bytes, key: identity.signingKey, ownSessionKey: exchange.ownKey,
            otherSessionKey: exchange.controllerKey)
        var message = PairingMessage(state: 2)
        message.append(.publicKey, exchange.ownKey)
        message.append(
            .encryptedData, try SealedMessage(.verifyM2, key: exchange.sealingKey).seal(proof.message.encoded))
        return message
    }

    private mutating func receiveM3(
        _ request: PairingMessage, _ exchange: Exchange, _ pairings: [PairingRecord]
    ) -> PairVerifyAnswer {
        guard let sealed = request[.encryptedData] else { return .badRequest }
        do {
            let plaintext = try SealedMessage(.verifyM3, key: exchange.sealingKey).open(sealed)
            guard let message = try? PairingMessage(request: plaintext), let proof = SignedIdentity(message) else {
                return .badRequest
            }
            guard let record = Self.signer(of: proof, exchange, pairings) else {
                return .reply(PairingMessage(state: 4, error: .authentication))
            }
            let keys = try SessionKeys(sharedSecret: exchange.secret)
            state = .secured
            return .reply(PairingMessage(state: 4), securing: VerifiedSession(controller: record, keys: keys))
        } catch {
            let code: PairingErrorCode = error == .authenticationFailed ? .authentication : .unknown
            return .reply(PairingMessage(state: 4, error: code))
        }
    }

    private static func signer(
        of proof: SignedIdentity, _ exchange: Exchange, _ pairings: [PairingRecord]
    ) -> PairingRecord? {
        guard let record = pairings.first(where: { $0.identifier.bytes == proof.identifier }),
            proof.isSigned(
                by: record.publicKey, senderSessionKey: exchange.controllerKey, receiverSessionKey: exchange.ownKey)
        else { return nil }
        return record
    }
}

extension PairVerifyAccessory: CustomStringConvertible {
    package var description: String { "<pair-verify of \(identity.deviceID)>" }
}
