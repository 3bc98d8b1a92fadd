// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The accessory's side of pair-setup, one for the whole accessory server. Source: HAP reference 6.3.
///
/// Connections are numbers of the caller's choice; time is what a steady clock shows, counted from any fixed moment.
package struct PairSetupAccessory: Sendable {
    private enum Stage {
        case awaitingM3(SRPServer)
        case awaitingM5(sessionKey: SecretBytes)
    }

    private struct Procedure {
        let connection: UInt64
        let begin: Duration
        /// Whether its code is its own, and shown.
        let isDisplayed: Bool
        var stage: Stage
    }

    /// After so many wrong codes pairing is refused until a factory reset.
    package static let maximumAttempts = 100
    /// How long one connection keeps others out.
    package static let ownerLimit: Duration = .seconds(30)
    private static let splitFlag: UInt64 = 0x0100_0000
    private static let transientFlag: UInt64 = 0x10

    private let identity: AccessoryIdentity
    private let secret: SetupSecret?
    private let random: RandomBytes
    /// Wrong codes since the last success.
    package private(set) var failedAttempts: Int
    private var procedure: Procedure?
    private var displayOrders: [SetupCodeDisplay] = []
    /// Draws public numbers that begin with a zero byte, on which implementations disagree, instead of avoiding them.
    /// For trying controllers on. Quirk Q66.
    package var drawsLeadingZero = false

    /// - Parameters:
    ///   - secret: what codes are checked against; nil for an accessory with a display, which draws a code for every
    ///     attempt.
    ///   - failedAttempts: as stored; 0 for a new accessory.
    package init(
        identity: AccessoryIdentity, secret: SetupSecret?, failedAttempts: Int = 0, random: RandomBytes = .system
    ) {
        self.identity = identity
        self.secret = secret
        self.failedAttempts = failedAttempts
        self.random = random
    }

    /// One request.
    ///
    /// - Parameters:
    ///   - isPaired: whether any pairing is stored.
    ///   - isSecured: whether pair-verify has secured the connection; then nothing here is allowed any more.
    package mutating func receive(
        _ body: [UInt8], on connection: UInt64, at now: Duration, isPaired: Bool, isSecured: Bool = false
    ) -> PairSetupAnswer {
        guard !isSecured, let request = try? PairingMessage(request: body) else { return reset(connection) }
        let isOwner = procedure?.connection == connection
        switch (request.state, isOwner ? procedure?.stage : nil) {
        case (1, _): return receiveM1(request, connection, now, isPaired: isPaired)
        case (3, .awaitingM3(let server)?): return receiveM3(request, connection, server)
        case (5, .awaitingM5(let key)?): return receiveM5(request, connection, key)
        default: return reset(connection)
        }
    }

    /// Frees the procedure if that connection had it.
    package mutating func connectionClosed(_ connection: UInt64) {
        if procedure?.connection == connection { end(.abandoned) }
    }

    /// Frees the procedure, whoever has it.
    package mutating func abandon() {
        end(.abandoned)
    }

    /// What the display has to do since this was asked last, in order. To carry out before a reply leaves: the person at
    /// the controller looks for the code as soon as that has M2.
    package mutating func takeDisplayOrders() -> [SetupCodeDisplay] {
        defer { displayOrders = [] }
        return displayOrders
    }

    /// Every attempt ends here.
    private mutating func end(_ ending: SetupCodeDisplay.Ending) {
        if procedure?.isDisplayed == true { displayOrders.append(.takeDown(ending)) }
        procedure = nil
    }

    /// The reply to send in place of `answer` when its items could not be stored.
    package mutating func storingFailed(_ answer: PairSetupAnswer) -> PairSetupAnswer {
        end(.abandoned)
        displayOrders = displayOrders.map { $0 == .takeDown(.paired) ? .takeDown(.abandoned) : $0 }
        let state = (try? PairingMessage(reply: answer.body))?[.state]?.first ?? 0
        return .refuse(state, .unknown)
    }

    private mutating func reset(_ connection: UInt64) -> PairSetupAnswer {
        connectionClosed(connection)
        return .badRequest
    }

    private mutating func refuse(_ state: UInt8, _ error: PairingErrorCode) -> PairSetupAnswer {
        end(.abandoned)
        return .refuse(state, error)
    }
}

extension PairSetupAccessory {
    private mutating func receiveM1(
        _ request: PairingMessage, _ connection: UInt64, _ now: Duration, isPaired: Bool
    ) -> PairSetupAnswer {
        guard let method = request.method, method == .pairSetup || method == .pairSetupWithAuth else {
            return reset(connection)
        }
        connectionClosed(connection)  // M1 again starts anew
        if isPaired { return .refuse(2, .unavailable) }
        if failedAttempts >= Self.maximumAttempts { return .refuse(2, .maxTries) }
        if let procedure, now - procedure.begin < Self.ownerLimit { return .refuse(2, .busy) }
        if method == .pairSetup, Self.asksForSavedVerifier(request) { return .refuse(2, .authentication) }
        return begin(connection, now)
    }

    /// Split without transient continues an earlier transient setup, of which we keep none. Source: HAP reference 6.5.
    private static func asksForSavedVerifier(_ request: PairingMessage) -> Bool {
        let flags = request.flags ?? 0
        return flags & splitFlag != 0 && flags & transientFlag == 0
    }

    /// M2.
    private mutating func begin(_ connection: UInt64, _ now: Duration) -> PairSetupAnswer {
        end(.abandoned)  // of another connection, too long ago
        do {
            let valid = secret ?? .code(.generate(using: random))
            let server = try openServer(valid)
            procedure = Procedure(
                connection: connection, begin: now, isDisplayed: secret == nil, stage: .awaitingM3(server))
            if secret == nil, let code = valid.code { displayOrders.append(.show(code)) }
            var message = PairingMessage(state: 2)
            message.append(.publicKey, server.publicKey)
            message.append(.salt, server.salt)
            return .reply(message)
        } catch {
            return refuse(2, .unknown)
        }
    }

    private func openServer(_ secret: SetupSecret) throws(SRPError) -> SRPServer {
        switch secret {
        case .code(let code): try open(srp(SRPVerifier.make(for: code, using: random)))
        case .verifier(let verifier): try open(verifier)
        }
    }

    private func open(_ verifier: SRPVerifier) throws(SRPError) -> SRPServer {
        try SRPServer.open(verifier, using: random, beginningWithZero: drawsLeadingZero)
    }

    private mutating func receiveM3(
        _ request: PairingMessage, _ connection: UInt64, _ server: SRPServer
    ) -> PairSetupAnswer {
        guard let key = request[.publicKey], let proof = request[.proof] else { return reset(connection) }
        do {
            let acceptance = try server.check(clientKey: key, proof: proof)
            return accept(acceptance)
        } catch {
            switch error {
            case .malformedProof: return reset(connection)
            case .crypto: return refuse(4, .unknown)
            case .illegalPublicKey, .illegalScrambler, .noUsableValues, .wrongProof: return countFailure()
            }
        }
    }

    /// M4, right code.
    private mutating func accept(_ acceptance: SRPServer.Acceptance) -> PairSetupAnswer {
        procedure?.stage = .awaitingM5(sessionKey: acceptance.sessionKey)
        failedAttempts = 0
        var message = PairingMessage(state: 4)
        message.append(.proof, acceptance.serverProof)
        return .reply(message, storing: [.failedAttempts(0)])
    }

    /// M4, wrong code.
    private mutating func countFailure() -> PairSetupAnswer {
        end(.wrongCode)
        failedAttempts += 1
        return .refuse(4, .authentication, storing: [.failedAttempts(failedAttempts)])
    }

    private mutating func receiveM5(
        _ request: PairingMessage, _ connection: UInt64, _ sessionKey: SecretBytes
    ) -> PairSetupAnswer {
        guard let sealed = request[.encryptedData] else { return reset(connection) }
        do {
            let seal = SealedMessage(.setupM5, key: try KeyDerivation.setupEncryption(sessionKey))
            let plaintext = try seal.open(sealed)
            guard let controller = Self.introduction(plaintext), let publicKey = controller.publicKey else {
                return reset(connection)
            }
            guard controller.isSigned(under: try KeyDerivation.setupControllerSigning(sessionKey)) else {
                return refuse(6, .authentication)
            }
            let identifier = PairingIdentifier(controller.identifier)
            return try finish(.init(identifier: identifier, publicKey: publicKey, isAdmin: true), sessionKey)
        } catch {
            return refuse(6, error == .authenticationFailed ? .authentication : .unknown)
        }
    }

    private static func introduction(_ plaintext: [UInt8]) -> SignedIdentity? {
        guard let message = try? PairingMessage(request: plaintext), let identity = SignedIdentity(message),
            identity.publicKey != nil, PairingIdentifier(identity.identifier).isAcceptable
        else { return nil }
        return identity
    }

    /// M6.
    private mutating func finish(
        _ record: PairingRecord, _ sessionKey: SecretBytes
    ) throws(CryptoError) -> PairSetupAnswer {
        let own = SignedIdentity.introducing(
            identity.deviceID.bytes, key: identity.signingKey,
            context: try KeyDerivation.setupAccessorySigning(sessionKey))
        let seal = SealedMessage(.setupM6, key: try KeyDerivation.setupEncryption(sessionKey))
        var message = PairingMessage(state: 6)
        message.append(.encryptedData, try seal.seal(own.message.encoded))
        end(.paired)
        var answer = PairSetupAnswer.reply(message, storing: [.pairing(record)])
        answer.becomesPaired = true
        return answer
    }
}

extension PairSetupAccessory: CustomStringConvertible {
    package var description: String { "<pair-setup of \(identity.deviceID)>" }
}
