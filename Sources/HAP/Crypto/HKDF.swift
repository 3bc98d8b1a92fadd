// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// HKDF with SHA-512 (RFC 5869): makes one secret into many. Source: HAP reference 5.
package enum HKDF {
    /// - Parameter count: bytes wanted; HAP asks for 32, or 8 for a resume session id.
    package static func derive(
        from secret: SecretBytes, salt: [UInt8], info: [UInt8], count: Int = 32
    ) throws(CryptoError) -> SecretBytes {
        let pseudoRandomKey = try hmac(key: SecretBytes(salt), message: secret)
        return try expand(pseudoRandomKey, info: info, count: count)
    }

    private static func expand(_ key: SecretBytes, info: [UInt8], count: Int) throws(CryptoError) -> SecretBytes {
        precondition(count > 0 && count <= 255 * SHA512.byteCount, "HKDF gives between 1 and 16,320 bytes")
        return try SecretBytes(count: count) { (output) throws(CryptoError) in
            var block = SecretBytes([])
            for (index, start) in stride(from: 0, to: count, by: SHA512.byteCount).enumerated() {
                block = try hmac(
                    key: key, message: SecretBytes(joining: .secret(block), .open(info + [UInt8(index + 1)])))
                block.withUnsafeBytes { block in
                    let target = UnsafeMutableRawBufferPointer(rebasing: output[start...])
                    target.copyBytes(from: block.prefix(target.count))
                }
            }
        }
    }

    private static func hmac(key: SecretBytes, message: SecretBytes) throws(CryptoError) -> SecretBytes {
        CryptoLibrary.prepare()
        return try SecretBytes(count: SHA512.byteCount) { (output) throws(CryptoError) in
            let target = output.bindMemory(to: UInt8.self).baseAddress
            let result = key.withUnsafeBytes { key in
                message.withUnsafeBytes { message in
                    HMAC(
                        EVP_sha512(), key.baseAddress, Int32(key.count),
                        message.bindMemory(to: UInt8.self).baseAddress, message.count, target, nil)
                }
            }
            try checkOpenSSL(result == nil ? 0 : 1, "HMAC-SHA-512")
        }
    }
}
