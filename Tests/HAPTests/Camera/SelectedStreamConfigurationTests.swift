// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("Selected RTP Stream Configuration")
struct SelectedStreamConfigurationTests {
    private static let video = SelectedStreamConfiguration.Video(
        format: VideoFormat(
            profile: .main, level: .level32, attributes: VideoAttributes(width: 1280, height: 720, framesPerSecond: 30)
        ),
        transport: RTPParameters(
            payloadType: 99, source: 0x0102_0304, maximumBitRate: 299, reportInterval: 0.5, maximumPacket: 1378))
    private static let audio = SelectedStreamConfiguration.Audio(
        format: AudioFormat(codec: .opus, sampleRate: 24_000, packetTime: 20),
        transport: RTPParameters(payloadType: 110, source: 7, maximumBitRate: 24, reportInterval: 5))

    private static let control: [UInt8] = [1, 21, 1, 16] + Array(0..<16)
    private static let start: [UInt8] =
        control + [2, 1, 1] + [
            2, 52, 1, 1, 0, 2, 9, 1, 1, 1, 2, 1, 1, 3, 1, 0, 3, 11, 1, 2, 0, 5, 2, 2, 0xD0, 2, 3, 1, 30,
        ]
        + [4, 23, 1, 1, 99, 2, 4, 4, 3, 2, 1, 3, 2, 0x2B, 1, 4, 4, 0, 0, 0, 0x3F, 5, 2, 0x62, 5]
        + [3, 44, 1, 1, 3, 2, 12, 1, 1, 1, 2, 1, 0, 3, 1, 2, 4, 1, 20]
        + [3, 22, 1, 1, 110, 2, 4, 7, 0, 0, 0, 3, 2, 24, 0, 4, 4, 0, 0, 0xA0, 0x40, 6, 1, 13, 4, 1, 0]

    @Test("a start is written byte by byte, and read")
    func starting() throws {
        let configuration = SelectedStreamConfiguration(
            session: try #require(StreamSamples.session), command: .start, video: Self.video, audio: Self.audio)
        #expect(configuration.encoded == Self.start)
        #expect(SelectedStreamConfiguration(Self.start) == configuration)
    }

    @Test("an end names the session and nothing else")
    func ending() throws {
        let configuration = SelectedStreamConfiguration(session: try #require(StreamSamples.session), command: .end)
        #expect(configuration.encoded == Self.control + [2, 1, 0])
        #expect(SelectedStreamConfiguration(configuration.encoded) == configuration)
    }

    @Test(
        "without a session, or with a command that nobody knows, it makes no sense",
        arguments: [
            [], [1, 3, 2, 1, 1], [1, 21, 1, 16] + Array(0..<16) + [2, 1, 9],
        ] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        #expect(SelectedStreamConfiguration(bytes) == nil)
    }
}
