// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("What is left of secrets in memory", .serialized)
struct SecretRemainsTests {
    @Test("a secret is there as long as somebody owns it, and gone with its last owner")
    func ownership() {
        var secret: SecretBytes? = RandomBytes.system.drawSecret(48)
        guard let trace = secret.map({ OwnMemory.Trace("secret", of: $0) }) else { return }
        #expect(OwnMemory.count([trace]) == ["secret": 1])
        secret = nil
        #expect(OwnMemory.count([trace]) == ["secret": 0])
    }

    @Test("after a pairing and a session neither the shared numbers nor any key is left over")
    func pairing() throws {
        let traces = try Self.pairAndVerify()
        #expect(traces.count == 7)
        let left = OwnMemory.count(traces)
        #expect(left.values.allSatisfy { $0 == 0 }, "\(left)")
    }

    /// Runs both sides and drops everything.
    private static func pairAndVerify() throws -> [OwnMemory.Trace] {
        let code = SetupCode.generate(using: .system)
        let verifier = try SRPVerifier.make(for: code, using: .system)
        let (a, b) = (RandomBytes.system.drawSecret(32), RandomBytes.system.drawSecret(32))
        let server = try SRPServer(verifier, privateKey: b)
        let client = try SRPClient.answer(
            SRPChallenge(salt: server.salt, serverKey: server.publicKey), with: code, privateKey: a)
        let acceptance = try server.check(clientKey: client.publicKey, proof: client.clientProof)
        #expect(client.accepts(serverProof: acceptance.serverProof))
        let sealing = try KeyDerivation.setupEncryption(acceptance.sessionKey)

        let (one, other) = (try AgreementKey.generate(using: .system), try AgreementKey.generate(using: .system))
        let shared = try one.sharedSecret(with: other.publicKey)
        let keys = try SessionKeys(sharedSecret: shared)
        var cipher = try SessionCipher(keys, role: .controller)
        _ = cipher.seal([1, 2, 3])
        return [
            .init("S", of: try sharedNumber(client.publicKey, server.publicKey, verifier, b)),
            .init("K", of: acceptance.sessionKey), .init("sealing key", of: sealing), .init("X25519", of: shared),
            .init("read key", of: keys.accessoryToController), .init("write key", of: keys.controllerToAccessory),
            .init("verifier", of: verifier.value),
        ]
    }

    /// S as the accessory computes it: (A·v^u)^b mod N.
    private static func sharedNumber(
        _ clientKey: [UInt8], _ serverKey: [UInt8], _ verifier: SRPVerifier, _ exponent: SecretBytes
    ) throws -> SecretBytes {
        let group = try SRPGroup.standard()
        let power = try BigNumber(verifier.value).raised(
            to: SRPGroup.scrambler(clientKey, serverKey), modulo: group.prime)
        let base = try BigNumber(clientKey).times(power, modulo: group.prime)
        return try base.raised(to: BigNumber(exponent), modulo: group.prime).paddedSecret(to: SRPGroup.byteCount)
    }
}
