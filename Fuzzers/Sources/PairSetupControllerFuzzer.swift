// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// An answer to a controller that awaits M2, M4 or M6; M6 also with rubbish sealed by the right key.
struct PairSetupControllerFuzzer: Fuzzer {
    private let awaiting: [PairSetupController]
    private let seal: SealedMessage

    init() throws {
        let code = try SetupCode("482-06-913")
        let server = try SRPServer.open(try SRPVerifier.make(for: code, using: .system), using: .system)
        var controller = PairSetupController(
            identity: try .generate(using: .system), expecting: nil, setupCode: code, retriesRefusedCode: false)
        _ = controller.start()
        var stages = [controller]
        var second = PairingMessage(state: 2)
        second.append(.publicKey, server.publicKey)
        second.append(.salt, server.salt)
        guard case .send(let body) = controller.receive(second.encoded) else { throw SRPError.noUsableValues }
        stages.append(controller)
        let third = try PairingMessage(request: body)
        let acceptance = try server.check(clientKey: third[.publicKey] ?? [], proof: third[.proof] ?? [])
        var fourth = PairingMessage(state: 4)
        fourth.append(.proof, acceptance.serverProof)
        guard case .send = controller.receive(fourth.encoded) else { throw SRPError.noUsableValues }
        stages.append(controller)
        awaiting = stages
        seal = SealedMessage(.setupM6, key: try KeyDerivation.setupEncryption(acceptance.sessionKey))
    }

    func run(_ input: [UInt8]) {
        let choice = Choice(input, of: 4)
        var controller = awaiting[min(choice.number, 2)]
        let order = controller.receive(choice.number == 3 ? sealed(choice.rest) : choice.rest)
        if case .succeed = order { promise(choice.number > 1, "no pairing before M6") }
    }

    private func sealed(_ plaintext: [UInt8]) -> [UInt8] {
        var message = PairingMessage(state: 6)
        message.append(.encryptedData, (try? seal.seal(plaintext)) ?? [])
        return message.encoded
    }
}
