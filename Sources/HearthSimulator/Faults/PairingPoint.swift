// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP

/// A reply of the accessory that can be an error instead. Source: HAP reference 6.3, 7 and 9.
package enum PairingPoint: String, CaseIterable, Sendable {
    case setupM2 = "setup-m2"
    case setupM4 = "setup-m4"
    case setupM6 = "setup-m6"
    case verifyM2 = "verify-m2"
    case verifyM4 = "verify-m4"
    case pairings

    /// The reply that a request asks for; nil if it is no pairing request.
    package init?(_ request: HTTPRequest) {
        guard let state = (try? PairingMessage(request: request.body))?.state else { return nil }
        let match = Self.allCases.first { $0.path == request.path && UInt64($0.state) == state + 1 }
        guard let match else { return nil }
        self = match
    }

    private var path: String {
        switch self {
        case .setupM2, .setupM4, .setupM6: "/pair-setup"
        case .verifyM2, .verifyM4: "/pair-verify"
        case .pairings: "/pairings"
        }
    }

    /// The number of the message.
    private var state: UInt8 {
        switch self {
        case .setupM2, .verifyM2, .pairings: 2
        case .setupM4, .verifyM4: 4
        case .setupM6: 6
        }
    }

    /// The reply with an error; "backoff" comes with a delay, as it should.
    package func reply(_ error: PairingErrorCode) -> HTTPResponse {
        var message = PairingMessage(state: state, error: error)
        if error == .backoff { message.append(.retryDelay, [Self.retryDelay]) }
        return .tlv8(message.encoded)
    }

    /// In seconds.
    package static let retryDelay: UInt8 = 30
}

extension PairingErrorCode {
    /// As a person orders it.
    package var word: String {
        switch self {
        case .unknown: "unknown"
        case .authentication: "authentication"
        case .backoff: "backoff"
        case .maxPeers: "max-peers"
        case .maxTries: "max-tries"
        case .unavailable: "unavailable"
        case .busy: "busy"
        }
    }
}
