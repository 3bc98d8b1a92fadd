// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// ChaCha20-Poly1305 (RFC 8439) with one key, over many messages.
///
/// HAP's nonces are four zero bytes and eight more, here a little-endian number: the eight letters of a pairing
/// message's label, or a frame's counter. No two messages sealed with one key may have the same.
struct ChaCha20Poly1305: Sendable {
    private let key: SecretBytes

    static let keyByteCount = 32
    static let tagByteCount = 16

    init(key: SecretBytes) throws(CryptoError) {
        try CryptoLibrary.prepareSodium()
        try checkLength(key.count, Self.keyByteCount)
        self.key = key
    }

    /// Writes ciphertext and tag; `output` has room for exactly both.
    func seal(
        _ plaintext: UnsafeRawBufferPointer, nonce: UInt64, authenticating header: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) {
        precondition(output.count == plaintext.count + Self.tagByteCount, "no room for ciphertext and tag")
        guard let target = output.bindMemory(to: UInt8.self).baseAddress else { return }
        // It has nothing to fail for.
        _ = withKey(and: nonce) { key, nonce in
            crypto_aead_chacha20poly1305_ietf_encrypt(
                target, nil, plaintext.bytes, UInt64(plaintext.count), header.bytes, UInt64(header.count), nil, nonce,
                key)
        }
    }

    /// Writes the plaintext; `output` has room for exactly that. On failure its bytes mean nothing.
    ///
    /// - Throws: `.authenticationFailed` if the tag, which ends `sealed`, does not fit.
    func open(
        _ sealed: UnsafeRawBufferPointer, nonce: UInt64, authenticating header: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        guard sealed.count >= Self.tagByteCount, let source = sealed.bytes else { throw .authenticationFailed }
        precondition(output.count == sealed.count - Self.tagByteCount, "no room for the plaintext")
        let target = output.bindMemory(to: UInt8.self).baseAddress
        let code = withKey(and: nonce) { key, nonce in
            crypto_aead_chacha20poly1305_ietf_decrypt(
                target, nil, nil, source, UInt64(sealed.count), header.bytes, UInt64(header.count), nonce, key)
        }
        guard code == 0 else { throw .authenticationFailed }
    }

    private func withKey(
        and nonce: UInt64, _ body: (_ key: UnsafePointer<UInt8>, _ nonce: UnsafePointer<UInt8>) -> Int32
    ) -> Int32 {
        let little = nonce.littleEndian
        let vector = (UInt32(0), UInt32(truncatingIfNeeded: little), UInt32(truncatingIfNeeded: little >> 32))
        return withUnsafePointer(to: vector) { vector in
            vector.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: vector.pointee)) { vector in
                key.withBytes { body($0, vector) }
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var bytes: UnsafePointer<UInt8>? { bindMemory(to: UInt8.self).baseAddress }
}
