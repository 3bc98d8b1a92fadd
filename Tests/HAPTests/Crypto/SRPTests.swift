// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("SRP-6a")
struct SRPTests {
    private static let names = ["basic", "zeroA", "zeroB", "zeroS", "zeroK"]

    private func vector(_ name: String) throws -> Vectors.SRP {
        try #require(try Vectors.load().srp[name])
    }

    private func server(_ vector: Vectors.SRP) throws -> SRPServer {
        let verifier = try SRPVerifier(try SetupCode(vector.password), salt: vector.salt.bytes)
        return try SRPServer(verifier, privateKey: SecretBytes(vector.b.bytes))
    }

    @Test("the vectors are the five we know")
    func completeness() throws {
        #expect(try Vectors.load().srp.keys.sorted() == Self.names.sorted())
    }

    @Test("group, code and verifier agree with every vector", arguments: names)
    func constants(name: String) throws {
        let vector = try vector(name)
        let group = try SRPGroup.standard()
        let code = try SetupCode(vector.password)
        #expect(try group.multiplier.padded(to: 64) == vector.k.bytes)
        #expect(group.groupHash == vector.groupHash.bytes)
        #expect(try SRPGroup.privateKey(of: code, salt: vector.salt.bytes).padded(to: 64) == vector.x.bytes)
        #expect(try SRPVerifier(code, salt: vector.salt.bytes).value.bytes == vector.v.bytes)
        let input = SRPProof.Input(
            salt: vector.salt.bytes, clientKey: vector.clientKey.bytes, serverKey: vector.serverKey.bytes,
            secret: SecretBytes(vector.secret.bytes))
        #expect(try SRPProof(input).sessionKey.bytes == vector.sessionKey.bytes)
        #expect(try SRPGroup.scrambler(vector.clientKey.bytes, vector.serverKey.bytes).padded(to: 64) == vector.u.bytes)
    }

    @Test("the controller's values agree with every vector", arguments: names)
    func client(name: String) throws {
        let vector = try vector(name)
        let challenge = try SRPChallenge(salt: vector.salt.bytes, serverKey: vector.serverKey.bytes)
        let client = try SRPClient.answer(
            challenge, with: try SetupCode(vector.password), privateKey: SecretBytes(vector.a.bytes))
        #expect(client.publicKey == vector.clientKey.bytes)
        #expect(client.sessionKey.bytes == vector.sessionKey.bytes)
        #expect(client.clientProof == vector.clientProof.bytes)
        #expect(client.accepts(serverProof: vector.serverProof.bytes))
        #expect(!client.accepts(serverProof: vector.clientProof.bytes))
        #expect(!client.accepts(serverProof: []))
        #expect(challenge.beginsWithZero == (name == "zeroB"))
    }

    @Test("the accessory's values agree with every vector", arguments: names)
    func server(name: String) throws {
        let vector = try vector(name)
        let server = try server(vector)
        #expect(server.publicKey == vector.serverKey.bytes)
        let acceptance = try server.check(clientKey: vector.clientKey.bytes, proof: vector.clientProof.bytes)
        #expect(acceptance.sessionKey.bytes == vector.sessionKey.bytes)
        #expect(acceptance.serverProof == vector.serverProof.bytes)
    }

    @Test("the accessory takes the proof of stacks that pad, with their session key", arguments: names.dropFirst())
    func paddedVariants(name: String) throws {
        let vector = try vector(name)
        let variant = try #require(vector.paddedVariants)
        let acceptance = try server(vector).check(clientKey: vector.clientKey.bytes, proof: variant.clientProof.bytes)
        #expect(acceptance.sessionKey.bytes == variant.sessionKey.bytes)
    }

    @Test("a public number sent without its leading zero is the same number", arguments: ["zeroA", "zeroB"])
    func strippedKeys(name: String) throws {
        let vector = try vector(name)
        let stripped = SRPGroup.strip(vector.clientKey.bytes)
        #expect(
            try server(vector).check(clientKey: stripped, proof: vector.clientProof.bytes).sessionKey.bytes
                == vector.sessionKey.bytes)
        let challenge = try SRPChallenge(salt: vector.salt.bytes, serverKey: SRPGroup.strip(vector.serverKey.bytes))
        #expect(challenge.serverKey == vector.serverKey.bytes)
    }

    @Test("the controller draws until none of its values begins with zero", arguments: ["zeroA", "zeroS", "zeroK"])
    func redraws(name: String) throws {
        let vector = try vector(name)
        let challenge = try SRPChallenge(salt: vector.salt.bytes, serverKey: vector.serverKey.bytes)
        let basic = try self.vector("basic")
        let client = try SRPClient.answer(
            challenge, with: try SetupCode(vector.password), using: .scripted([vector.a.bytes, basic.a.bytes]))
        #expect(client.publicKey == basic.clientKey.bytes)
    }

    @Test("the accessory draws salt and b until neither salt nor B begins with zero")
    func accessoryRedraws() throws {
        let vector = try vector("zeroB")
        let code = try SetupCode(vector.password)
        let zeroSalt = [0] + [UInt8](repeating: 1, count: 15)
        let verifier = try SRPVerifier.make(for: code, using: .scripted([zeroSalt, vector.salt.bytes]))
        #expect(verifier.salt == vector.salt.bytes)
        let basic = try self.vector("basic")
        let server = try SRPServer.open(verifier, using: .scripted([vector.b.bytes, basic.b.bytes]))
        #expect(server.publicKey == basic.serverKey.bytes)
    }

    @Test("a salt of zeros stays sixteen bytes")
    func zeroSalt() throws {
        let code = try SetupCode("482-06-913")
        let salt = [UInt8](repeating: 0, count: 16)
        let server = try SRPServer.open(try SRPVerifier(code, salt: salt), using: .seeded(4))
        let client = try SRPClient.answer(
            try SRPChallenge(salt: server.salt, serverKey: server.publicKey), with: code, using: .seeded(5))
        let acceptance = try server.check(clientKey: client.publicKey, proof: client.clientProof)
        #expect(client.accepts(serverProof: acceptance.serverProof))
    }

    /// 0, N, and a number longer than N.
    private func illegalKeys() throws -> [[UInt8]] {
        let prime = try SRPGroup.standard().prime.padded(to: 384)
        return [[], [0], [UInt8](repeating: 0, count: 384), prime, [1] + prime]
    }

    @Test("multiples of the prime are refused on both sides")
    func illegalNumbers() throws {
        let vector = try vector("basic")
        let server = try server(vector)
        for key in try illegalKeys() {
            #expect(throws: SRPError.illegalPublicKey) { try SRPChallenge(salt: vector.salt.bytes, serverKey: key) }
            #expect(throws: SRPError.illegalPublicKey) {
                try server.check(clientKey: key, proof: vector.clientProof.bytes)
            }
        }
    }

    @Test("an accessory that forces the secret to one value is refused, not redrawn for ever")
    func forcedSecret() throws {
        let vector = try vector("basic")
        let code = try SetupCode(vector.password)
        let group = try SRPGroup.standard()
        let verifier = try BigNumber(SRPVerifier(code, salt: vector.salt.bytes).value)
        let forced = try group.multiplier.times(verifier, modulo: group.prime).padded(to: 384)
        let challenge = try SRPChallenge(salt: vector.salt.bytes, serverKey: forced)
        #expect(throws: SRPError.noUsableValues) { try SRPClient.answer(challenge, with: code, using: .seeded(1)) }
    }

    @Test("wrong and malformed proofs are told apart")
    func proofs() throws {
        let vector = try vector("basic")
        let server = try server(vector)
        for index in vector.clientProof.bytes.indices {
            var proof = vector.clientProof.bytes
            proof[index] ^= 0x80
            #expect(throws: SRPError.wrongProof) { try server.check(clientKey: vector.clientKey.bytes, proof: proof) }
        }
        for proof in [[], Array(vector.clientProof.bytes.dropLast()), vector.clientProof.bytes + [0]] {
            #expect(throws: SRPError.malformedProof) {
                try server.check(clientKey: vector.clientKey.bytes, proof: proof)
            }
        }
    }
}
