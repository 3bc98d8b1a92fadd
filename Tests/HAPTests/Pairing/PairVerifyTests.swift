// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("Pair-verify")
struct PairVerifyTests {
    private let vectors: Vectors
    private let controller: ControllerIdentity
    private let accessory: AccessoryIdentity
    private let record: PairingRecord
    private let pairing: AccessoryPairing

    init() throws {
        vectors = try Vectors.load()
        controller = try vectors.inputs.controller()
        accessory = try vectors.inputs.accessory()
        record = PairingRecord(
            identifier: controller.identifier, publicKey: controller.signingKey.publicKey, isAdmin: true)
        pairing = AccessoryPairing(deviceID: accessory.deviceID, publicKey: accessory.signingKey.publicKey)
    }

    private func message(_ name: String) throws -> [UInt8] {
        try #require(vectors.pairVerify.messages[name]).bytes
    }

    private func isSame(_ body: [UInt8], as name: String) throws -> Bool {
        try Set(TLV8.decode(body, .strict)) == Set(TLV8.decode(message(name), .strict))
    }

    private func ourController(_ pairing: AccessoryPairing? = nil) -> PairVerifyController {
        PairVerifyController(
            identity: controller, pairing: pairing ?? self.pairing,
            random: .scripted([vectors.inputs.controllerX25519Secret.bytes]))
    }

    private func ourAccessory() -> PairVerifyAccessory {
        PairVerifyAccessory(
            identity: accessory, random: .scripted([vectors.inputs.accessoryX25519Secret.bytes]))
    }

    @Test("the controller sends M1 and M3 of the vectors and gets their keys")
    func controllerVectors() throws {
        var machine = ourController()
        guard case .send(let m1) = machine.start(), case .send(let m3) = machine.receive(try message("M2")),
            case .secure(let keys) = machine.receive(try message("M4"))
        else { throw TestFailure("pair-verify failed") }
        #expect(try isSame(m1, as: "M1"))
        #expect(try isSame(m3, as: "M3"))
        #expect(keys.accessoryToController.bytes == vectors.pairVerify.accessoryToControllerKey.bytes)
        #expect(keys.controllerToAccessory.bytes == vectors.pairVerify.controllerToAccessoryKey.bytes)
        #expect(keys.sharedSecret.bytes == vectors.pairVerify.sharedSecret.bytes)
    }

    @Test("the accessory answers M1 and M3 of the vectors with M2 and M4")
    func accessoryVectors() throws {
        var machine = ourAccessory()
        let m2 = machine.receive(try message("M1"), pairings: [record])
        #expect(try m2.status == 200 && isSame(m2.body, as: "M2") && m2.session == nil)
        let m4 = machine.receive(try message("M3"), pairings: [record])
        #expect(try m4.status == 200 && isSame(m4.body, as: "M4"))
        #expect(m4.session?.controller == record)
        #expect(m4.session?.keys.controllerToAccessory.bytes == vectors.pairVerify.controllerToAccessoryKey.bytes)
    }

    @Test("signed, packed and sealed material of M2 and M3 agrees")
    func sealedMaterial() throws {
        let key = try KeyDerivation.verifyEncryption(SecretBytes(vectors.pairVerify.sharedSecret.bytes))
        #expect(key.bytes == vectors.pairVerify.sessionKey.bytes)
        let rows = [
            (vectors.pairVerify.m2, SealedMessage.Label.verifyM2, accessory.signingKey),
            (vectors.pairVerify.m3, .verifyM3, controller.signingKey),
        ]
        for (sealed, label, signer) in rows {
            #expect(sealed.nonce.bytes == [0, 0, 0, 0] + Array(label.rawValue.utf8))
            #expect(signer.signature(over: sealed.signedInfo.bytes) == sealed.signature.bytes)
            #expect(try SealedMessage(label, key: key).seal(sealed.subTLV.bytes) == sealed.encryptedData.bytes)
        }
    }

    @Test("every state of the controller decides every event")
    func controllerTable() throws {
        let unreadable = OrderKind.fail(.unreadableReply)
        let ours = OrderKind.fail(.internalError)
        let lost = OrderKind.fail(.pairingLost)
        let m2 = try message("M2")
        let refusal = PairingMessage(state: 1, error: .authentication).encoded
        let events: [(String, (inout PairVerifyController) -> PairVerifyController.Order, [OrderKind])] = [
            ("start", { $0.start() }, [.send, ours, ours, ours]),
            ("M2", { $0.receive(m2) }, [unreadable, .send, unreadable, ours]),
            ("M4", { $0.receive([6, 1, 4]) }, [unreadable, unreadable, .secure, ours]),
            ("refusal", { $0.receive(refusal, status: 400) }, [unreadable, lost, lost, ours]),
            ("garbage", { $0.receive([9]) }, [unreadable, unreadable, unreadable, ours]),
            ("nothing", { $0.receive([], status: 470) }, [unreadable, unreadable, unreadable, ours]),
            (
                "closed", { $0.interrupted(by: .connectionClosed) },
                Array(repeating: .fail(.connectionClosed), count: 3) + [ours]
            ),
            ("late", { $0.interrupted(by: .timedOut) }, Array(repeating: .fail(.timedOut), count: 3) + [ours]),
        ]
        for (name, event, expected) in events {
            for (index, kind) in expected.enumerated() {
                var machine = ourController()
                if index > 0 { _ = machine.start() }
                if index > 1 { _ = machine.receive(m2) }
                if index > 2 { _ = machine.receive([6, 1, 4]) }
                #expect(OrderKind(event(&machine)) == kind, "\(name) in state \(index)")
            }
        }
    }

    @Test("every state of the accessory decides every request")
    func accessoryTable() throws {
        let m1 = try message("M1")
        let m3 = try message("M3")
        var resume = try PairingMessage(request: m1)
        resume.append(.method, [6])
        let shortKey = TLV8.encode([TLV8Item(6, [1]), TLV8Item(3, [1, 2])])
        let rows: [(String, [UInt8], [[UInt8]])] = [
            ("M1", m1, [[2], [2], []]), ("M3", m3, [[], [4], []]), ("resume", resume.encoded, [[], [], []]),
            ("short key", shortKey, [[], [], []]), ("M2", [6, 1, 2], [[], [], []]), ("cut", [6], [[], [], []]),
            ("M3 without data", [6, 1, 3], [[], [], []]), ("nothing", [], [[], [], []]),
        ]
        for (name, body, expected) in rows {
            for (index, states) in expected.enumerated() {
                var machine = ourAccessory()
                if index > 0 { _ = machine.receive(m1, pairings: [record]) }
                if index > 1 { _ = machine.receive(m3, pairings: [record]) }
                let answer = machine.receive(body, pairings: [record])
                let reply = try PairingMessage(reply: answer.body)
                #expect((reply[.state] ?? []) == states, "\(name) in state \(index)")
                #expect(answer.status == (states.isEmpty ? 400 : 200), "\(name) in state \(index)")
                #expect(reply.error == nil)
            }
        }
    }

    @Test("a controller that is not on the list, or whose key changed, is refused in M4")
    func unknownController() throws {
        let stranger = PairingRecord(identifier: record.identifier, publicKey: pairing.publicKey, isAdmin: true)
        let other = PairingRecord(
            identifier: PairingIdentifier("OTHER"), publicKey: record.publicKey, isAdmin: true)
        for pairings in [[], [stranger], [other]] {
            var machine = ourAccessory()
            _ = machine.receive(try message("M1"), pairings: pairings)
            let answer = machine.receive(try message("M3"), pairings: pairings)
            #expect(try PairingMessage(reply: answer.body).error == .authentication)
            #expect(answer.session == nil)
        }
    }

    @Test("another device at the address is told from a changed key (quirk Q10)")
    func otherDevice() throws {
        let id = try #require(DeviceID("02:AA:10:CC:34:EE"))
        var elsewhere = ourController(AccessoryPairing(deviceID: id, publicKey: pairing.publicKey))
        _ = elsewhere.start()
        #expect(OrderKind(elsewhere.receive(try message("M2"))) == .fail(.identityMismatch))
        var changed = ourController(AccessoryPairing(deviceID: pairing.deviceID, publicKey: record.publicKey))
        _ = changed.start()
        #expect(OrderKind(changed.receive(try message("M2"))) == .fail(.badSignature))
    }

    @Test("the stored id may have another case")
    func foldedIdentifier() throws {
        let id = try #require(DeviceID(pairing.deviceID.text.lowercased()))
        var machine = ourController(AccessoryPairing(deviceID: id, publicKey: pairing.publicKey))
        _ = machine.start()
        #expect(OrderKind(machine.receive(try message("M2"))) == .send)
    }

    @Test("a changed byte of key or proof in M2 is refused, wherever it is")
    func tamperedM2() throws {
        let m2 = try message("M2")
        for index in m2.indices.dropFirst(5) where index != 37 && index != 38 {
            var machine = ourController()
            _ = machine.start()
            var bytes = m2
            bytes[index] ^= 1
            guard case .fail = machine.receive(bytes) else {
                throw TestFailure("byte \(index) of M2 may be changed")
            }
        }
    }

    @Test("a changed byte of the proof in M3 is refused, wherever it is")
    func tamperedM3() throws {
        let m3 = try message("M3")
        for index in m3.indices.dropFirst(5) {
            var machine = ourAccessory()
            _ = machine.receive(try message("M1"), pairings: [record])
            var bytes = m3
            bytes[index] ^= 1
            let answer = machine.receive(bytes, pairings: [record])
            #expect(try PairingMessage(reply: answer.body).error == .authentication)
            #expect(answer.session == nil)
        }
    }

    @Test("keys that lead to no secret are refused on both sides")
    func weakKeys() throws {
        let zeros = [UInt8](repeating: 0, count: 32)
        var machine = ourController()
        _ = machine.start()
        var m2 = PairingMessage(state: 2)
        m2.append(.publicKey, zeros)
        m2.append(.encryptedData, [UInt8](repeating: 0, count: 100))
        #expect(OrderKind(machine.receive(m2.encoded)) == .fail(.illegalValue))
        var accessory = ourAccessory()
        var m1 = PairingMessage(state: 1)
        m1.append(.publicKey, zeros)
        let answer = accessory.receive(m1.encoded, pairings: [record])
        #expect(try PairingMessage(reply: answer.body).error == .authentication)
    }

    @Test("a recorded M3 does not fit another M2")
    func replay() throws {
        var machine = PairVerifyAccessory(identity: accessory, random: .seeded(12))
        _ = machine.receive(try message("M1"), pairings: [record])
        let answer = machine.receive(try message("M3"), pairings: [record])
        #expect(try PairingMessage(reply: answer.body).error == .authentication)
    }
}
