// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPNetwork

/// How often an accessory server has broken the protocol lately.
///
/// Oddities are survived and broken connections made anew; but one that breaks off conversation after conversation with
/// what nobody can read is left alone until a user says otherwise. Source: behaviour section 8.
struct Conduct: Sendable {
    /// So many breaches in such a time are too many.
    static let limit = 10
    static let period: TimeInterval = 600

    private var breaches: [Date] = []

    /// Takes note of why a conversation ended.
    ///
    /// - Returns: whether that is too much.
    mutating func note(_ failure: LinkFailure, at now: Date) -> Bool {
        guard failure.isBreach else { return false }
        // A clock put back does not make anybody worse.
        breaches = breaches.filter { $0 <= now && now.timeIntervalSince($0) < Self.period } + [now]
        return breaches.count >= Self.limit
    }
}

extension LinkFailure {
    /// Whether the accessory broke the protocol. Silence, refusals and broken connections happen to the best.
    fileprivate var isBreach: Bool {
        switch self {
        case .malformed, .session(.malformed), .session(.unsealable), .session(.unexpectedAnswer),
            .session(.tooManyEvents):
            true
        case .notYetConnected, .noAddress, .session, .pairing, .pairingLost, .refused, .notAnswering, .ended: false
        }
    }
}
