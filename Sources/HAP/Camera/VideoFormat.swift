// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// A profile of H.264, the one codec for pictures that HAP has.
package enum H264Profile: UInt8, Sendable, Comparable {
    case constrainedBaseline = 0
    case main = 1
    case high = 2

    package static func < (left: H264Profile, right: H264Profile) -> Bool { left.rawValue < right.rawValue }
}

/// A level of H.264.
package enum H264Level: UInt8, Sendable, Comparable {
    case level31 = 0
    case level32 = 1
    case level40 = 2

    package static func < (left: H264Level, right: H264Level) -> Bool { left.rawValue < right.rawValue }
}

/// Size and speed of a moving picture.
package struct VideoAttributes: Hashable, Sendable {
    /// Pixels.
    package let width: UInt16
    package let height: UInt16
    package let framesPerSecond: UInt8

    private enum Tag {
        static let width: UInt8 = 1
        static let height: UInt8 = 2
        static let framesPerSecond: UInt8 = 3
    }

    package init(width: UInt16, height: UInt16, framesPerSecond: UInt8) {
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
    }

    init?(_ group: TLV8Group) {
        guard let width = group.integer(Tag.width).flatMap({ UInt16(exactly: $0) }), width > 0,
            let height = group.integer(Tag.height).flatMap({ UInt16(exactly: $0) }), height > 0
        else { return nil }
        let speed = group.integer(Tag.framesPerSecond).flatMap { UInt8(exactly: $0) }
        self.init(width: width, height: height, framesPerSecond: speed ?? 30)
    }

    var encoded: [UInt8] {
        TLV8.encode([
            TLV8Item(Tag.width, width.littleEndianBytes), TLV8Item(Tag.height, height.littleEndianBytes),
            TLV8Item(Tag.framesPerSecond, [framesPerSecond]),
        ])
    }

    package var pixels: Int { Int(width) * Int(height) }
}

/// One choice for the pictures: everything but the way they travel.
package struct VideoFormat: Hashable, Sendable {
    package let profile: H264Profile
    package let level: H264Level
    package let attributes: VideoAttributes

    package init(profile: H264Profile, level: H264Level, attributes: VideoAttributes) {
        self.profile = profile
        self.level = level
        self.attributes = attributes
    }

    init?(_ group: TLV8Group) {
        guard group.integer(VideoTag.codec) == VideoTag.h264,
            let parameters = group.groups(of: VideoTag.parameters).first,
            let profile = parameters.integer(VideoTag.profile).flatMap({
                H264Profile(rawValue: UInt8(truncatingIfNeeded: $0))
            }),
            let level = parameters.integer(VideoTag.level).flatMap({
                H264Level(rawValue: UInt8(truncatingIfNeeded: $0))
            }),
            let attributes = group.groups(of: VideoTag.attributes).first.flatMap(VideoAttributes.init)
        else { return nil }
        self.init(profile: profile, level: level, attributes: attributes)
    }

    /// Codec, its parameters and the attributes; packets are not interleaved.
    var items: [TLV8Item] {
        [
            TLV8Item(VideoTag.codec, [UInt8(VideoTag.h264)]),
            TLV8Item(
                VideoTag.parameters,
                TLV8.encode([
                    TLV8Item(VideoTag.profile, [profile.rawValue]), TLV8Item(VideoTag.level, [level.rawValue]),
                    TLV8Item(VideoTag.packetisation, [0]),
                ])),
            TLV8Item(VideoTag.attributes, attributes.encoded),
        ]
    }
}

/// What pictures a camera can send: the value of Supported Video Stream Configuration. Source: HAP reference 22.
package struct SupportedVideo: Hashable, Sendable {
    package let profiles: [H264Profile]
    package let levels: [H264Level]
    package let attributes: [VideoAttributes]

    package init(profiles: [H264Profile], levels: [H264Level], attributes: [VideoAttributes]) {
        self.profiles = profiles
        self.levels = levels
        self.attributes = attributes
    }

    /// Reads what a camera says of H.264, the first such configuration; nil if there is none.
    package init?(_ bytes: [UInt8]) {
        let configurations = (try? TLV8Group(bytes))?.groups(of: VideoTag.configuration) ?? []
        guard let group = configurations.first(where: { $0.integer(VideoTag.codec) == VideoTag.h264 }) else {
            return nil
        }
        let parameters = group[VideoTag.parameters].flatMap { try? TLV8Group($0) }
        self.init(
            profiles: (parameters?.numbers(of: VideoTag.profile) ?? []).compactMap(H264Profile.init),
            levels: (parameters?.numbers(of: VideoTag.level) ?? []).compactMap(H264Level.init),
            attributes: group.groups(of: VideoTag.attributes).compactMap(VideoAttributes.init))
    }

    package var encoded: [UInt8] {
        let parameters =
            TLV8.list(VideoTag.profile, profiles.map { [$0.rawValue] })
            + TLV8.list(VideoTag.level, levels.map { [$0.rawValue] }) + [TLV8Item(VideoTag.packetisation, [0])]
        let configuration =
            [TLV8Item(VideoTag.codec, [UInt8(VideoTag.h264)]), TLV8Item(VideoTag.parameters, TLV8.encode(parameters))]
            + TLV8.list(VideoTag.attributes, attributes.map(\.encoded))
        return TLV8.encode([TLV8Item(VideoTag.configuration, TLV8.encode(configuration))])
    }

    /// The best that fits: the largest picture that is no larger than wished, at the highest speed up to 30 per second, in
    /// the highest profile and level. If all are larger, the smallest; nil if the camera says nothing that we know.
    package func choice(width: UInt16, height: UInt16) -> VideoFormat? {
        let fitting = attributes.filter { $0.width <= width && $0.height <= height && $0.framesPerSecond <= 30 }
        let best = fitting.max { ($0.pixels, $0.framesPerSecond) < ($1.pixels, $1.framesPerSecond) }
        guard let chosen = best ?? attributes.min(by: { $0.pixels < $1.pixels }), let profile = profiles.max() else {
            return nil
        }
        return VideoFormat(profile: profile, level: levels.max() ?? .level31, attributes: chosen)
    }
}

private enum VideoTag {
    static let configuration: UInt8 = 1
    static let codec: UInt8 = 1
    static let parameters: UInt8 = 2
    static let attributes: UInt8 = 3
    static let profile: UInt8 = 1
    static let level: UInt8 = 2
    static let packetisation: UInt8 = 3
    static let h264: UInt64 = 0
}
