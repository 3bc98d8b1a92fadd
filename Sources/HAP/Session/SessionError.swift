// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a session's bytes cannot be trusted any more. Each of them means: close the connection without a reply.
///
/// Source: HAP reference 8.
package enum SessionError: Error, Equatable, Sendable {
    /// A frame announces more than 1024 bytes.
    case frameTooLong(Int)
    /// A frame's tag does not fit.
    case badTag
    /// The cryptography failed.
    case crypto(CryptoError)
}

extension SessionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .frameTooLong(let count):
            "A frame of \(count) bytes arrived where 1024 are the most; the connection is closed."
        case .badTag: "A frame arrived damaged or out of order; the connection is closed."
        case .crypto(let error): error.description
        }
    }
}
