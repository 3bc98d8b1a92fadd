// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The accessory's half of SRP-6a, for one attempt. Source: HAP reference 6.1.
package struct SRPServer: Sendable {
    /// 16 bytes, as the verifier has it.
    package let salt: [UInt8]
    /// B, 384 bytes.
    package let publicKey: [UInt8]
    private let verifier: BigNumber
    private let exponent: BigNumber

    /// Draws the private number until B begins with a non-zero byte. Quirk Q66.
    ///
    /// - Parameter beginningWithZero: draws until it does begin with a zero, which takes about 256 draws; for trying
    ///   controllers on.
    package static func open(
        _ verifier: SRPVerifier, using random: RandomBytes, beginningWithZero: Bool = false
    ) throws(SRPError) -> SRPServer {
        while true {
            let server = try SRPServer(verifier, privateKey: random.drawSecret(SRPGroup.privateByteCount))
            if (server.publicKey[0] == 0) == beginningWithZero { return server }
        }
    }

    /// With a given private number, however B begins.
    init(_ verifier: SRPVerifier, privateKey: SecretBytes) throws(SRPError) {
        salt = verifier.salt
        self.verifier = try srp(BigNumber(verifier.value))
        exponent = try srp(BigNumber(privateKey))
        let group = try srp(SRPGroup.standard())
        let masked = try srp(group.multiplier.times(self.verifier, modulo: group.prime))
        let power = try srp(group.generator.raised(to: exponent, modulo: group.prime))
        publicKey = try srp(masked.plus(power, modulo: group.prime).padded(to: SRPGroup.byteCount))
    }

    /// What a right proof earns: K and the proof M2 that answers it.
    package struct Acceptance: Sendable {
        /// 64 bytes.
        package let sessionKey: SecretBytes
        /// 64 bytes.
        package let serverProof: [UInt8]
    }

    /// Checks A and M1. Takes the form of Apple's accessory code and those with A, B or S padded; K is then that of the
    /// form that matched. Quirk Q66.
    ///
    /// - Throws: `.illegalPublicKey`, `.illegalScrambler`, `.malformedProof` or `.wrongProof`.
    package func check(clientKey: [UInt8], proof: [UInt8]) throws(SRPError) -> Acceptance {
        guard proof.count == SHA512.byteCount else { throw .malformedProof }
        guard let clientKey = SRPGroup.pad(clientKey) else { throw .illegalPublicKey }
        let input = SRPProof.Input(
            salt: salt, clientKey: clientKey, serverKey: publicKey, secret: try secret(with: clientKey))
        var acceptance: Acceptance?
        for padding in 0...UInt8(7) {
            let candidate = try srp(SRPProof(input, padding: SRPProof.Padding(rawValue: padding)))
            if ConstantTime.equal(candidate.client, proof), acceptance == nil {
                acceptance = Acceptance(sessionKey: candidate.sessionKey, serverProof: candidate.server)
            }
        }
        guard let acceptance else { throw .wrongProof }
        return acceptance
    }

    /// S = (A·v^u)^b mod N, padded.
    private func secret(with clientKey: [UInt8]) throws(SRPError) -> SecretBytes {
        let group = try srp(SRPGroup.standard())
        let client = try group.publicNumber(clientKey)
        let scrambler = try SRPGroup.scrambler(clientKey, publicKey)
        let base = try srp(
            client.times(verifier.raised(to: scrambler, modulo: group.prime), modulo: group.prime))
        return try srp(base.raised(to: exponent, modulo: group.prime).paddedSecret(to: SRPGroup.byteCount))
    }
}

extension SRPServer: CustomStringConvertible {
    package var description: String { "<SRP server>" }
}
