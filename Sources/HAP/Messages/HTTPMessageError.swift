// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why a stream of messages cannot be read any further: the connection is to be closed.
package enum HTTPMessageError: Error, Hashable, Sendable {
    case headerTooLarge(limit: Int)
    case bodyTooLarge(limit: Int)
    case malformedStartLine
    case malformedHeader
    /// Not a number, or two that differ.
    case invalidContentLength
    case invalidChunk

    /// The status with which an accessory says goodbye.
    package var responseStatus: Int {
        switch self {
        case .headerTooLarge: 431
        case .bodyTooLarge: 413
        case .malformedStartLine, .malformedHeader, .invalidContentLength, .invalidChunk: 400
        }
    }
}

extension HTTPMessageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .headerTooLarge(let limit): "The other side's message has a header of more than \(limit) bytes."
        case .bodyTooLarge(let limit): "The other side's message has a body of more than \(limit) bytes."
        case .malformedStartLine: "The other side does not speak HTTP: its message has no proper first line."
        case .malformedHeader: "The other side's message has a broken header field."
        case .invalidContentLength: "The other side's message has a broken Content-Length."
        case .invalidChunk: "The other side's message is chunked in a broken way."
        }
    }
}
