// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Describes a running stream to a player, as SDP. Source: RFC 8866, RFC 6184 (H.264), RFC 4568 (keys).
package struct SessionDescription: Sendable {
    private let stream: CameraStream
    private let name: String
    private let includesSound: Bool

    /// - Parameters:
    ///   - name: of the camera; line breaks in it become spaces.
    ///   - includesSound: whether the sound is described too, if there is any.
    package init(_ stream: CameraStream, name: String, includesSound: Bool = true) {
        self.stream = stream
        self.name = String(name.map { $0.isNewline ? " " : $0 })
        self.includesSound = includesSound
    }

    /// Lines that end with CR LF.
    package var text: String {
        (head + video + (includesSound ? sound : [])).map { $0 + "\r\n" }.joined()
    }

    private var family: String { stream.isIPv6 ? "IP6" : "IP4" }

    private var head: [String] {
        [
            "v=0", "o=- 0 0 IN \(family) \(stream.remoteAddress)", "s=\(name.isEmpty ? "-" : name)",
            "c=IN \(family) \(stream.localAddress)", "t=0 0",
        ]
    }

    private var video: [String] {
        let type = stream.video.payloadType
        return medium("video", stream.video) + [
            "a=rtpmap:\(type) H264/90000",
            "a=fmtp:\(type) packetization-mode=1;profile-level-id=\(stream.picture.profileLevelID)",
            "a=framerate:\(stream.picture.framesPerSecond)",
        ]
    }

    private var sound: [String] {
        guard let track = stream.audio, let sound = stream.sound, let map = sound.map else { return [] }
        let format = sound.formatParameters.map { ["a=fmtp:\(track.payloadType) \($0)"] } ?? []
        return medium("audio", track) + ["a=rtpmap:\(track.payloadType) \(map)"] + format
            + ["a=ptime:\(sound.packetTime)"]
    }

    private func medium(_ kind: String, _ track: CameraTrack) -> [String] {
        let profile = track.incoming == nil ? "RTP/AVP" : "RTP/SAVP"
        let keys = track.incoming.map { ["a=crypto:1 \($0.suite) inline:\($0.key)"] } ?? []
        return [
            "m=\(kind) \(track.localPort) \(profile) \(track.payloadType)", "b=AS:\(track.maximumBitRate)",
            "a=recvonly",
            "a=rtcp-mux",
        ] + keys
    }
}

extension CameraPicture {
    /// Profile, constraints and level as six hexadecimal digits. Source: RFC 6184, section 8.1.
    fileprivate var profileLevelID: String {
        let profile =
            switch profile {
            case .constrainedBaseline: "42e0"
            case .main: "4d00"
            case .high: "6400"
            }
        return profile + Hexadecimal.encode([UInt8(clamping: level)])
    }
}

extension CameraSound {
    /// Name, clock and channels; nil for what players have no name for. HAP counts the time of Opus in its samples, whatever
    /// RFC 7587 says.
    fileprivate var map: String? {
        switch codec {
        case .pcmu: "PCMU/8000"
        case .pcma: "PCMA/8000"
        case .aacELD: "MPEG4-GENERIC/\(sampleRate)/\(channels)"
        case .opus: "opus/\(sampleRate)/2"
        case .amr: "AMR/8000"
        case .amrWideband: "AMR-WB/16000"
        case .mSBC: nil
        }
    }

    fileprivate var formatParameters: String? {
        switch codec {
        case .aacELD:
            "profile-level-id=1;mode=AAC-hbr;sizelength=13;indexlength=3;indexdeltalength=3;config="
                + Hexadecimal.encode(enhancedLowDelayConfiguration)
        case .amr, .amrWideband: "octet-align=1"
        case .pcmu, .pcma, .opus, .mSBC: nil
        }
    }

    /// AudioSpecificConfig of AAC-ELD with frames of 480 samples: object type 39, index of the rate, channels, no extras.
    /// Source: ISO/IEC 14496-3, 1.6.2.1 and 4.6.20.
    private var enhancedLowDelayConfiguration: [UInt8] {
        let rates = [24_000: UInt32(6), 16_000: 8, 8000: 11]
        let rate = rates[sampleRate] ?? 8
        let bits = 0b11111_000111 << 21 | rate << 17 | UInt32(channels & 15) << 13 | 1 << 12
        return (0..<4).map { UInt8(truncatingIfNeeded: bits >> (24 - 8 * $0)) }
    }
}
