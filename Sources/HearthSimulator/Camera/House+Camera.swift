// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

extension House {
    private typealias Kind = CharacteristicType

    /// A camera that stands alone: two streams, sound both ways, and a head that turns.
    package static var camera: ServerPlan {
        var builder = AccessoryBuilder(1, name: "Porch Camera", model: "Camera")
        for number in 1...2 {
            builder.add(ServiceType.cameraRTPStreamManagement, isPrimary: number == 1, streamManagement)
        }
        builder.add(
            ServiceType.cameraControl,
            [
                (Kind.on, .bool(true)), (Kind.currentHorizontalTiltAngle, .integer(0)),
                (Kind.targetHorizontalTiltAngle, .integer(0)), (Kind.nightVision, .bool(false)),
                (Kind.digitalZoom, .double(1)), (Kind.imageMirroring, .bool(false)),
            ])
        builder.add(ServiceType.microphone, [(Kind.mute, .bool(false)), (Kind.volume, .integer(80))])
        builder.add(ServiceType.speaker, [(Kind.mute, .bool(false)), (Kind.volume, .integer(60))])
        return ServerPlan(
            key: "porch-camera", name: "Porch Camera", model: "Camera", category: Category.ipCamera,
            database: AttributeDatabase(accessories: [builder.accessory]))
    }

    private static var streamManagement: AccessoryBuilder.Content {
        let video = SupportedVideo(
            profiles: [.constrainedBaseline, .main, .high], levels: [.level31, .level32, .level40],
            attributes: [(1920, 1080), (1280, 720), (640, 360), (320, 240)].map {
                VideoAttributes(width: $0.0, height: $0.1, framesPerSecond: 30)
            })
        let audio = SupportedAudio([
            AudioFormat(codec: .opus, sampleRate: 16_000), AudioFormat(codec: .opus, sampleRate: 24_000),
        ])
        return [
            (Kind.streamingStatus, .data(StreamingStatus.available.encoded)),
            (Kind.supportedVideoStreamConfiguration, .data(video.encoded)),
            (Kind.supportedAudioStreamConfiguration, .data(audio.encoded)),
            (Kind.supportedRTPConfiguration, .data(CryptoSuite.encode([.aes128]))),
            (Kind.setupEndpoints, .data([])), (Kind.selectedRTPStreamConfiguration, .data([])),
        ]
    }
}
