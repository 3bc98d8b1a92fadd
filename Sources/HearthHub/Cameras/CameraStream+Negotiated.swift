// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthModel

extension CameraStream {
    /// What was agreed on, as the program is told that has asked for it.
    init(_ agreed: NegotiatedStream) {
        let (local, remote) = (agreed.controller, agreed.accessory)
        self.init(
            localAddress: local.host, remoteAddress: remote.host, isIPv6: local.isIPv6,
            picture: CameraPicture(agreed.video.format),
            video: CameraTrack(
                agreed.video.transport, from: remote.videoPort, to: local.videoPort, source: agreed.videoSource,
                incoming: agreed.videoKeys, outgoing: nil),
            sound: agreed.audio.map { CameraSound($0.format) },
            audio: agreed.audio.map {
                CameraTrack(
                    $0.transport, from: remote.audioPort, to: local.audioPort, source: agreed.audioSource,
                    incoming: agreed.audioKeys, outgoing: agreed.talkKeys)
            })
    }
}

extension CameraTrack {
    fileprivate init(
        _ transport: RTPParameters, from remotePort: UInt16, to localPort: UInt16, source: UInt32,
        incoming: SRTPParameters, outgoing: SRTPParameters?
    ) {
        self.init(
            localPort: localPort, remotePort: remotePort, payloadType: transport.payloadType,
            localSource: transport.source, remoteSource: source, maximumBitRate: transport.maximumBitRate,
            incoming: SRTPProtection(incoming), outgoing: outgoing.flatMap(SRTPProtection.init))
    }
}

extension SRTPProtection {
    /// Nil for no protection.
    fileprivate init?(_ parameters: SRTPParameters) {
        guard let name = parameters.suite.name else { return nil }
        self.init(suite: name, key: Base64.encode(parameters.key + parameters.salt))
    }
}

extension CameraPicture {
    fileprivate init(_ format: VideoFormat) {
        let profile: Profile =
            switch format.profile {
            case .constrainedBaseline: .constrainedBaseline
            case .main: .main
            case .high: .high
            }
        let level =
            switch format.level {
            case .level31: 31
            case .level32: 32
            case .level40: 40
            }
        self.init(
            profile: profile, level: level, width: Int(format.attributes.width), height: Int(format.attributes.height),
            framesPerSecond: Int(format.attributes.framesPerSecond))
    }
}

extension CameraSound {
    fileprivate init(_ format: AudioFormat) {
        let codec: Codec =
            switch format.codec {
            case .pcmu: .pcmu
            case .pcma: .pcma
            case .aacELD: .aacELD
            case .opus: .opus
            case .mSBC: .mSBC
            case .amr: .amr
            case .amrWideband: .amrWideband
            }
        self.init(
            codec: codec, channels: Int(format.channels), sampleRate: format.sampleRate,
            packetTime: Int(format.packetTime))
    }
}
