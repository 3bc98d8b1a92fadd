// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why something could not be announced or looked for.
package enum DiscoveryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The mDNS library refused.
    case refused(operation: String, reason: String)
    /// The interfaces could not be watched.
    case interfaces(reason: String)
    /// The service, or all of mDNS, was closed.
    case closed
    /// The task that waited was cancelled.
    case cancelled

    package var description: String {
        switch self {
        case .refused(let operation, let reason): "could not \(operation): \(reason)"
        case .interfaces(let reason): "could not watch the network interfaces: \(reason)"
        case .closed: "discovery was closed"
        case .cancelled: "cancelled"
        }
    }
}
