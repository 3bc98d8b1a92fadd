// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// Comparison whose duration tells nothing about where two byte strings differ.
enum ConstantTime {
    /// Whether both hold the same bytes. Lengths are not secret.
    static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
    }
}
