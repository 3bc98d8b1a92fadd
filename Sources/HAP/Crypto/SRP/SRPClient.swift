// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// The controller's half of SRP-6a, computed in one go once challenge and code are known. Source: HAP reference 6.1.
package struct SRPClient: Sendable {
    /// A, 384 bytes.
    package let publicKey: [UInt8]
    private let proof: SRPProof

    /// M1, 64 bytes.
    package var clientProof: [UInt8] { proof.client }
    /// K, 64 bytes.
    package var sessionKey: SecretBytes { proof.sessionKey }

    /// About one draw in 64 is thrown away; only a made-up challenge survives this many.
    private static let maximumDraws = 32

    /// Answers a challenge, drawing the private number until A, S, K and M1 all begin with a non-zero byte, where
    /// every implementation agrees. Quirk Q66.
    package static func answer(
        _ challenge: SRPChallenge, with code: SetupCode, using random: RandomBytes
    ) throws(SRPError) -> SRPClient {
        let password = try Password(code, challenge)
        for _ in 0..<maximumDraws {
            let attempt = try Attempt(
                challenge, password, privateKey: random.drawSecret(SRPGroup.privateByteCount))
            if attempt.isUnambiguous { return attempt.client }
        }
        throw .noUsableValues
    }

    /// The same with a given private number, however its values begin.
    static func answer(
        _ challenge: SRPChallenge, with code: SetupCode, privateKey: SecretBytes
    ) throws(SRPError) -> SRPClient {
        try Attempt(challenge, Password(code, challenge), privateKey: privateKey).client
    }

    /// Whether the accessory proved with M2 that it knows the code too. Constant time.
    package func accepts(serverProof: [UInt8]) -> Bool {
        ConstantTime.equal(serverProof, proof.server)
    }
}

extension SRPClient {
    /// What depends on the code alone: x, and B - k·g^x.
    private struct Password {
        let privateKey: BigNumber
        let base: BigNumber

        init(_ code: SetupCode, _ challenge: SRPChallenge) throws(SRPError) {
            let group = try srp(SRPGroup.standard())
            let serverKey = try group.publicNumber(challenge.serverKey)
            privateKey = try srp(SRPGroup.privateKey(of: code, salt: challenge.salt))
            let verifier = try srp(group.generator.raised(to: privateKey, modulo: group.prime))
            let masked = try srp(group.multiplier.times(verifier, modulo: group.prime))
            base = try srp(serverKey.minus(masked, modulo: group.prime))
        }
    }

    /// One private number and all that follows from it.
    private struct Attempt {
        let client: SRPClient
        /// Whether no value begins with a zero byte.
        let isUnambiguous: Bool

        init(_ challenge: SRPChallenge, _ password: Password, privateKey: SecretBytes) throws(SRPError) {
            let group = try srp(SRPGroup.standard())
            let exponent = try srp(BigNumber(privateKey))
            let publicKey = try srp(
                group.generator.raised(to: exponent, modulo: group.prime).padded(to: SRPGroup.byteCount))
            let scrambler = try SRPGroup.scrambler(publicKey, challenge.serverKey)
            let sum = try srp(exponent.plus(scrambler.times(password.privateKey)))
            let secret = try srp(
                password.base.raised(to: sum, modulo: group.prime).paddedSecret(to: SRPGroup.byteCount))
            let input = SRPProof.Input(
                salt: challenge.salt, clientKey: publicKey, serverKey: challenge.serverKey, secret: secret)
            let proof = try srp(SRPProof(input))
            client = SRPClient(publicKey: publicKey, proof: proof)
            isUnambiguous =
                publicKey[0] != 0 && !secret.beginsWithZero && proof.client[0] != 0
                && !proof.sessionKey.beginsWithZero
        }
    }
}

extension SRPClient: CustomStringConvertible {
    package var description: String { "<SRP client>" }
}
