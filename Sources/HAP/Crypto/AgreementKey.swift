// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// An X25519 key pair, drawn anew for every connection.
package struct AgreementKey: Sendable {
    /// The public half, 32 bytes.
    package let publicKey: [UInt8]
    private let key: CurveKey

    /// - Throws: `CryptoError.wrongLength` unless the secret has 32 bytes.
    package init(secret: SecretBytes) throws(CryptoError) {
        key = try CurveKey(.x25519, secret: secret)
        publicKey = try key.publicBytes()
    }

    package static func generate(using random: RandomBytes) throws(CryptoError) -> AgreementKey {
        try AgreementKey(secret: random.drawSecret(CurveKey.byteCount))
    }

    /// What both sides can compute and nobody else.
    ///
    /// - Throws: `.wrongLength` for a key that is not 32 bytes, `.weakPublicKey` for one that gives all zeros.
    package func sharedSecret(with publicKey: [UInt8]) throws(CryptoError) -> SecretBytes {
        try key.sharedSecret(with: CurveKey(.x25519, publicKey: publicKey))
    }
}

extension AgreementKey: CustomStringConvertible {
    package var description: String { "<agreement key>" }
}
