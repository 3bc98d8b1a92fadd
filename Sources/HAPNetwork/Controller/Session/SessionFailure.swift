// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// Why a session ended or never began. A session that has failed stays closed.
package enum SessionFailure: Error, Equatable, Sendable {
    /// The TCP connection could not be made.
    case notConnected(SocketError)
    /// The TCP connection broke.
    case connectionLost(SocketError)
    /// The accessory closed the connection.
    case closedByAccessory
    /// We closed it.
    case closed
    /// No answer in time; a late one would be taken for the next, so the connection is closed. Quirk Q5.
    case timedOut
    /// The request under way was cancelled, which leaves its answer on the way. Quirk Q5.
    case cancelled
    /// The accessory answered 401 or 470. Quirk Q21.
    case notAuthorized
    /// What arrived is no HTTP.
    case malformed(HTTPMessageError)
    /// What arrived was not sealed with the session's keys.
    case unsealable(SessionError)
    /// An answer without a request.
    case unexpectedAnswer
    /// More events than anybody should send were waiting for us.
    case tooManyEvents
}

extension SessionFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notConnected(let error), .connectionLost(let error): error.description
        case .closedByAccessory: "the accessory closed the connection"
        case .closed: "the connection was closed"
        case .timedOut: "the accessory did not answer in time"
        case .cancelled: "the request was cancelled"
        case .notAuthorized: "the accessory no longer takes the session for verified"
        case .malformed(let error): error.description
        case .unsealable(let error): error.description
        case .unexpectedAnswer: "the accessory sent an answer that nobody asked for"
        case .tooManyEvents: "the accessory sent more events than can be handled"
        }
    }

    /// Whether the accessory took the connection and then said nothing.
    package var isSilence: Bool { self == .timedOut }
}
