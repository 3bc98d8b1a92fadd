// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// How the packets of one medium travel.
package struct RTPParameters: Hashable, Sendable {
    package let payloadType: UInt8
    /// The synchronisation source (SSRC) of what the controller sends.
    package let source: UInt32
    /// Kilobits per second.
    package let maximumBitRate: UInt16
    /// Between two reports of RTCP, in seconds.
    package let reportInterval: Float
    /// The largest packet in bytes; for pictures.
    package let maximumPacket: UInt16?

    private enum Tag {
        static let payloadType: UInt8 = 1
        static let source: UInt8 = 2
        static let maximumBitRate: UInt8 = 3
        static let reportInterval: UInt8 = 4
        static let maximumPacket: UInt8 = 5
        static let comfortNoise: UInt8 = 6
    }

    /// Comfort noise has a payload type of its own, used or not. Source: RFC 3551.
    private static let comfortNoise: UInt8 = 13

    package init(
        payloadType: UInt8, source: UInt32, maximumBitRate: UInt16, reportInterval: Float, maximumPacket: UInt16? = nil
    ) {
        self.payloadType = payloadType
        self.source = source
        self.maximumBitRate = maximumBitRate
        self.reportInterval = reportInterval
        self.maximumPacket = maximumPacket
    }

    init?(_ group: TLV8Group) {
        guard let type = group.integer(Tag.payloadType).flatMap({ UInt8(exactly: $0) }),
            let source = group.integer(Tag.source), let rate = group.integer(Tag.maximumBitRate)
        else { return nil }
        self.init(
            payloadType: type, source: UInt32(truncatingIfNeeded: source),
            maximumBitRate: UInt16(clamping: rate),
            reportInterval: Float(bitPattern: UInt32(truncatingIfNeeded: group.integer(Tag.reportInterval) ?? 0)),
            maximumPacket: group.integer(Tag.maximumPacket).map { UInt16(clamping: $0) })
    }

    var encoded: [UInt8] {
        var items = [
            TLV8Item(Tag.payloadType, [payloadType]), TLV8Item(Tag.source, source.littleEndianBytes),
            TLV8Item(Tag.maximumBitRate, maximumBitRate.littleEndianBytes),
            TLV8Item(Tag.reportInterval, reportInterval.bitPattern.littleEndianBytes),
        ]
        if let maximumPacket {
            items.append(TLV8Item(Tag.maximumPacket, maximumPacket.littleEndianBytes))
        } else {
            items.append(TLV8Item(Tag.comfortNoise, [Self.comfortNoise]))
        }
        return TLV8.encode(items)
    }
}

/// What a controller writes to Selected RTP Stream Configuration: begin with these formats, or end. Source: HAP
/// reference 22.
package struct SelectedStreamConfiguration: Hashable, Sendable {
    package enum Command: UInt8, Sendable {
        case end = 0
        case start = 1
        case suspend = 2
        case resume = 3
        case reconfigure = 4
    }

    package struct Video: Hashable, Sendable {
        package let format: VideoFormat
        package let transport: RTPParameters

        package init(format: VideoFormat, transport: RTPParameters) {
            self.format = format
            self.transport = transport
        }
    }

    package struct Audio: Hashable, Sendable {
        package let format: AudioFormat
        package let transport: RTPParameters

        package init(format: AudioFormat, transport: RTPParameters) {
            self.format = format
            self.transport = transport
        }
    }

    package let session: StreamSessionID
    package let command: Command
    package let video: Video?
    package let audio: Audio?

    private enum Tag {
        static let control: UInt8 = 1
        static let video: UInt8 = 2
        static let audio: UInt8 = 3
        static let session: UInt8 = 1
        static let command: UInt8 = 2
        static let videoTransport: UInt8 = 4
        static let audioTransport: UInt8 = 3
        static let comfortNoise: UInt8 = 4
    }

    package init(session: StreamSessionID, command: Command, video: Video? = nil, audio: Audio? = nil) {
        self.session = session
        self.command = command
        self.video = video
        self.audio = audio
    }

    /// Reads what a controller has written; nil if it makes no sense.
    package init?(_ bytes: [UInt8]) {
        guard let group = try? TLV8Group(bytes), let control = group.groups(of: Tag.control).first,
            let session = control[Tag.session].flatMap(StreamSessionID.init),
            let command = control.integer(Tag.command).flatMap({ Command(rawValue: UInt8(truncatingIfNeeded: $0)) })
        else { return nil }
        self.init(session: session, command: command, video: Self.video(in: group), audio: Self.audio(in: group))
    }

    private static func video(in group: TLV8Group) -> Video? {
        guard let group = group.groups(of: Tag.video).first, let format = VideoFormat(group),
            let transport = group.groups(of: Tag.videoTransport).first.flatMap(RTPParameters.init)
        else { return nil }
        return Video(format: format, transport: transport)
    }

    private static func audio(in group: TLV8Group) -> Audio? {
        guard let group = group.groups(of: Tag.audio).first, let format = AudioFormat.all(in: group).first,
            let transport = group.groups(of: Tag.audioTransport).first.flatMap(RTPParameters.init)
        else { return nil }
        return Audio(format: format, transport: transport)
    }

    package var encoded: [UInt8] {
        let control = [TLV8Item(Tag.session, session.bytes), TLV8Item(Tag.command, [command.rawValue])]
        var items = [TLV8Item(Tag.control, TLV8.encode(control))]
        if let video {
            let transport = TLV8Item(Tag.videoTransport, video.transport.encoded)
            items.append(TLV8Item(Tag.video, TLV8.encode(video.format.items + [transport])))
        }
        if let audio {
            let transport = TLV8Item(Tag.audioTransport, audio.transport.encoded)
            let noise = TLV8Item(Tag.comfortNoise, [0])
            items.append(TLV8Item(Tag.audio, TLV8.encode(audio.format.items() + [transport, noise])))
        }
        return TLV8.encode(items)
    }
}
