// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Names one stream between one controller and one camera: 16 bytes that the controller has chosen.
package struct StreamSessionID: Hashable, Sendable {
    package let bytes: [UInt8]

    /// Nil unless there are 16.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    package init(random: RandomBytes) {
        bytes = random.draw(16)
    }
}

/// What a controller writes to Setup Endpoints: where it receives, and with which keys. Source: HAP reference 22.
package struct SetupEndpointsRequest: Hashable, Sendable {
    package let session: StreamSessionID
    package let controller: StreamAddress
    package let video: SRTPParameters
    package let audio: SRTPParameters

    package init(session: StreamSessionID, controller: StreamAddress, video: SRTPParameters, audio: SRTPParameters) {
        self.session = session
        self.controller = controller
        self.video = video
        self.audio = audio
    }

    /// Reads what a controller has written; nil if it makes no sense.
    package init?(_ bytes: [UInt8]) {
        guard let group = try? TLV8Group(bytes), let session = group[EndpointTag.session].flatMap(StreamSessionID.init),
            let controller = group.groups(of: EndpointTag.address).first.flatMap(StreamAddress.init),
            let video = group.groups(of: EndpointTag.video).first.flatMap(SRTPParameters.init),
            let audio = group.groups(of: EndpointTag.audio).first.flatMap(SRTPParameters.init)
        else { return nil }
        self.init(session: session, controller: controller, video: video, audio: audio)
    }

    package var encoded: [UInt8] {
        TLV8.encode([
            TLV8Item(EndpointTag.session, session.bytes), TLV8Item(EndpointTag.address, controller.encoded),
            TLV8Item(EndpointTag.video, video.encoded), TLV8Item(EndpointTag.audio, audio.encoded),
        ])
    }
}

/// What a camera lets be read from Setup Endpoints then: where it sends from, and with which keys.
package struct SetupEndpointsResponse: Hashable, Sendable {
    package enum Status: UInt8, Sendable {
        case success = 0
        case busy = 1
        case error = 2
    }

    /// What a camera says only with success.
    package struct Endpoints: Hashable, Sendable {
        package let accessory: StreamAddress
        package let video: SRTPParameters
        package let audio: SRTPParameters
        /// The synchronisation sources (SSRC) of what the camera sends.
        package let videoSource: UInt32
        package let audioSource: UInt32

        package init(
            accessory: StreamAddress, video: SRTPParameters, audio: SRTPParameters, videoSource: UInt32,
            audioSource: UInt32
        ) {
            self.accessory = accessory
            self.video = video
            self.audio = audio
            self.videoSource = videoSource
            self.audioSource = audioSource
        }
    }

    /// Nil from cameras that have not been asked yet.
    package let session: StreamSessionID?
    package let status: Status
    package let endpoints: Endpoints?

    package init(session: StreamSessionID?, status: Status, endpoints: Endpoints? = nil) {
        self.session = session
        self.status = status
        self.endpoints = endpoints
    }

    /// Reads what a camera says; nil if it makes no sense.
    package init?(_ bytes: [UInt8]) {
        guard let group = try? TLV8Group(bytes), let number = group.integer(EndpointTag.status),
            let status = UInt8(exactly: number).flatMap(Status.init)
        else { return nil }
        self.init(
            session: group[EndpointTag.session].flatMap(StreamSessionID.init), status: status,
            endpoints: Endpoints(group))
    }

    package var encoded: [UInt8] {
        TLV8.encode(
            (session.map { [TLV8Item(EndpointTag.session, $0.bytes)] } ?? [])
                + [TLV8Item(EndpointTag.status, [status.rawValue])] + (endpoints?.items ?? []))
    }
}

extension SetupEndpointsResponse.Endpoints {
    fileprivate init?(_ group: TLV8Group) {
        guard let accessory = group.groups(of: EndpointTag.address).first.flatMap(StreamAddress.init),
            let video = group.groups(of: EndpointTag.video).first.flatMap(SRTPParameters.init),
            let audio = group.groups(of: EndpointTag.audio).first.flatMap(SRTPParameters.init),
            let videoSource = group.integer(EndpointTag.videoSource),
            let audioSource = group.integer(EndpointTag.audioSource)
        else { return nil }
        self.init(
            accessory: accessory, video: video, audio: audio, videoSource: UInt32(truncatingIfNeeded: videoSource),
            audioSource: UInt32(truncatingIfNeeded: audioSource))
    }

    fileprivate var items: [TLV8Item] {
        [
            TLV8Item(EndpointTag.address, accessory.encoded), TLV8Item(EndpointTag.video, video.encoded),
            TLV8Item(EndpointTag.audio, audio.encoded),
            TLV8Item(EndpointTag.videoSource, videoSource.littleEndianBytes),
            TLV8Item(EndpointTag.audioSource, audioSource.littleEndianBytes),
        ]
    }
}

private enum EndpointTag {
    static let session: UInt8 = 1
    static let status: UInt8 = 2
    static let address: UInt8 = 3
    static let video: UInt8 = 4
    static let audio: UInt8 = 5
    static let videoSource: UInt8 = 6
    static let audioSource: UInt8 = 7
}
