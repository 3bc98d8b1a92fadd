// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// The numbers both sides of SRP share, and the formulas over them. Source: HAP reference 6.1.
///
/// `pad` below means left-filled with zeros to 384 bytes, `strip` without leading zeros.
struct SRPGroup: Sendable {
    static let byteCount = 384
    static let saltByteCount = 16
    static let privateByteCount = 32
    static let username = "Pair-Setup"

    /// N, 3072 bits.
    let prime: BigNumber
    /// g = 5.
    let generator: BigNumber
    /// k = H(N | pad(g)).
    let multiplier: BigNumber
    /// H(N) xor H(05), where 05 is the single byte, not the padded number.
    let groupHash: [UInt8]

    private static let shared: Result<SRPGroup, CryptoError> = Result { () throws(CryptoError) in try SRPGroup() }

    /// Computed once for the process.
    static func standard() throws(CryptoError) -> SRPGroup { try shared.get() }

    private init() throws(CryptoError) {
        prime = try BigNumber.prime3072()
        generator = try BigNumber([5])
        let primeBytes = try prime.padded(to: Self.byteCount)
        multiplier = try BigNumber(SHA512.hash(primeBytes, generator.padded(to: Self.byteCount)))
        groupHash = zip(try SHA512.hash(primeBytes), try SHA512.hash([5])).map { $0 ^ $1 }
    }

    /// Left-fills a public number; nil if it is longer than the prime.
    static func pad(_ bytes: [UInt8]) -> [UInt8]? {
        let digits = strip(bytes)
        guard digits.count <= byteCount else { return nil }
        return [UInt8](repeating: 0, count: byteCount - digits.count) + digits
    }

    static func strip(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.drop { $0 == 0 })
    }

    /// x = H(salt | H("Pair-Setup" | ":" | code with dashes)). The salt stays bytes: it may be all zero (quirk Q67).
    static func privateKey(of code: SetupCode, salt: [UInt8]) throws(CryptoError) -> BigNumber {
        let inner = try SHA512.hash(SecretBytes(wiping: Array("\(username):\(code.dashed)".utf8)))
        return try BigNumber(SHA512.hash(SecretBytes(joining: .open(salt), .secret(inner))))
    }

    /// u = H(pad(A) | pad(B)).
    static func scrambler(_ clientKey: [UInt8], _ serverKey: [UInt8]) throws(SRPError) -> BigNumber {
        let scrambler = try srp(BigNumber(SHA512.hash(clientKey, serverKey)))
        guard !scrambler.isZero else { throw .illegalScrambler }
        return scrambler
    }

    /// Reads a padded public number and refuses multiples of the prime.
    func publicNumber(_ padded: [UInt8]) throws(SRPError) -> BigNumber {
        let number = try srp(BigNumber(padded))
        guard try !srp(number.reduced(modulo: prime).isZero) else { throw .illegalPublicKey }
        return number
    }
}
