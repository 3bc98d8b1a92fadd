// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("Pair-setup: vectors")
struct PairSetupVectorTests {
    private let vectors: Vectors
    private let srp: Vectors.SRP

    init() throws {
        vectors = try Vectors.load()
        srp = try #require(vectors.srp["basic"])
    }

    private func message(_ name: String) throws -> [UInt8] {
        try #require(vectors.pairSetup.messages[name]).bytes
    }

    private func body(_ order: PairSetupController.Order) throws -> [UInt8] {
        guard case .send(let body) = order else { throw TestFailure("expected a message, got \(order)") }
        return body
    }

    private func isSame(_ body: [UInt8], as name: String) throws -> Bool {
        try Set(TLV8.decode(body, .strict)) == Set(TLV8.decode(message(name), .strict))
    }

    @Test("the controller sends M1, M3 and M5 of the vectors and keeps what M6 says")
    func controller() throws {
        var controller = PairSetupController(
            identity: try vectors.inputs.controller(), expecting: DeviceID(vectors.inputs.accessoryDeviceID),
            random: .scripted([srp.a.bytes]))
        #expect(try isSame(body(controller.start()), as: "M1"))
        #expect(controller.receive(try message("M2")) == .askForSetupCode)
        #expect(try isSame(body(controller.provide(try vectors.inputs.code())), as: "M3"))
        #expect(try isSame(body(controller.receive(try message("M4"))), as: "M5"))
        let pairing = AccessoryPairing(
            deviceID: try vectors.inputs.accessory().deviceID, publicKey: vectors.inputs.accessoryLTPK.bytes)
        #expect(controller.receive(try message("M6")) == .succeed(pairing))
    }

    @Test("the accessory answers M1, M3 and M5 with M2, M4 and M6 of the vectors")
    func accessory() throws {
        let verifier = try SRPVerifier(try vectors.inputs.code(), salt: srp.salt.bytes)
        var accessory = PairSetupAccessory(
            identity: try vectors.inputs.accessory(), secret: .verifier(verifier), random: .scripted([srp.b.bytes]))
        let pairs = [("M1", "M2"), ("M3", "M4"), ("M5", "M6")]
        var answers: [PairSetupAnswer] = []
        for (request, reply) in pairs {
            let answer = accessory.receive(try message(request), on: 1, at: .zero, isPaired: false)
            #expect(answer.status == 200)
            #expect(try isSame(answer.body, as: reply), "\(reply)")
            answers.append(answer)
        }
        let record = PairingRecord(
            identifier: PairingIdentifier(vectors.inputs.controllerPairingID),
            publicKey: vectors.inputs.controllerLTPK.bytes, isAdmin: true)
        #expect(answers.map(\.store) == [[], [.failedAttempts(0)], [.pairing(record)]])
        #expect(answers.map(\.becomesPaired) == [false, false, true])
    }

    @Test("signed, packed and sealed material of M5 and M6 agrees")
    func sealedMaterial() throws {
        let key = try KeyDerivation.setupEncryption(SecretBytes(srp.sessionKey.bytes))
        for (sealed, label) in [(vectors.pairSetup.m5, SealedMessage.Label.setupM5), (vectors.pairSetup.m6, .setupM6)] {
            #expect(sealed.nonce.bytes == [0, 0, 0, 0] + Array(label.rawValue.utf8))
            #expect(try SealedMessage(label, key: key).seal(sealed.subTLV.bytes) == sealed.encryptedData.bytes)
            #expect(try SealedMessage(label, key: key).open(sealed.encryptedData.bytes) == sealed.subTLV.bytes)
            let message = try PairingMessage(request: sealed.subTLV.bytes)
            #expect(message[.signature] == sealed.signature.bytes)
        }
    }

    @Test("the old form of Backoff is read with its delay")
    func backoff() throws {
        var controller = PairSetupController(identity: try vectors.inputs.controller(), expecting: nil)
        _ = controller.start()
        guard case .fail(let failure) = controller.receive(vectors.pairings.pairSetupBackoff.bytes) else {
            throw TestFailure("expected a failure")
        }
        #expect(failure.code == .backoff)
        #expect(failure.retryAfter == .seconds(60))
        #expect(failure.message.contains("60 s"))
    }
}
