// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// SHA-512, the only hash HAP uses.
package enum SHA512 {
    package static let byteCount = 64

    /// The digest of all parts, one after the other.
    package static func hash(_ parts: [UInt8]...) throws(CryptoError) -> [UInt8] {
        CryptoLibrary.prepare()
        let message = parts.count == 1 ? parts[0] : Array(parts.joined())
        var digest = [UInt8](repeating: 0, count: byteCount)
        let code = EVP_Digest(message, message.count, &digest, nil, EVP_sha512(), nil)
        try checkOpenSSL(code, "SHA-512")
        return digest
    }

    /// The same when the message is secret; the digest is no less so.
    static func hash(_ message: SecretBytes) throws(CryptoError) -> SecretBytes {
        CryptoLibrary.prepare()
        return try SecretBytes(count: byteCount) { (digest) throws(CryptoError) in
            let target = digest.bindMemory(to: UInt8.self).baseAddress
            let code = message.withUnsafeBytes { bytes in
                EVP_Digest(bytes.baseAddress, bytes.count, target, nil, EVP_sha512(), nil)
            }
            try checkOpenSSL(code, "SHA-512")
        }
    }
}
