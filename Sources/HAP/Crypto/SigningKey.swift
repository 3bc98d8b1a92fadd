// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A long-term Ed25519 key pair (LTSK and LTPK): who we are, for as long as a pairing lasts.
package struct SigningKey: Sendable {
    /// The 32 bytes to store; everything else follows from them.
    package let seed: SecretBytes
    /// The public half, 32 bytes.
    package let publicKey: [UInt8]
    private let secret: SecretBytes

    package static let publicKeyByteCount = Curve25519.byteCount

    /// - Throws: `CryptoError.wrongLength` unless the seed has 32 bytes.
    package init(seed: SecretBytes) throws(CryptoError) {
        self.seed = seed
        (secret, publicKey) = try Curve25519.signingKeys(from: seed)
    }

    /// A fresh key.
    package static func generate(using random: RandomBytes) throws(CryptoError) -> SigningKey {
        try SigningKey(seed: random.drawSecret(Curve25519.byteCount))
    }

    /// The 64-byte signature over `message`.
    package func signature(over message: [UInt8]) -> [UInt8] {
        Curve25519.signature(over: message, by: secret)
    }

    /// Whether `signature` over `message` was made with the key behind `publicKey`. False for malformed input too.
    package static func accepts(_ signature: [UInt8], over message: [UInt8], by publicKey: [UInt8]) -> Bool {
        Curve25519.accepts(signature, over: message, by: publicKey)
    }
}

extension SigningKey: Equatable, CustomStringConvertible {
    package static func == (left: SigningKey, right: SigningKey) -> Bool { left.seed == right.seed }
    package var description: String { "<signing key>" }
}
