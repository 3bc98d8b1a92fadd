// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// Where one side of a stream sends from and receives at. RTP and RTCP share a port. Source: HAP reference 22.
package struct StreamAddress: Hashable, Sendable {
    package let isIPv6: Bool
    /// In text, without a scope.
    package let host: String
    package let videoPort: UInt16
    package let audioPort: UInt16

    private enum Tag {
        static let version: UInt8 = 1
        static let host: UInt8 = 2
        static let videoPort: UInt8 = 3
        static let audioPort: UInt8 = 4
    }

    package init(host: String, isIPv6: Bool, videoPort: UInt16, audioPort: UInt16) {
        self.isIPv6 = isIPv6
        self.host = host
        self.videoPort = videoPort
        self.audioPort = audioPort
    }

    /// Reads a structure; nil if something is missing. Texts that end with a zero byte lose it.
    package init?(_ group: TLV8Group) {
        guard let host = group[Tag.host], let video = group.integer(Tag.videoPort).flatMap({ UInt16(exactly: $0) }),
            let audio = group.integer(Tag.audioPort).flatMap({ UInt16(exactly: $0) })
        else { return nil }
        self.init(
            host: String(decoding: host.prefix { $0 != 0 }, as: UTF8.self), isIPv6: group.integer(Tag.version) == 1,
            videoPort: video, audioPort: audio)
    }

    package var encoded: [UInt8] {
        TLV8.encode([
            TLV8Item(Tag.version, [isIPv6 ? 1 : 0]), TLV8Item(Tag.host, Array(host.utf8)),
            TLV8Item(Tag.videoPort, videoPort.littleEndianBytes), TLV8Item(Tag.audioPort, audioPort.littleEndianBytes),
        ])
    }
}

extension FixedWidthInteger {
    /// All bytes, least first.
    var littleEndianBytes: [UInt8] {
        (0..<(Self.bitWidth / 8)).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
    }
}
