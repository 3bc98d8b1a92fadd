// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Whether there is a hub that works for the home when no program runs.
public enum HMHomeHubState: UInt, Sendable {
    /// There is none. A home that a program has seen always has one here.
    case notAvailable = 0
    /// The hub answers.
    case connected = 1
    /// The hub does not answer now; the program goes on trying.
    case disconnected = 2
}
