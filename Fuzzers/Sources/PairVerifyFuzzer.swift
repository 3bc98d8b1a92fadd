// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Each message of pair-verify on either side; M2 and M3 also with rubbish sealed by the right key.
struct PairVerifyFuzzer: Fuzzer {
    private let fresh: PairVerifyAccessory
    private let awaitingM3: PairVerifyAccessory
    private let awaitingM2: PairVerifyController
    private let pairings: [PairingRecord]
    private let key: AgreementKey
    private let sealM3: SealedMessage
    private let sealM2: SealedMessage

    init() throws {
        let owner = try ControllerIdentity.generate(using: .system)
        let identity = try AccessoryIdentity.generate(using: .system)
        pairings = [
            PairingRecord(identifier: owner.identifier, publicKey: owner.signingKey.publicKey, isAdmin: true)
        ]
        key = try AgreementKey.generate(using: .system)
        fresh = PairVerifyAccessory(identity: identity)
        var accessory = fresh
        var first = PairingMessage(state: 1)
        first.append(.publicKey, key.publicKey)
        let second = try PairingMessage(reply: accessory.receive(first.encoded, pairings: pairings).body)
        awaitingM3 = accessory
        sealM3 = SealedMessage(.verifyM3, key: try Self.sealingKey(key, second[.publicKey]))
        var controller = PairVerifyController(
            identity: owner,
            pairing: AccessoryPairing(deviceID: identity.deviceID, publicKey: identity.signingKey.publicKey))
        guard case .send(let body) = controller.start() else { throw CryptoError.weakPublicKey }
        awaitingM2 = controller
        sealM2 = SealedMessage(
            .verifyM2, key: try Self.sealingKey(key, try PairingMessage(request: body)[.publicKey]))
    }

    private static func sealingKey(_ key: AgreementKey, _ other: [UInt8]?) throws -> SecretBytes {
        try KeyDerivation.verifyEncryption(try key.sharedSecret(with: other ?? []))
    }

    func run(_ input: [UInt8]) {
        let choice = Choice(input, of: 5)
        switch choice.number {
        case 0: receive(fresh, choice.rest)
        case 1: receive(awaitingM3, choice.rest)
        case 2: receive(awaitingM3, sealed(PairingMessage(state: 3), sealM3, choice.rest))
        case 3: receive(choice.rest)
        default:
            var message = PairingMessage(state: 2)
            message.append(.publicKey, key.publicKey)
            receive(sealed(message, sealM2, choice.rest))
        }
    }

    private func receive(_ accessory: PairVerifyAccessory, _ body: [UInt8]) {
        var accessory = accessory
        let answer = accessory.receive(body, pairings: pairings)
        promise(answer.session == nil, "nobody gets a session without the owner's key")
    }

    private func receive(_ body: [UInt8]) {
        var controller = awaitingM2
        if case .secure = controller.receive(body) { promise(false, "no session without the accessory's key") }
    }

    private func sealed(_ message: PairingMessage, _ seal: SealedMessage, _ plaintext: [UInt8]) -> [UInt8] {
        var message = message
        message.append(.encryptedData, (try? seal.seal(plaintext)) ?? [])
        return message.encoded
    }
}
