// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Why there is no stream.
package enum StreamFailure: Error, Hashable, Sendable {
    /// Somebody else is watching, and the camera has no further stream.
    case busy
    /// The camera does not stream now.
    case unavailable
    /// The camera says that it could not set up its side.
    case refused
    /// The camera offers nothing that we know.
    case nothingInCommon(String)
    /// What the camera says makes no sense; the name of the value.
    case malformed(String)
    /// The camera has set up its side for another controller in between.
    case overtaken
    /// It was ended before it began.
    case cancelled
}

extension StreamFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .busy: "All streams of the camera are in use; try again when somebody stops watching."
        case .unavailable: "The camera does not stream now; it may be switched off."
        case .refused: "The camera could not set up the stream; try again."
        case .nothingInCommon(let what): "The camera offers no \(what) that this hub knows."
        case .malformed(let value): "What the camera says in \(value) makes no sense."
        case .overtaken: "Another controller was setting up a stream at the same time; try again."
        case .cancelled: "The stream was stopped before it began."
        }
    }
}
