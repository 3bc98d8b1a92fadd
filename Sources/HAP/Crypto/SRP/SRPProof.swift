// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The hashes that end SRP: K from S, and M1 and M2 from all that was exchanged. Source: HAP reference 6.1.
struct SRPProof: Sendable {
    /// K, 64 bytes, leading zeros kept.
    let sessionKey: SecretBytes
    /// M1, 64 bytes, what the controller shows.
    let client: [UInt8]
    /// M2, 64 bytes, what the accessory shows.
    let server: [UInt8]

    /// Which numbers keep their leading zeros in the hashes. Apple's accessory code strips all; stacks that pad some
    /// of them are common (quirk Q66).
    struct Padding: OptionSet, Sendable {
        let rawValue: UInt8
        static let clientKey = Padding(rawValue: 1)
        static let serverKey = Padding(rawValue: 2)
        static let secret = Padding(rawValue: 4)
    }

    /// What goes into the hashes, numbers padded.
    struct Input {
        let salt: [UInt8]
        let clientKey: [UInt8]
        let serverKey: [UInt8]
        let secret: SecretBytes
    }

    init(_ input: Input, padding: Padding = []) throws(CryptoError) {
        let bytes = { (number: [UInt8], kind: Padding) in padding.contains(kind) ? number : SRPGroup.strip(number) }
        let key = try SHA512.hash(padding.contains(.secret) ? input.secret : input.secret.withoutLeadingZeros)
        let group = try SRPGroup.standard().groupHash + SHA512.hash(Array(SRPGroup.username.utf8)) + input.salt
        let keys = bytes(input.clientKey, .clientKey) + bytes(input.serverKey, .serverKey)
        client = try SHA512.hash(SecretBytes(joining: .open(group), .open(keys), .secret(key))).bytes
        server = try SHA512.hash(SecretBytes(joining: .open(input.clientKey + client), .secret(key))).bytes
        sessionKey = key
    }
}
