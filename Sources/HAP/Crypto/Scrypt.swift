// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// scrypt: a key from a passphrase, slow and hungry for memory on purpose. Source: RFC 7914.
package struct Scrypt: Hashable, Sendable {
    /// N: a power of two.
    package let cost: UInt64
    /// r: in units of 128 bytes.
    package let blockSize: UInt64
    /// p: how often it is done.
    package let parallelism: UInt64

    package init(cost: UInt64, blockSize: UInt64, parallelism: UInt64) {
        self.cost = cost
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// 32 MiB, three times. Source: OWASP's cheat sheet on password storage, one of its equal settings.
    package static let standard = Scrypt(cost: 1 << 15, blockSize: 8, parallelism: 3)

    /// Whether a file may ask for it: at most 256 MiB and 16 rounds, so that a forged file cannot stop the hub.
    package var isAffordable: Bool {
        (2...(1 << 18)).contains(cost) && cost & (cost - 1) == 0 && (1...8).contains(blockSize)
            && (1...16).contains(parallelism)
    }

    /// - Parameter count: bytes wanted.
    package func key(
        from passphrase: SecretBytes, salt: [UInt8], count: Int = 32
    ) throws(CryptoError) -> SecretBytes {
        CryptoLibrary.prepare()
        let memory = 128 * blockSize * (cost + parallelism + 2)
        return try SecretBytes(count: count) { (output) throws(CryptoError) in
            let code = passphrase.withUnsafeBytes { text in
                EVP_PBE_scrypt(
                    text.bindMemory(to: CChar.self).baseAddress, text.count, salt, salt.count, cost, blockSize,
                    parallelism, memory, output.bindMemory(to: UInt8.self).baseAddress, output.count)
            }
            try checkOpenSSL(code, "deriving a key from a passphrase")
        }
    }
}
