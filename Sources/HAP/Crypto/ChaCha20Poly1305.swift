// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// ChaCha20-Poly1305 (RFC 8439) with one key, for one direction, over many messages.
///
/// HAP's nonces are four zero bytes and eight more, here a little-endian number: the eight letters of a pairing
/// message's label, or a frame's counter.
struct ChaCha20Poly1305: ~Copyable, @unchecked Sendable {
    // Sendable because the context has this one owner, and every use of it needs exclusive access (`mutating`).
    private let context: OpaquePointer

    static let keyByteCount = 32
    static let tagByteCount = 16

    enum Direction {
        case seal
        case open
    }

    init(key: SecretBytes, for direction: Direction) throws(CryptoError) {
        CryptoLibrary.prepare()
        try CurveKey.checkLength(key.count, Self.keyByteCount)
        let cipher = try checkOpenSSL(Self.algorithm.handle, "fetching ChaCha20-Poly1305")
        let fresh = try checkOpenSSL(EVP_CIPHER_CTX_new(), "preparing a cipher")
        let code = key.withUnsafeBytes { bytes in
            EVP_CipherInit_ex2(
                fresh, cipher, bytes.bindMemory(to: UInt8.self).baseAddress, nil, direction == .seal ? 1 : 0, nil)
        }
        if code != 1 { EVP_CIPHER_CTX_free(fresh) }
        try checkOpenSSL(code, "preparing a cipher")
        context = fresh
    }

    deinit {
        EVP_CIPHER_CTX_free(context)
    }

    /// Writes ciphertext and tag; `output` has room for exactly both.
    mutating func seal(
        _ plaintext: UnsafeRawBufferPointer, nonce: UInt64, authenticating header: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        precondition(output.count == plaintext.count + Self.tagByteCount, "no room for ciphertext and tag")
        try begin(nonce: nonce, authenticating: header)
        try update(plaintext, into: output, "sealing")
        try finish("sealing")
        let tag = output.baseAddress.map { $0 + plaintext.count }
        try checkOpenSSL(
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagByteCount), tag), "sealing")
    }

    /// Writes the plaintext; `output` has room for exactly that. On failure its bytes mean nothing.
    ///
    /// - Throws: `.authenticationFailed` if the tag, which ends `sealed`, does not fit.
    mutating func open(
        _ sealed: UnsafeRawBufferPointer, nonce: UInt64, authenticating header: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) throws(CryptoError) {
        guard sealed.count >= Self.tagByteCount else { throw .authenticationFailed }
        precondition(output.count == sealed.count - Self.tagByteCount, "no room for the plaintext")
        try begin(nonce: nonce, authenticating: header)
        try update(UnsafeRawBufferPointer(rebasing: sealed.dropLast(Self.tagByteCount)), into: output, "opening")
        let tag = UnsafeMutableRawPointer(mutating: sealed.baseAddress.map { $0 + output.count })
        try checkOpenSSL(
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagByteCount), tag), "opening")
        do {
            try finish("opening")
        } catch {
            throw .authenticationFailed
        }
    }

    private func begin(nonce: UInt64, authenticating header: UnsafeRawBufferPointer) throws(CryptoError) {
        let little = nonce.littleEndian
        var vector = (UInt32(0), UInt32(truncatingIfNeeded: little), UInt32(truncatingIfNeeded: little >> 32))
        let code = withUnsafeBytes(of: &vector) { vector in
            EVP_CipherInit_ex2(context, nil, nil, vector.bindMemory(to: UInt8.self).baseAddress, -1, nil)
        }
        try checkOpenSSL(code, "setting a nonce")
        guard !header.isEmpty else { return }
        var written: Int32 = 0
        let bytes = header.bindMemory(to: UInt8.self)
        try checkOpenSSL(
            EVP_CipherUpdate(context, nil, &written, bytes.baseAddress, Int32(bytes.count)), "authenticating")
    }

    private func update(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, _ operation: String
    ) throws(CryptoError) {
        guard !input.isEmpty else { return }
        var written: Int32 = 0
        let source = input.bindMemory(to: UInt8.self)
        let target = output.bindMemory(to: UInt8.self)
        try checkOpenSSL(
            EVP_CipherUpdate(context, target.baseAddress, &written, source.baseAddress, Int32(source.count)),
            operation)
    }

    private func finish(_ operation: String) throws(CryptoError) {
        var written: Int32 = 0
        var rest: (UInt64, UInt64) = (0, 0)  // a stream cipher leaves nothing, yet wants a place for it
        let code = withUnsafeMutableBytes(of: &rest) { rest in
            EVP_CipherFinal_ex(context, rest.bindMemory(to: UInt8.self).baseAddress, &written)
        }
        try checkOpenSSL(code, operation)
    }
}

extension ChaCha20Poly1305 {
    /// The algorithm, fetched once for the process: a fetch costs more than sealing a frame.
    private struct Algorithm: @unchecked Sendable {
        // Sendable because a fetched algorithm is constant and lives as long as the process.
        let handle: OpaquePointer?
    }

    private static let algorithm = Algorithm(handle: EVP_CIPHER_fetch(nil, "ChaCha20-Poly1305", nil))
}
