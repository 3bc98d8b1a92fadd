// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeCurrentMediaState.
public enum HMCharacteristicValueCurrentMediaState: Int, Sendable {
    /// Playing.
    case playing = 0
    /// Paused.
    case paused = 1
    /// Stopped.
    case stopped = 2
    /// Unknown.
    case unknown = 3
    /// Loading.
    case loading = 4
    /// Interrupted.
    case interrupted = 5
}
