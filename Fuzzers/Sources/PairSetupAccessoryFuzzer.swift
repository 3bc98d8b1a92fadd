// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// A message to an accessory that awaits M1, M3 or M5; M5 also with rubbish sealed by the right key.
struct PairSetupAccessoryFuzzer: Fuzzer {
    private let awaiting: [PairSetupAccessory]
    private let seal: SealedMessage

    init() throws {
        let code = try SetupCode("482-06-913")
        var accessory = PairSetupAccessory(identity: try .generate(using: .system), secret: .code(code))
        var stages = [accessory]
        var first = PairingMessage(state: 1)
        first.append(.method, [PairingMethod.pairSetup.rawValue])
        let second = try PairingMessage(reply: accessory.receive(first.encoded).body)
        stages.append(accessory)
        let challenge = try SRPChallenge(salt: second[.salt] ?? [], serverKey: second[.publicKey] ?? [])
        let client = try SRPClient.answer(challenge, with: code, using: .system)
        var third = PairingMessage(state: 3)
        third.append(.publicKey, client.publicKey)
        third.append(.proof, client.clientProof)
        promise(accessory.receive(third.encoded).status == 200, "the right proof is taken")
        stages.append(accessory)
        awaiting = stages
        seal = SealedMessage(.setupM5, key: try KeyDerivation.setupEncryption(client.sessionKey))
    }

    func run(_ input: [UInt8]) {
        let choice = Choice(input, of: 4)
        var accessory = awaiting[min(choice.number, 2)]
        let answer = accessory.receive(choice.number == 3 ? sealed(choice.rest) : choice.rest)
        promise(answer.status == 200 || answer.store.isEmpty, "a bad request stores nothing")
        promise(!answer.becomesPaired || choice.number > 1, "nobody is paired before M5")
    }

    private func sealed(_ plaintext: [UInt8]) -> [UInt8] {
        var message = PairingMessage(state: 5)
        message.append(.encryptedData, (try? seal.seal(plaintext)) ?? [])
        return message.encoded
    }
}

extension PairSetupAccessory {
    fileprivate mutating func receive(_ body: [UInt8]) -> PairSetupAnswer {
        receive(body, on: 1, at: .zero, isPaired: false)
    }
}
