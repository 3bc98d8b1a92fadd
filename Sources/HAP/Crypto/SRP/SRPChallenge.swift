// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What an accessory opens SRP with: its salt and its public number B.
package struct SRPChallenge: Sendable, Equatable {
    /// Sent as bytes, never through an integer.
    let salt: [UInt8]
    /// B, padded to 384 bytes.
    let serverKey: [UInt8]

    /// - Throws: `.illegalPublicKey` if B is too long or a multiple of the prime.
    package init(salt: [UInt8], serverKey: [UInt8]) throws(SRPError) {
        guard let padded = SRPGroup.pad(serverKey) else { throw .illegalPublicKey }
        _ = try srp(SRPGroup.standard()).publicNumber(padded)
        self.salt = salt
        self.serverKey = padded
    }

    /// Whether stacks disagree on this B, so that asking for another one pays. Quirk Q66.
    package var beginsWithZero: Bool { serverKey.first == 0 }
}
