// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Where a live stream stands.
public enum HMCameraStreamState: UInt, Sendable {
    /// The program has asked for it.
    case starting = 1
    /// It runs.
    case streaming = 2
    /// The program has asked for its end.
    case stopping = 3
    /// There is none.
    case notStreaming = 4
}
