// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// What a program needs to play a stream itself, and to speak: RTP over UDP, with RTCP on the same ports. An addition of
/// Hearth.
public struct HMCameraStreamEndpoints: Hashable, Sendable {
    /// How the packets of one medium travel.
    public struct Medium: Hashable, Sendable {
        /// The port of this machine that the camera sends to.
        public let localPort: UInt16
        /// The port of the camera.
        public let remotePort: UInt16
        /// RTP's number for the format.
        public let payloadType: UInt8
        /// The synchronisation source (SSRC) of what is sent to the camera.
        public let localSource: UInt32
        /// The synchronisation source (SSRC) of what the camera sends.
        public let remoteSource: UInt32
        /// Kilobits per second.
        public let maximumBitRate: Int
        /// How what the camera sends is protected; nil if it is not.
        public let incoming: Protection?
        /// How what is sent to the camera has to be protected; nil if not at all.
        public let outgoing: Protection?
    }

    /// Keys of SRTP.
    public struct Protection: Hashable, Sendable {
        /// `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`.
        public let suite: String
        /// The master key.
        public let key: Data
        /// The master salt.
        public let salt: Data
        /// Key and salt as ffmpeg's `-srtp_in_params` and `-srtp_out_params` want them: in base64.
        public let parameters: String
    }

    /// How the pictures are coded: as H.264.
    public struct Picture: Hashable, Sendable {
        /// `constrainedBaseline`, `main` or `high`.
        public let profile: String
        /// H.264's level times ten.
        public let level: Int
        /// Pixels.
        public let width: Int
        /// Pixels.
        public let height: Int
        /// Frames per second.
        public let framesPerSecond: Int
    }

    /// How the sound is coded.
    public struct Sound: Hashable, Sendable {
        /// `opus`, `aacELD`, `pcmu`, `pcma`, `amr`, `amrWideband` or `mSBC`.
        public let codec: String
        /// One or more.
        public let channels: Int
        /// Hertz.
        public let sampleRate: Int
        /// How much sound is in one packet.
        public let packetTime: Duration
    }

    /// The address of this machine that the camera sends to.
    public let localAddress: String
    /// The camera's address.
    public let remoteAddress: String
    /// How the pictures are coded.
    public let picture: Picture
    /// How the pictures travel.
    public let video: Medium
    /// How the sound is coded; nil for a camera without sound.
    public let sound: Sound?
    /// How the sound travels, both ways; nil for a camera without sound.
    public let audio: Medium?
}

extension HMCameraStreamEndpoints {
    init(_ stream: CameraStream) {
        self.init(
            localAddress: stream.localAddress, remoteAddress: stream.remoteAddress,
            picture: Picture(
                profile: stream.picture.profile.rawValue, level: stream.picture.level, width: stream.picture.width,
                height: stream.picture.height, framesPerSecond: stream.picture.framesPerSecond),
            video: Medium(stream.video),
            sound: stream.sound.map {
                Sound(
                    codec: $0.codec.rawValue, channels: $0.channels, sampleRate: $0.sampleRate,
                    packetTime: .milliseconds($0.packetTime))
            },
            audio: stream.audio.map { Medium($0) })
    }
}

extension HMCameraStreamEndpoints.Medium {
    fileprivate init(_ track: CameraTrack) {
        self.init(
            localPort: track.localPort, remotePort: track.remotePort, payloadType: track.payloadType,
            localSource: track.localSource, remoteSource: track.remoteSource, maximumBitRate: Int(track.maximumBitRate),
            incoming: track.incoming.flatMap(HMCameraStreamEndpoints.Protection.init),
            outgoing: track.outgoing.flatMap(HMCameraStreamEndpoints.Protection.init))
    }
}

extension HMCameraStreamEndpoints.Protection {
    /// The salt has 14 bytes with every suite. Source: RFC 3711, RFC 6188.
    fileprivate init?(_ protection: SRTPProtection) {
        guard let bytes = Data(base64Encoded: protection.key), bytes.count > 14 else { return nil }
        self.init(
            suite: protection.suite, key: Data(bytes.dropLast(14)), salt: Data(bytes.suffix(14)),
            parameters: protection.key)
    }
}
