// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What the program may do with home data. Only `authorized` gives access.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a status of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// It has been decided whether this program may.
    public static let determined = Self(rawValue: 1 << 0)
    /// The system does not allow it; here: the hub refuses this user.
    public static let restricted = Self(rawValue: 1 << 1)
    /// The program may read and control homes.
    public static let authorized = Self(rawValue: 1 << 2)
}
