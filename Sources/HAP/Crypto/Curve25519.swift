// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// What libsodium does on curve 25519: Ed25519 signs, X25519 agrees on a secret.
enum Curve25519 {
    /// Of every key and seed.
    static let byteCount = 32
    static let signatureByteCount = 64

    /// The two halves of a signing key; the secret one is in libsodium's form, for ``signature(over:by:)``.
    static func signingKeys(from seed: SecretBytes) throws(CryptoError) -> (secret: SecretBytes, open: [UInt8]) {
        try CryptoLibrary.prepareSodium()
        try checkLength(seed.count, byteCount)
        var open = [UInt8](repeating: 0, count: byteCount)
        let failure = CryptoError.libraryFailure("importing a signing key")
        let secret = try SecretBytes(count: signingKeyByteCount, orThrow: failure) { target in
            seed.withBytes { crypto_sign_seed_keypair(&open, target, $0) }
        }
        return (secret, open)
    }

    private static let signingKeyByteCount = 64

    static func signature(over message: [UInt8], by secret: SecretBytes) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: signatureByteCount)
        // It has nothing to fail for.
        _ = secret.withBytes { crypto_sign_detached(&signature, nil, message, UInt64(message.count), $0) }
        return signature
    }

    /// False for whatever does not fit, malformed signatures and keys among it.
    static func accepts(_ signature: [UInt8], over message: [UInt8], by publicKey: [UInt8]) -> Bool {
        guard signature.count == signatureByteCount, publicKey.count == byteCount,
            (try? CryptoLibrary.prepareSodium()) != nil
        else { return false }
        return crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
    }

    /// The public half of an agreement key.
    static func agreementKey(of secret: SecretBytes) throws(CryptoError) -> [UInt8] {
        try CryptoLibrary.prepareSodium()
        try checkLength(secret.count, byteCount)
        var open = [UInt8](repeating: 0, count: byteCount)
        let code = secret.withBytes { crypto_scalarmult_base(&open, $0) }
        guard code == 0 else { throw .libraryFailure("importing an agreement key") }
        return open
    }

    /// Refuses a peer whose key gives the all-zero secret.
    static func sharedSecret(of secret: SecretBytes, with peer: [UInt8]) throws(CryptoError) -> SecretBytes {
        try checkLength(peer.count, byteCount)
        return try SecretBytes(count: byteCount, orThrow: .weakPublicKey) { target in
            secret.withBytes { crypto_scalarmult(target, $0, peer) }
        }
    }
}
