// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// How the packets of a stream are protected. Source: RFC 3711, RFC 6188; HAP reference 22.
package enum CryptoSuite: UInt8, Sendable {
    case aes128 = 0
    case aes256 = 1
    /// Not at all.
    case none = 2

    /// In bytes.
    package var keyLength: Int {
        switch self {
        case .aes128: 16
        case .aes256: 32
        case .none: 0
        }
    }

    /// In bytes.
    package var saltLength: Int { self == .none ? 0 : 14 }

    /// As session descriptions call it (RFC 4568); nil for no protection.
    package var name: String? {
        switch self {
        case .aes128: "AES_CM_128_HMAC_SHA1_80"
        case .aes256: "AES_256_CM_HMAC_SHA1_80"
        case .none: nil
        }
    }

    private static let suite: UInt8 = 2

    /// The suites in Supported RTP Configuration; unknown ones are left out.
    package static func supported(in bytes: [UInt8]) throws(TLV8Error) -> [CryptoSuite] {
        try TLV8Group(bytes).numbers(of: suite).compactMap(CryptoSuite.init)
    }

    /// The value of Supported RTP Configuration.
    package static func encode(_ suites: [CryptoSuite]) -> [UInt8] {
        TLV8.encode(TLV8.list(suite, suites.map { [$0.rawValue] }))
    }
}

/// The keys of one direction of one medium. Never to be logged.
package struct SRTPParameters: Hashable, Sendable {
    package let suite: CryptoSuite
    package let key: [UInt8]
    package let salt: [UInt8]

    private enum Tag {
        static let suite: UInt8 = 1
        static let key: UInt8 = 2
        static let salt: UInt8 = 3
    }

    package init(suite: CryptoSuite, key: [UInt8], salt: [UInt8]) {
        self.suite = suite
        self.key = key
        self.salt = salt
    }

    /// Fresh keys.
    package init(suite: CryptoSuite, random: RandomBytes) {
        self.init(suite: suite, key: random.draw(suite.keyLength), salt: random.draw(suite.saltLength))
    }

    /// Reads a structure; nil if its keys do not fit its suite.
    package init?(_ group: TLV8Group) {
        guard let number = group.integer(Tag.suite), let suite = UInt8(exactly: number).flatMap(CryptoSuite.init) else {
            return nil
        }
        let (key, salt) = (group[Tag.key] ?? [], group[Tag.salt] ?? [])
        guard suite == .none || key.count == suite.keyLength && salt.count == suite.saltLength else { return nil }
        self.init(suite: suite, key: suite == .none ? [] : key, salt: suite == .none ? [] : salt)
    }

    package var encoded: [UInt8] {
        TLV8.encode([TLV8Item(Tag.suite, [suite.rawValue]), TLV8Item(Tag.key, key), TLV8Item(Tag.salt, salt)])
    }
}
