// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The sealed item inside a pairing message: one key, one label as nonce, no header. Source: HAP reference 5.
package struct SealedMessage: Sendable {
    let key: SecretBytes
    let nonce: UInt64

    package enum Label: String {
        case setupM5 = "PS-Msg05"
        case setupM6 = "PS-Msg06"
        case verifyM2 = "PV-Msg02"
        case verifyM3 = "PV-Msg03"
        case resumeM1 = "PR-Msg01"
        case resumeM2 = "PR-Msg02"
    }

    package init(_ label: Label, key: SecretBytes) {
        self.key = key
        nonce = label.rawValue.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Ciphertext and tag.
    package func seal(_ plaintext: [UInt8]) throws(CryptoError) -> [UInt8] {
        let cipher = try ChaCha20Poly1305(key: key)
        var sealed = [UInt8](repeating: 0, count: plaintext.count + ChaCha20Poly1305.tagByteCount)
        plaintext.withUnsafeBytes { plaintext in
            sealed.withUnsafeMutableBytes { output in
                cipher.seal(plaintext, nonce: nonce, authenticating: .init(start: nil, count: 0), into: output)
            }
        }
        return sealed
    }

    /// - Throws: `.authenticationFailed` for whatever was not sealed with this key and label.
    package func open(_ sealed: [UInt8]) throws(CryptoError) -> [UInt8] {
        guard sealed.count >= ChaCha20Poly1305.tagByteCount else { throw .authenticationFailed }
        let cipher = try ChaCha20Poly1305(key: key)
        var plaintext = [UInt8](repeating: 0, count: sealed.count - ChaCha20Poly1305.tagByteCount)
        try sealed.withRawBytes { (sealed) throws(CryptoError) in
            try plaintext.withMutableRawBytes { (output) throws(CryptoError) in
                try cipher.open(sealed, nonce: nonce, authenticating: .init(start: nil, count: 0), into: output)
            }
        }
        return plaintext
    }
}
