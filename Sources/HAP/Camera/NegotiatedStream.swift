// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A stream as controller and camera have agreed on it.
package struct NegotiatedStream: Hashable, Sendable {
    package let session: StreamSessionID
    /// Where the controller receives.
    package let controller: StreamAddress
    /// Where the camera sends from and receives at.
    package let accessory: StreamAddress
    package let video: SelectedStreamConfiguration.Video
    /// Nil for a camera without sound.
    package let audio: SelectedStreamConfiguration.Audio?
    /// The keys of what the camera sends.
    package let videoKeys: SRTPParameters
    package let audioKeys: SRTPParameters
    /// The keys of the sound that the controller may send.
    package let talkKeys: SRTPParameters
    /// The synchronisation sources (SSRC) of what the camera sends.
    package let videoSource: UInt32
    package let audioSource: UInt32
}
