// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// Owner of one libcrypto key on curve 25519; the raw handle does not leave this file.
final class CurveKey: @unchecked Sendable {
    // Sendable because a key is never changed after init, and libcrypto counts its references atomically.
    private let handle: OpaquePointer

    static let byteCount = 32
    static let signatureByteCount = 64

    enum Kind {
        case ed25519
        case x25519

        fileprivate var number: Int32 {
            switch self {
            case .ed25519: EVP_PKEY_ED25519
            case .x25519: EVP_PKEY_X25519
            }
        }
    }

    init(_ kind: Kind, secret: SecretBytes) throws(CryptoError) {
        CryptoLibrary.prepare()
        try Self.checkLength(secret.count, Self.byteCount)
        let key = secret.withUnsafeBytes { bytes in
            EVP_PKEY_new_raw_private_key(
                kind.number, nil, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        handle = try checkOpenSSL(key, "importing a private key")
    }

    init(_ kind: Kind, publicKey: [UInt8]) throws(CryptoError) {
        CryptoLibrary.prepare()
        try Self.checkLength(publicKey.count, Self.byteCount)
        let key = EVP_PKEY_new_raw_public_key(kind.number, nil, publicKey, publicKey.count)
        handle = try checkOpenSSL(key, "importing a public key")
    }

    deinit {
        EVP_PKEY_free(handle)
    }

    static func checkLength(_ actual: Int, _ expected: Int) throws(CryptoError) {
        guard actual == expected else { throw .wrongLength(expected: expected, actual: actual) }
    }

    func publicBytes() throws(CryptoError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        var count = bytes.count
        try checkOpenSSL(EVP_PKEY_get_raw_public_key(handle, &bytes, &count), "reading a public key")
        return bytes
    }

    /// Ed25519 only.
    func signature(over message: [UInt8]) throws(CryptoError) -> [UInt8] {
        let context = try checkOpenSSL(EVP_MD_CTX_new(), "preparing a signature")
        defer { EVP_MD_CTX_free(context) }
        try checkOpenSSL(EVP_DigestSignInit(context, nil, nil, nil, handle), "preparing a signature")
        var signature = [UInt8](repeating: 0, count: Self.signatureByteCount)
        var count = signature.count
        try checkOpenSSL(EVP_DigestSign(context, &signature, &count, message, message.count), "signing")
        return signature
    }

    /// Ed25519 only. False for whatever does not fit, malformed signatures among it.
    func accepts(_ signature: [UInt8], over message: [UInt8]) throws(CryptoError) -> Bool {
        let context = try checkOpenSSL(EVP_MD_CTX_new(), "preparing a check")
        defer { EVP_MD_CTX_free(context) }
        try checkOpenSSL(EVP_DigestVerifyInit(context, nil, nil, nil, handle), "preparing a check")
        let code = EVP_DigestVerify(context, signature, signature.count, message, message.count)
        if code != 1 { ERR_clear_error() }
        return code == 1
    }

    /// X25519 only. Refuses a peer whose key gives the all-zero secret.
    func sharedSecret(with peer: CurveKey) throws(CryptoError) -> SecretBytes {
        let context = try checkOpenSSL(EVP_PKEY_CTX_new(handle, nil), "preparing a key agreement")
        defer { EVP_PKEY_CTX_free(context) }
        try checkOpenSSL(EVP_PKEY_derive_init(context), "preparing a key agreement")
        try checkOpenSSL(EVP_PKEY_derive_set_peer(context, peer.handle), "preparing a key agreement")
        let secret = try SecretBytes(count: Self.byteCount) { (output) throws(CryptoError) in
            var count = output.count
            let target = output.bindMemory(to: UInt8.self).baseAddress
            guard EVP_PKEY_derive(context, target, &count) == 1 else {
                ERR_clear_error()
                throw .weakPublicKey
            }
        }
        guard secret != Self.allZero else { throw .weakPublicKey }
        return secret
    }

    private static let allZero = SecretBytes([UInt8](repeating: 0, count: byteCount))
}
