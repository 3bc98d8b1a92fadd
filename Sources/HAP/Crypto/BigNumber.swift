// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import COpenSSL

/// An unsigned number of any size, for SRP. Never changed after init; wiped when dropped.
final class BigNumber: @unchecked Sendable {
    // Sendable because nothing writes to `handle` after init.
    private let handle: OpaquePointer

    private init(compute: (OpaquePointer) -> Int32, _ operation: String) throws(CryptoError) {
        CryptoLibrary.prepare()
        handle = try checkOpenSSL(BN_new(), operation)
        // An exponent marked so is used in constant time; a marked base or modulus costs nothing.
        BN_set_flags(handle, BN_FLG_CONSTTIME)
        try checkOpenSSL(compute(handle), operation)
    }

    /// Reads big-endian bytes; leading zeros are welcome.
    convenience init(_ bytes: [UInt8]) throws(CryptoError) {
        try self.init(compute: { BN_bin2bn(bytes, Int32(bytes.count), $0) == nil ? 0 : 1 }, "reading a number")
    }

    convenience init(_ secret: SecretBytes) throws(CryptoError) {
        try self.init(
            compute: { number in
                secret.withUnsafeBytes { bytes in
                    BN_bin2bn(bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count), number)
                } == nil ? 0 : 1
            }, "reading a number")
    }

    deinit {
        BN_clear_free(handle)
    }

    /// The prime of the 3072-bit group of RFC 3526, which RFC 5054 takes over for SRP.
    static func prime3072() throws(CryptoError) -> BigNumber {
        try BigNumber(compute: { BN_get_rfc3526_prime_3072($0) == nil ? 0 : 1 }, "loading the SRP prime")
    }

    var isZero: Bool { BN_is_zero(handle) == 1 }

    /// Big-endian, left-filled with zeros to `count` bytes.
    func padded(to count: Int) throws(CryptoError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let written = BN_bn2binpad(handle, &bytes, Int32(count))
        try checkOpenSSL(written == Int32(count) ? 1 : 0, "writing a number")
        return bytes
    }

    /// The same for a number that is secret.
    func paddedSecret(to count: Int) throws(CryptoError) -> SecretBytes {
        try SecretBytes(count: count) { (bytes) throws(CryptoError) in
            let target = bytes.bindMemory(to: UInt8.self).baseAddress
            let written = BN_bn2binpad(handle, target, Int32(count))
            try checkOpenSSL(written == Int32(count) ? 1 : 0, "writing a number")
        }
    }

    func plus(_ other: BigNumber) throws(CryptoError) -> BigNumber {
        try BigNumber(compute: { BN_add($0, handle, other.handle) }, "adding")
    }

    func times(_ other: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("multiplying") { BN_mul($0, self.handle, other.handle, $1) }
    }

    func plus(_ other: BigNumber, modulo prime: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("adding") { BN_mod_add($0, self.handle, other.handle, prime.handle, $1) }
    }

    func minus(_ other: BigNumber, modulo prime: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("subtracting") { BN_mod_sub($0, self.handle, other.handle, prime.handle, $1) }
    }

    func times(_ other: BigNumber, modulo prime: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("multiplying") { BN_mod_mul($0, self.handle, other.handle, prime.handle, $1) }
    }

    func reduced(modulo prime: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("reducing") { BN_nnmod($0, self.handle, prime.handle, $1) }
    }

    /// Constant time in the exponent.
    func raised(to exponent: BigNumber, modulo prime: BigNumber) throws(CryptoError) -> BigNumber {
        try inContext("raising to a power") { BN_mod_exp($0, self.handle, exponent.handle, prime.handle, $1) }
    }

    private func inContext(
        _ operation: String, _ compute: (_ result: OpaquePointer, _ context: OpaquePointer) -> Int32
    ) throws(CryptoError) -> BigNumber {
        let context = try checkOpenSSL(BN_CTX_secure_new(), operation)
        defer { BN_CTX_free(context) }
        return try BigNumber(compute: { compute($0, context) }, operation)
    }
}
