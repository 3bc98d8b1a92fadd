// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("What a camera can stream")
struct SupportedStreamTests {
    /// As products send it; from the fixtures.
    private static let videos: [String: String] = [
        "Apple's sample":
            "AcUBAQACHQEBAAAAAQEBAAABAQICAQAAAAIBAQAAAgECAwEAAwsBAoAHAgI4BAMBHgAAAwsBAgAFAgLAAwMBHgAAAwsBAgAFAgLQAgMBHgAAAwsBAgAEAgIAAwMBHgAAAwsBAoACAgLgAQMBHgAAAwsBAoACAgJoAQMBHgAAAwsBAuABAgJoAQMBHgAAAwsBAuABAgIOAQMBHgAAAwsBAkABAgLwAAMBHgAAAwsBAkABAgLwAAMBDwAAAwsBAkABAgK0AAMBHg==",
        "Home Assistant":
            "AdABAQACFQMBAAEBAAEBAQEBAgIBAAIBAQIBAgMMAQJAAQICtAADAg8AAwwBAkABAgLwAAMCDwADDAECQAECArQAAwIeAAMMAQJAAQIC8AADAh4AAwwBAuABAgIOAQMCHgADDAEC4AECAmgBAwIeAAMMAQKAAgICaAEDAh4AAwwBAoACAgLgAQMCHgADDAECAAQCAkACAwIeAAMMAQIABAICAAMDAh4AAwwBAgAFAgLQAgMCHgADDAECAAUCAsADAwIeAAMMAQKABwICOAQDAh4A",
        "Arlo":
            "AY8BAQACFQEBAAEBAQEBAQIBAAMBAAQBAAUBAQMLAQKABwICOAQDAR4DCwECAAUCAsADAwEeAwsBAgAEAgIAAwMBHgMLAQIABQIC0AIDAR4DCwECgAICAmgBAwEeAwsBAuABAgIOAQMBHgMLAQKAAgIC4AEDAR4DCwEC4AECAmgBAwEeAwsBAkABAgLwAAMBHg==",
    ]

    private func video(_ product: String) throws -> SupportedVideo {
        let bytes = try #require(Base64.decode(Self.videos[product] ?? ""))
        return try #require(SupportedVideo(bytes))
    }

    @Test("with separators, as the specification wants it")
    func separated() throws {
        let video = try video("Apple's sample")
        #expect(video.profiles == [.constrainedBaseline, .main, .high])
        #expect(video.levels == [.level31, .level32, .level40])
        #expect(video.attributes.count == 11)
        #expect(video.attributes.first == VideoAttributes(width: 1920, height: 1080, framesPerSecond: 30))
        #expect(video.attributes[9] == VideoAttributes(width: 320, height: 240, framesPerSecond: 15))
        #expect(video.encoded == Base64.decode(Self.videos["Apple's sample"] ?? ""), "byte for byte")
    }

    @Test("without separators, so that all runs together", arguments: [("Home Assistant", 13, 3), ("Arlo", 9, 3)])
    func together(product: String, sizes: Int, profiles: Int) throws {
        let video = try video(product)
        #expect(video.attributes.count == sizes && video.profiles.count == profiles)
        #expect(video.attributes.allSatisfy { [15, 30].contains($0.framesPerSecond) })
        #expect(video.attributes.contains(VideoAttributes(width: 1920, height: 1080, framesPerSecond: 30)))
    }

    @Test("the best choice that is no larger than wished, else the smallest")
    func choice() throws {
        let video = try video("Apple's sample")
        let full = try #require(video.choice(width: 1920, height: 1080))
        #expect(full.attributes == VideoAttributes(width: 1920, height: 1080, framesPerSecond: 30))
        #expect(full.profile == .high && full.level == .level40)
        #expect(video.choice(width: 1280, height: 720)?.attributes.height == 720)
        #expect(
            video.choice(width: 320, height: 240)?.attributes == .init(width: 320, height: 240, framesPerSecond: 30))
        #expect(video.choice(width: 10, height: 10)?.attributes.height == 180)
        #expect(
            SupportedVideo(profiles: [], levels: [], attributes: video.attributes).choice(width: 1, height: 1) == nil)
        #expect(SupportedVideo(profiles: [.main], levels: [], attributes: []).choice(width: 1, height: 1) == nil)
    }

    @Test("no H.264 is nothing we know", arguments: [[], [1, 3, 1, 1, 9], [1, 9]] as [[UInt8]])
    func unknownVideo(bytes: [UInt8]) {
        #expect(SupportedVideo(bytes) == nil)
    }

    @Test(
        "sounds of products, and the one that players understand best",
        arguments: [
            (
                "ARMBAQMCDgEBAQIBAAMBAQAAAwECAgEA",
                [AudioFormat(codec: .opus, sampleRate: 16_000), .init(codec: .opus, sampleRate: 24_000)], 24_000
            ),
            (
                "AQ4BAQMCCQEBAQIBAAMBAgEOAQEDAgkBAQECAQADAQECAQA=",
                [.init(codec: .opus, sampleRate: 24_000), .init(codec: .opus, sampleRate: 16_000)], 24_000
            ),
            (
                "AQ4BAQMCCQEBAQIBAAMBAgAAAQ4BAQICCQEBAQIBAAMBAQIBAA==",
                [.init(codec: .opus, sampleRate: 24_000), .init(codec: .aacELD, sampleRate: 16_000)], 24_000
            ),
            ("AQ4BAQICCQEBAQIBAAMBAQIBAA==", [.init(codec: .aacELD, sampleRate: 16_000)], 16_000),
        ])
    func audio(text: String, formats: [AudioFormat], rate: Int) throws {
        let bytes: [UInt8] = try #require(Base64.decode(text))
        let audio = try SupportedAudio(bytes)
        #expect(audio.formats == formats)
        #expect(audio.choice?.sampleRate == rate)
    }

    @Test("a packet of AAC-ELD holds one frame of 480 samples, others 20 ms")
    func packetTimes() {
        #expect(SupportedAudio([AudioFormat(codec: .aacELD, sampleRate: 16_000)]).choice?.packetTime == 30)
        #expect(SupportedAudio([AudioFormat(codec: .opus, sampleRate: 24_000)]).choice?.packetTime == 20)
        #expect(SupportedAudio([AudioFormat]()).choice == nil)
    }

    @Test("an offer of sounds is written with separators")
    func audioEncoding() throws {
        let audio = SupportedAudio([.init(codec: .opus, sampleRate: 16_000), .init(codec: .aacELD, sampleRate: 8000)])
        let bytes: [UInt8] = [
            1, 14, 1, 1, 3, 2, 9, 1, 1, 1, 2, 1, 0, 3, 1, 1, 0, 0, 1, 14, 1, 1, 2, 2, 9, 1, 1, 1, 2, 1, 0, 3, 1, 0, 2,
            1, 0,
        ]
        #expect(audio.encoded == bytes)
        #expect(try SupportedAudio(bytes) == audio)
    }

    @Test(
        "protections of products",
        arguments: [
            ("AgECAAACAQA=", [CryptoSuite.none, .aes128]), ("AgEAAgEBAgEC", [.aes128, .aes256, .none]),
            ("AgEA", [.aes128]),
        ])
    func suites(text: String, suites: [CryptoSuite]) throws {
        let bytes = try #require(Base64.decode(text))
        #expect(try CryptoSuite.supported(in: bytes) == suites)
    }

    @Test("protections are written with separators")
    func suiteEncoding() {
        #expect(CryptoSuite.encode([.aes128, .none]) == [2, 1, 0, 0, 0, 2, 1, 2])
    }

    @Test(
        "status",
        arguments: [
            ([1, 1, 0], StreamingStatus.available), ([1, 1, 1], .inUse), ([1, 1, 2], .unavailable), ([1, 1, 3], nil),
            ([], nil),
        ] as [([UInt8], StreamingStatus?)])
    func status(bytes: [UInt8], status: StreamingStatus?) {
        #expect(StreamingStatus(bytes) == status)
        if let status { #expect(status.encoded == bytes) }
    }
}
