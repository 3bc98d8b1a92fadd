// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("Primitives")
struct PrimitivesTests {
    @Test("HKDF agrees with every vector, by hand and by name")
    func hkdf() throws {
        for vector in try Vectors.load().hkdf {
            let derived = try HKDF.derive(
                from: SecretBytes(vector.ikm.bytes), salt: vector.saltBytes, info: Array(vector.info.utf8),
                count: vector.length)
            #expect(derived.bytes == vector.okm.bytes, "\(vector.name)")
            let named = Self.named.filter { $0.salt == vector.saltBytes && $0.info == Array(vector.info.utf8) }
            #expect(named.count == (vector.saltIsText ? 1 : 0), "\(vector.name)")
            for derivation in named {
                #expect(try derivation(SecretBytes(vector.ikm.bytes)).bytes == vector.okm.bytes, "\(vector.name)")
            }
        }
    }

    private static let named: [KeyDerivation] = [
        .setupEncryption, .setupControllerSigning, .setupAccessorySigning, .coprocessorChallenge,
        .transientAccessoryToController, .transientControllerToAccessory, .verifyEncryption, .accessoryToController,
        .controllerToAccessory, .threadEvents, .firstResumeSessionID,
    ]

    @Test("the broadcast key takes the controller's key as salt")
    func broadcast() throws {
        let vectors = try Vectors.load()
        let vector = try #require(vectors.hkdf.first { !$0.saltIsText })
        let key = KeyDerivation.bluetoothBroadcast(controller: vectors.inputs.controllerLTPK.bytes)
        #expect(try key(SecretBytes(vector.ikm.bytes)).bytes == vector.okm.bytes)
    }

    @Test("HKDF gives more than one block (RFC 5869 with SHA-512: prefixes agree)")
    func longDerivation() throws {
        let secret = SecretBytes([1, 2, 3])
        let long = try HKDF.derive(from: secret, salt: [], info: [9], count: 150)
        let short = try HKDF.derive(from: secret, salt: [], info: [9], count: 64)
        #expect(long.count == 150)
        #expect(Array(long.bytes.prefix(64)) == short.bytes)
        #expect(Set(stride(from: 0, to: 128, by: 64).map { Array(long.bytes[$0..<($0 + 22)]) }).count == 2)
    }

    @Test("Ed25519 keys and signatures agree with the vectors, and any change is noticed")
    func signing() throws {
        let vectors = try Vectors.load()
        let key = try vectors.inputs.controller().signingKey
        #expect(key.publicKey == vectors.inputs.controllerLTPK.bytes)
        let message = vectors.pairSetup.m5.signedInfo.bytes
        let signature = key.signature(over: message)
        #expect(signature == vectors.pairSetup.m5.signature.bytes)
        #expect(SigningKey.accepts(signature, over: message, by: key.publicKey))
        for index in signature.indices {
            var changed = signature
            changed[index] ^= 1
            #expect(!SigningKey.accepts(changed, over: message, by: key.publicKey))
        }
        #expect(!SigningKey.accepts(signature, over: message + [0], by: key.publicKey))
        #expect(!SigningKey.accepts(signature.dropLast(), over: message, by: key.publicKey))
        #expect(!SigningKey.accepts(signature, over: message, by: [1, 2, 3]))
        #expect(!SigningKey.accepts(signature, over: message, by: vectors.inputs.accessoryLTPK.bytes))
    }

    @Test("X25519 agrees with the vectors from both ends")
    func agreement() throws {
        let vectors = try Vectors.load()
        let controller = try AgreementKey(secret: SecretBytes(vectors.inputs.controllerX25519Secret.bytes))
        let accessory = try AgreementKey(secret: SecretBytes(vectors.inputs.accessoryX25519Secret.bytes))
        #expect(controller.publicKey == vectors.pairVerify.controllerPublic.bytes)
        #expect(accessory.publicKey == vectors.pairVerify.accessoryPublic.bytes)
        let secret = vectors.pairVerify.sharedSecret.bytes
        #expect(try controller.sharedSecret(with: accessory.publicKey).bytes == secret)
        #expect(try accessory.sharedSecret(with: controller.publicKey).bytes == secret)
    }

    @Test("an X25519 key that leads to nothing is refused", arguments: [0, 1] as [UInt8])
    func weakKey(first: UInt8) throws {
        let key = try AgreementKey.generate(using: .seeded(3))
        let weak = [first] + [UInt8](repeating: 0, count: 31)
        #expect(throws: CryptoError.weakPublicKey) { try key.sharedSecret(with: weak) }
        #expect(throws: CryptoError.wrongLength(expected: 32, actual: 31)) {
            try key.sharedSecret(with: Array(weak.dropLast()))
        }
    }

    @Test("SHA-512 joins its parts")
    func hash() throws {
        let abc = try #require(
            Hex.bytes(
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"))
        #expect(try SHA512.hash(Array("abc".utf8)) == abc)
        #expect(try SHA512.hash([0x61], [], [0x62, 0x63]) == abc)
    }

    @Test("secrets compare by value and never print")
    func secrets() throws {
        let secret = SecretBytes([0xDE, 0xAD])
        #expect(secret == SecretBytes(wiping: [0xDE, 0xAD]))
        #expect(secret != SecretBytes([0xDE, 0xAE]))
        #expect(secret != SecretBytes([0xDE]))
        var dumped = ""
        dump(secret, to: &dumped)
        dump(try SessionKeys(sharedSecret: SecretBytes([UInt8](repeating: 0xDE, count: 32))), to: &dumped)
        dump(try SigningKey(seed: SecretBytes([UInt8](repeating: 222, count: 32))), to: &dumped)
        #expect(!dumped.contains("222"))
        #expect("\(secret) \(String(reflecting: secret))" == "<2 secret bytes> <2 secret bytes>")
    }

    @Test("the system's random bytes differ from draw to draw, and numbers stay in range")
    func random() {
        #expect(RandomBytes.system.draw(32) != RandomBytes.system.draw(32))
        let random = RandomBytes.seeded(5)
        let seen = Set((0..<400).map { _ in random.number(below: 7) })
        #expect(seen == Set(0..<7))
        #expect(RandomBytes.scripted([[255, 255, 255, 255], [0, 0, 0, 9]]).number(below: 7) == 2)
    }

    @Test("pair-resume agrees with its vectors")
    func resume() throws {
        let vector = try Vectors.load().pairResume
        let earlier = SecretBytes(vector.previousSharedSecret.bytes)
        let key = vector.controllerPublic.bytes
        let old = vector.previousSessionID.bytes
        let new = vector.newSessionID.bytes
        #expect(try PairResume.firstSessionID(from: earlier) == old)
        #expect(
            try PairResume.requestKey(earlierSecret: earlier, controllerKey: key, sessionID: old).bytes
                == vector.requestKey.bytes)
        #expect(
            try PairResume.requestProof(earlierSecret: earlier, controllerKey: key, sessionID: old)
                == vector.requestTag.bytes)
        #expect(
            try PairResume.responseKey(earlierSecret: earlier, controllerKey: key, newSessionID: new).bytes
                == vector.responseKey.bytes)
        #expect(
            try PairResume.responseProof(earlierSecret: earlier, controllerKey: key, newSessionID: new)
                == vector.responseTag.bytes)
        #expect(
            try PairResume.newSecret(earlierSecret: earlier, controllerKey: key, newSessionID: new).bytes
                == vector.newSharedSecret.bytes)
    }

    @Test("the messages of pair-resume hold what the vectors say")
    func resumeMessages() throws {
        let vector = try Vectors.load().pairResume
        let m1 = try PairingMessage(request: try #require(vector.messages["M1"]).bytes)
        #expect(m1.method == .pairResume)
        #expect(m1[.sessionID] == vector.previousSessionID.bytes)
        #expect(m1[.encryptedData] == vector.requestTag.bytes)
        let m2 = try PairingMessage(reply: try #require(vector.messages["M2"]).bytes)
        #expect(m2[.sessionID] == vector.newSessionID.bytes)
        #expect(m2[.encryptedData] == vector.responseTag.bytes)
    }
}
