// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The types of TLV8 items in pairing messages. Source: HAP reference 2.
package enum PairingTag: UInt8, Sendable {
    case method = 0x00
    case identifier = 0x01
    case salt = 0x02
    case publicKey = 0x03
    case proof = 0x04
    case encryptedData = 0x05
    case state = 0x06
    case error = 0x07
    case retryDelay = 0x08
    case certificate = 0x09
    case signature = 0x0A
    case permissions = 0x0B
    case fragmentData = 0x0C
    case fragmentLast = 0x0D
    case sessionID = 0x0E
    case flags = 0x13
    case separator = 0xFF
}

/// What a pairing request is about. Source: HAP reference 2.
package enum PairingMethod: UInt8, Sendable {
    case pairSetup = 0
    case pairSetupWithAuth = 1
    case pairVerify = 2
    case addPairing = 3
    case removePairing = 4
    case listPairings = 5
    case pairResume = 6
}

/// The Error item of a pairing reply. Source: HAP reference 2.
package enum PairingErrorCode: UInt8, Sendable, CaseIterable {
    case unknown = 1
    case authentication = 2
    case backoff = 3
    case maxPeers = 4
    case maxTries = 5
    case unavailable = 6
    case busy = 7
}
