// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CSodium

/// HKDF with SHA-512 (RFC 5869): makes one secret into many. Source: HAP reference 5.
package enum HKDF {
    /// - Parameter count: bytes wanted; HAP asks for 32, or 8 for a resume session id.
    package static func derive(
        from secret: SecretBytes, salt: [UInt8], info: [UInt8], count: Int = 32
    ) throws(CryptoError) -> SecretBytes {
        let pseudoRandomKey = try hmac(key: SecretBytes(salt), over: .secret(secret))
        return try expand(pseudoRandomKey, info: info, count: count)
    }

    private static func expand(_ key: SecretBytes, info: [UInt8], count: Int) throws(CryptoError) -> SecretBytes {
        precondition(count > 0 && count <= 255 * SHA512.byteCount, "HKDF gives between 1 and 16,320 bytes")
        return try SecretBytes(count: count) { (output) throws(CryptoError) in
            var block = SecretBytes([])
            for (index, start) in stride(from: 0, to: count, by: SHA512.byteCount).enumerated() {
                block = try hmac(key: key, over: .secret(block), .open(info), .open([UInt8(index + 1)]))
                block.withUnsafeBytes { block in
                    let target = UnsafeMutableRawBufferPointer(rebasing: output[start...])
                    target.copyBytes(from: block.prefix(target.count))
                }
            }
        }
    }

    private static func hmac(key: SecretBytes, over parts: SecretBytes.Part...) throws(CryptoError) -> SecretBytes {
        try CryptoLibrary.prepareSodium()
        return try SecretBytes(count: SHA512.byteCount, orThrow: .libraryFailure("HMAC-SHA-512")) { output in
            var state = crypto_auth_hmacsha512_state()
            defer { sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
            var code = key.withBytes { crypto_auth_hmacsha512_init(&state, $0, key.count) }
            for part in parts {
                code |= part.withBytes { crypto_auth_hmacsha512_update(&state, $0, UInt64(part.count)) }
            }
            return code | crypto_auth_hmacsha512_final(&state, output)
        }
    }
}
