// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory needs to check a setup code without storing it: salt and g^x. To store: both, as bytes.
package struct SRPVerifier: Sendable, Equatable {
    /// 16 bytes.
    package let salt: [UInt8]
    /// v, padded to 384 bytes. Lets its holder play the accessory, so it is kept as secretly as the code.
    package let value: SecretBytes

    package init(salt: [UInt8], value: SecretBytes) {
        self.salt = salt
        self.value = value
    }

    /// Takes one that was stored elsewhere; nil if it can be none. A verifier of zero or one would let everybody in.
    package init?(stored salt: [UInt8], value: [UInt8]) {
        let digits = SRPGroup.strip(value)
        guard salt.count == SRPGroup.saltByteCount, value.count == SRPGroup.byteCount, digits.count > 1 else {
            return nil
        }
        self.init(salt: salt, value: SecretBytes(wiping: value))
    }

    /// Derives the verifier of a code under that salt.
    package init(_ code: SetupCode, salt: [UInt8]) throws(CryptoError) {
        let group = try SRPGroup.standard()
        let verifier = try group.generator.raised(
            to: SRPGroup.privateKey(of: code, salt: salt), modulo: group.prime)
        self.init(salt: salt, value: try verifier.paddedSecret(to: SRPGroup.byteCount))
    }

    /// The same under a fresh salt that does not begin with a zero byte. Quirk Q66.
    package static func make(for code: SetupCode, using random: RandomBytes) throws(CryptoError) -> SRPVerifier {
        var salt = random.draw(SRPGroup.saltByteCount)
        while salt[0] == 0 { salt = random.draw(SRPGroup.saltByteCount) }
        return try SRPVerifier(code, salt: salt)
    }
}

extension SRPVerifier: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { "<SRP verifier>" }
    package var debugDescription: String { description }
}
