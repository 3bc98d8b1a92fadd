// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The keys of pair-resume, by which Bluetooth accessories continue an earlier session. Source: HAP reference 5 and 7.
package enum PairResume {
    /// The id of the first session, 8 bytes, known to both sides after pair-verify.
    package static func firstSessionID(from secret: SecretBytes) throws(CryptoError) -> [UInt8] {
        try KeyDerivation.firstResumeSessionID(secret).bytes
    }

    /// The item of M1 that proves knowledge of the earlier secret, 16 bytes.
    package static func requestProof(
        earlierSecret: SecretBytes, controllerKey: [UInt8], sessionID: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        let key = try requestKey(earlierSecret: earlierSecret, controllerKey: controllerKey, sessionID: sessionID)
        return try SealedMessage(.resumeM1, key: key).seal([])
    }

    /// The item of M2 that proves the same, under the new session id.
    package static func responseProof(
        earlierSecret: SecretBytes, controllerKey: [UInt8], newSessionID: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        let key = try responseKey(
            earlierSecret: earlierSecret, controllerKey: controllerKey, newSessionID: newSessionID)
        return try SealedMessage(.resumeM2, key: key).seal([])
    }

    /// The secret of the continued session.
    package static func newSecret(
        earlierSecret: SecretBytes, controllerKey: [UInt8], newSessionID: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        try KeyDerivation(salt: controllerKey + newSessionID, info: "Pair-Resume-Shared-Secret-Info")(earlierSecret)
    }

    static func requestKey(
        earlierSecret: SecretBytes, controllerKey: [UInt8], sessionID: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        try KeyDerivation(salt: controllerKey + sessionID, info: "Pair-Resume-Request-Info")(earlierSecret)
    }

    static func responseKey(
        earlierSecret: SecretBytes, controllerKey: [UInt8], newSessionID: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        try KeyDerivation(salt: controllerKey + newSessionID, info: "Pair-Resume-Response-Info")(earlierSecret)
    }
}
