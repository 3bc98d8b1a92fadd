// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Identifier, key and signature as both sides exchange them, sealed, in pair-setup and pair-verify.
///
/// Source: HAP reference 6.2 and 7.
struct SignedIdentity {
    let identifier: [UInt8]
    /// Only pair-setup sends it.
    let publicKey: [UInt8]?
    let signature: [UInt8]

    /// Signs `context | identifier | key`, as pair-setup wants it.
    static func introducing(
        _ identifier: [UInt8], key: SigningKey, context: SecretBytes
    ) -> SignedIdentity {
        let signature = key.signature(over: context.bytes + identifier + key.publicKey)
        return SignedIdentity(identifier: identifier, publicKey: key.publicKey, signature: signature)
    }

    /// Signs `own session key | identifier | other session key`, as pair-verify wants it.
    static func confirming(
        _ identifier: [UInt8], key: SigningKey, ownSessionKey: [UInt8], otherSessionKey: [UInt8]
    ) -> SignedIdentity {
        let signature = key.signature(over: ownSessionKey + identifier + otherSessionKey)
        return SignedIdentity(identifier: identifier, publicKey: nil, signature: signature)
    }

    /// Nil if identifier or signature is missing or of impossible length.
    init?(_ message: PairingMessage) {
        guard let identifier = message[.identifier], !identifier.isEmpty,
            let signature = message.value(.signature, count: Curve25519.signatureByteCount)
        else { return nil }
        self.init(
            identifier: identifier, publicKey: message.value(.publicKey, count: Curve25519.byteCount),
            signature: signature)
    }

    private init(identifier: [UInt8], publicKey: [UInt8]?, signature: [UInt8]) {
        self.identifier = identifier
        self.publicKey = publicKey
        self.signature = signature
    }

    /// Whether the signature belongs to the key that came along, under that context.
    func isSigned(under context: SecretBytes) -> Bool {
        guard let publicKey else { return false }
        return SigningKey.accepts(signature, over: context.bytes + identifier + publicKey, by: publicKey)
    }

    /// Whether `publicKey` signed both session keys, the sender's first.
    func isSigned(by publicKey: [UInt8], senderSessionKey: [UInt8], receiverSessionKey: [UInt8]) -> Bool {
        SigningKey.accepts(signature, over: senderSessionKey + identifier + receiverSessionKey, by: publicKey)
    }

    /// The items to seal.
    var message: PairingMessage {
        var message = PairingMessage()
        message.append(.identifier, identifier)
        if let publicKey { message.append(.publicKey, publicKey) }
        message.append(.signature, signature)
        return message
    }
}
