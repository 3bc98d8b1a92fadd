// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

/// Where the conversation with an accessory server stands.
package enum LinkState: Equatable, Sendable {
    /// A connection is being made and prepared.
    case connecting
    /// All is verified, subscribed and read.
    case reachable(at: SocketAddress)
    /// The connection stands, but a request has been unanswered for too long.
    case notAnswering(at: SocketAddress)
    /// The next attempt is due after a pause, or at the next sighting.
    case waiting(LinkFailure)
    /// The accessory says it does not know us, or announces that it is not paired. The keys stay; it is asked again
    /// rarely. Quirk Q11.
    case pairingLost
    /// Over, on our wish.
    case ended

    /// Whether requests can be sent.
    package var isConnected: Bool {
        switch self {
        case .reachable, .notAnswering: true
        case .connecting, .waiting, .pairingLost, .ended: false
        }
    }
}
