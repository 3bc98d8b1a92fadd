// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Values of HMCharacteristicTypeRemoteKey.
public enum HMCharacteristicValueRemoteKey: Int, Sendable {
    /// Rewind.
    case rewind = 0
    /// Fast forward.
    case fastForward = 1
    /// Next track.
    case nextTrack = 2
    /// Previous track.
    case previousTrack = 3
    /// Arrow up.
    case arrowUp = 4
    /// Arrow down.
    case arrowDown = 5
    /// Arrow left.
    case arrowLeft = 6
    /// Arrow right.
    case arrowRight = 7
    /// Select.
    case select = 8
    /// Back.
    case back = 9
    /// Exit.
    case exit = 10
    /// Play pause.
    case playPause = 11
    /// Play.
    case play = 12
    /// Pause.
    case pause = 13
    /// Menu.
    case menu = 14
    /// Info.
    case info = 15
    /// Home.
    case home = 16
}
