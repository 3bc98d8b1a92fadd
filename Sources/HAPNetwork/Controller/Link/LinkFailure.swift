// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// Why an accessory server cannot be talked to.
package enum LinkFailure: Error, Equatable, Sendable {
    /// No attempt has succeeded yet, and none has failed.
    case notYetConnected
    /// Nobody knows where it is.
    case noAddress
    /// The connection could not be made, or broke.
    case session(SessionFailure)
    /// Pair-verify failed, or the accessory refused to change its pairings.
    case pairing(PairingFailure)
    /// The accessory says it does not know us. Keys and data are kept.
    case pairingLost
    /// An answer that cannot be read. Quirk Q25.
    case malformed(HAPMessageError)
    /// It refused something without which there is no conversation; the HTTP status.
    case refused(status: Int)
    /// A request has been unanswered for so long that the accessory counts as unreachable; the connection still stands.
    case notAnswering
    /// The link was ended on our side.
    case ended
}

extension LinkFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notYetConnected: "the accessory has not been reached yet"
        case .noAddress: "the accessory has not been found on the network; see that it has power and is connected"
        case .session(let failure): failure.description
        case .pairing(let failure): failure.message
        case .pairingLost:
            "the accessory no longer knows this controller; if it was reset, remove it here and pair again"
        case .malformed(let error): error.description
        case .refused(let status): "the accessory refused to answer (HTTP \(status)); switch it off and on again"
        case .notAnswering: "the accessory does not answer; see that it has power and is connected"
        case .ended: "the accessory is no longer looked after"
        }
    }

    /// Whether the accessory took the connection and then said nothing.
    var isSilence: Bool {
        switch self {
        case .session(let failure): failure.isSilence
        case .pairing(let failure): failure.code == .timedOut
        case .notYetConnected, .noAddress, .pairingLost, .malformed, .refused, .notAnswering, .ended: false
        }
    }
}
