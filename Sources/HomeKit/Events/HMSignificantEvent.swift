// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A moment of the day that the sun sets. Others than Apple's two are kept, but nothing knows them.
public struct HMSignificantEvent: Hashable, RawRepresentable, Sendable {
    /// The event's word.
    public let rawValue: String

    /// Makes an event of its word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes an event of its word.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The sun comes up at the home.
    public static let sunrise = HMSignificantEvent(rawValue: "sunrise")
    /// The sun goes down at the home.
    public static let sunset = HMSignificantEvent(rawValue: "sunset")
}
