// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// A codec for sounds.
package enum AudioCodec: UInt8, Sendable {
    case pcmu = 0
    case pcma = 1
    case aacELD = 2
    case opus = 3
    case mSBC = 4
    case amr = 5
    case amrWideband = 6
}

/// One choice for the sounds: everything but the way they travel.
package struct AudioFormat: Hashable, Sendable {
    package let codec: AudioCodec
    package let channels: UInt8
    package let isConstantBitRate: Bool
    /// Hertz: 8000, 16000 or 24000.
    package let sampleRate: Int
    /// How much sound is in one packet, in milliseconds: 20, 30, 40 or 60.
    package let packetTime: UInt8

    package init(
        codec: AudioCodec, channels: UInt8 = 1, isConstantBitRate: Bool = false, sampleRate: Int, packetTime: UInt8 = 20
    ) {
        self.codec = codec
        self.channels = channels
        self.isConstantBitRate = isConstantBitRate
        self.sampleRate = sampleRate
        self.packetTime = packetTime
    }

    /// What a camera offers comes with several sample rates; a selection with one.
    static func all(in group: TLV8Group) -> [AudioFormat] {
        guard
            let codec = group.integer(AudioTag.codec).flatMap({ AudioCodec(rawValue: UInt8(truncatingIfNeeded: $0)) }),
            let parameters = group[AudioTag.parameters].flatMap({ try? TLV8Group($0) })
        else { return [] }
        let time = parameters.integer(AudioTag.packetTime).flatMap { UInt8(exactly: $0) }
        return parameters.numbers(of: AudioTag.sampleRate).compactMap { number in
            guard number <= 2 else { return nil }
            return AudioFormat(
                codec: codec, channels: UInt8(truncatingIfNeeded: parameters.integer(AudioTag.channels) ?? 1),
                isConstantBitRate: parameters.integer(AudioTag.bitRate) == 1, sampleRate: 8000 * (Int(number) + 1),
                packetTime: time ?? 20)
        }
    }

    /// Codec and its parameters.
    ///
    /// - Parameter isOffer: a camera's, which leaves the time in a packet to the controller.
    func items(isOffer: Bool = false) -> [TLV8Item] {
        let time = isOffer ? [] : [TLV8Item(AudioTag.packetTime, [packetTime])]
        let parameters =
            [
                TLV8Item(AudioTag.channels, [channels]), TLV8Item(AudioTag.bitRate, [isConstantBitRate ? 1 : 0]),
                TLV8Item(AudioTag.sampleRate, [UInt8(sampleRate / 8000 - 1)]),
            ] + time
        return [TLV8Item(AudioTag.codec, [codec.rawValue]), TLV8Item(AudioTag.parameters, TLV8.encode(parameters))]
    }
}

/// What sounds a camera can send and play: the value of Supported Audio Stream Configuration. Source: HAP reference 22.
package struct SupportedAudio: Hashable, Sendable {
    package let formats: [AudioFormat]

    package init(_ formats: [AudioFormat]) {
        self.formats = formats
    }

    /// Reads what a camera says; codecs and rates that we do not know are left out.
    package init(_ bytes: [UInt8]) throws(TLV8Error) {
        formats = try TLV8Group(bytes).groups(of: AudioTag.configuration).flatMap(AudioFormat.all)
    }

    package var encoded: [UInt8] {
        TLV8.encode(
            TLV8.list(AudioTag.configuration, formats.map { TLV8.encode($0.items(isOffer: true)) })
                + [TLV8Item(AudioTag.comfortNoise, [0])])
    }

    /// The best that usual players understand: Opus, then AAC-ELD and the codecs of telephones, each at the highest sample
    /// rate; nil if the camera has no sound.
    package var choice: AudioFormat? {
        for codec in Self.preference {
            let formats = formats.filter { $0.codec == codec }
            if let best = formats.max(by: { $0.sampleRate < $1.sampleRate }) { return best.withUsualPacketTime }
        }
        return nil
    }

    private static let preference: [AudioCodec] = [.opus, .aacELD, .pcmu, .pcma, .amrWideband, .amr, .mSBC]
}

extension AudioFormat {
    /// 480 samples for AAC-ELD, whose frames are as long as that; 20 ms for the others.
    fileprivate var withUsualPacketTime: AudioFormat {
        AudioFormat(
            codec: codec, channels: channels, isConstantBitRate: isConstantBitRate, sampleRate: sampleRate,
            packetTime: codec == .aacELD ? UInt8(480_000 / sampleRate) : 20)
    }
}

private enum AudioTag {
    static let configuration: UInt8 = 1
    static let comfortNoise: UInt8 = 2
    static let codec: UInt8 = 1
    static let parameters: UInt8 = 2
    static let channels: UInt8 = 1
    static let bitRate: UInt8 = 2
    static let sampleRate: UInt8 = 3
    static let packetTime: UInt8 = 4
}
