// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A running stream of a camera: where pictures and sound arrive, how they are coded and how they are protected.
///
/// It holds the keys of the stream, so it is for whoever has asked for it alone, and never for a log.
package struct CameraStream: Hashable, Sendable, Codable {
    package typealias ID = ObjectID<CameraStream>

    /// The address of this machine that the camera sends to.
    package let localAddress: String
    /// The camera's address.
    package let remoteAddress: String
    package let isIPv6: Bool
    package let picture: CameraPicture
    package let video: CameraTrack
    /// Nil for a camera without sound.
    package let sound: CameraSound?
    package let audio: CameraTrack?

    package init(
        localAddress: String, remoteAddress: String, isIPv6: Bool, picture: CameraPicture, video: CameraTrack,
        sound: CameraSound?, audio: CameraTrack?
    ) {
        self.localAddress = localAddress
        self.remoteAddress = remoteAddress
        self.isIPv6 = isIPv6
        self.picture = picture
        self.video = video
        self.sound = sound
        self.audio = audio
    }
}

/// How the packets of one medium travel: RTP over UDP, with RTCP on the same ports.
package struct CameraTrack: Hashable, Sendable, Codable {
    /// The port of this machine that the camera sends to.
    package let localPort: UInt16
    /// The port of the camera that it sends from and receives at.
    package let remotePort: UInt16
    /// RTP's number for the format.
    package let payloadType: UInt8
    /// The synchronisation source (SSRC) to be used by what is sent to the camera.
    package let localSource: UInt32
    /// The synchronisation source (SSRC) of what the camera sends.
    package let remoteSource: UInt32
    /// Kilobits per second.
    package let maximumBitRate: UInt16
    /// How what the camera sends is protected; nil if it is not.
    package let incoming: SRTPProtection?
    /// How what is sent to the camera has to be protected; nil if not at all.
    package let outgoing: SRTPProtection?

    package init(
        localPort: UInt16, remotePort: UInt16, payloadType: UInt8, localSource: UInt32, remoteSource: UInt32,
        maximumBitRate: UInt16, incoming: SRTPProtection?, outgoing: SRTPProtection?
    ) {
        self.localPort = localPort
        self.remotePort = remotePort
        self.payloadType = payloadType
        self.localSource = localSource
        self.remoteSource = remoteSource
        self.maximumBitRate = maximumBitRate
        self.incoming = incoming
        self.outgoing = outgoing
    }
}

/// Keys of SRTP.
package struct SRTPProtection: Hashable, Sendable, Codable {
    /// As session descriptions call it: `AES_CM_128_HMAC_SHA1_80` or `AES_256_CM_HMAC_SHA1_80`. Source: RFC 4568.
    package let suite: String
    /// The master key and the master salt after it, in base64.
    package let key: String

    package init(suite: String, key: String) {
        self.suite = suite
        self.key = key
    }
}

/// How pictures are coded: always as H.264.
package struct CameraPicture: Hashable, Sendable, Codable {
    package enum Profile: String, Sendable, Codable {
        case constrainedBaseline
        case main
        case high
    }

    package let profile: Profile
    /// H.264's level times ten: 31, 32 or 40.
    package let level: Int
    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    package let framesPerSecond: Int

    package init(profile: Profile, level: Int, width: Int, height: Int, framesPerSecond: Int) {
        self.profile = profile
        self.level = level
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
    }
}

/// How sound is coded.
package struct CameraSound: Hashable, Sendable, Codable {
    package enum Codec: String, Sendable, Codable {
        case pcmu
        case pcma
        case aacELD
        case opus
        case mSBC
        case amr
        case amrWideband
    }

    package let codec: Codec
    package let channels: Int
    /// Hertz.
    package let sampleRate: Int
    /// How much sound is in one packet, in milliseconds.
    package let packetTime: Int

    package init(codec: Codec, channels: Int, sampleRate: Int, packetTime: Int) {
        self.codec = codec
        self.channels = channels
        self.sampleRate = sampleRate
        self.packetTime = packetTime
    }
}
