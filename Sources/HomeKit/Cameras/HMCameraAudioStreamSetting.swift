// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What the person who watches hears, and whether they speak.
public enum HMCameraAudioStreamSetting: UInt, Sendable {
    /// Neither.
    case muted = 1
    /// They hear the camera's sound.
    case incomingAudioAllowed = 2
    /// They hear, and are heard.
    case bidirectionalAudioAllowed = 3
}
