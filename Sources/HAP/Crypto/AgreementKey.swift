// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An X25519 key pair, drawn anew for every connection.
package struct AgreementKey: Sendable {
    /// The public half, 32 bytes.
    package let publicKey: [UInt8]
    private let secret: SecretBytes

    /// - Throws: `CryptoError.wrongLength` unless the secret has 32 bytes.
    package init(secret: SecretBytes) throws(CryptoError) {
        publicKey = try Curve25519.agreementKey(of: secret)
        self.secret = secret
    }

    package static func generate(using random: RandomBytes) throws(CryptoError) -> AgreementKey {
        try AgreementKey(secret: random.drawSecret(Curve25519.byteCount))
    }

    /// What both sides can compute and nobody else.
    ///
    /// - Throws: `.wrongLength` for a key that is not 32 bytes, `.weakPublicKey` for one that gives all zeros.
    package func sharedSecret(with publicKey: [UInt8]) throws(CryptoError) -> SecretBytes {
        try Curve25519.sharedSecret(of: secret, with: publicKey)
    }
}

extension AgreementKey: CustomStringConvertible {
    package var description: String { "<agreement key>" }
}
