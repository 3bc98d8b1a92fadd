// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("Bringing a stream about")
struct StreamNegotiationTests {
    private let controller = StreamAddress(host: "192.0.2.1", isIPv6: false, videoPort: 40_000, audioPort: 40_002)
    private let accessory = StreamAddress(host: "192.0.2.7", isIPv6: false, videoPort: 50_000, audioPort: 50_002)

    private var negotiation: StreamNegotiation {
        get throws {
            let wish = StreamNegotiation.Wish(
                session: try #require(StreamSamples.session), controller: controller, width: 1280, height: 720)
            return StreamNegotiation(wish, random: .seeded(7))
        }
    }

    private func capabilities(
        _ status: StreamingStatus? = .available, suites: [CryptoSuite] = [.none, .aes128]
    ) -> StreamNegotiation.Capabilities {
        let video = SupportedVideo(
            profiles: [.main], levels: [.level40],
            attributes: [
                .init(width: 1920, height: 1080, framesPerSecond: 30),
                .init(width: 1280, height: 720, framesPerSecond: 30),
            ])
        return .init(
            status: status?.encoded, video: video.encoded,
            audio: SupportedAudio([AudioFormat(codec: .opus, sampleRate: 16_000)]).encoded,
            transport: CryptoSuite.encode(suites))
    }

    /// What a camera answers that takes everything as it is.
    private func response(
        to order: StreamNegotiation.Order, session: StreamSessionID? = StreamSamples.session,
        status: SetupEndpointsResponse.Status = .success, keys: SRTPParameters? = nil
    ) throws -> [UInt8] {
        guard case .writeEndpoints(let bytes) = order else { throw StreamFailure.refused }
        let request = try #require(SetupEndpointsRequest(bytes))
        let endpoints = SetupEndpointsResponse.Endpoints(
            accessory: accessory, video: keys ?? request.video, audio: keys ?? request.audio, videoSource: 11,
            audioSource: 12)
        return SetupEndpointsResponse(session: session, status: status, endpoints: endpoints).encoded
    }

    private func selection(in order: StreamNegotiation.Order) throws -> SelectedStreamConfiguration {
        guard case .writeSelection(let bytes) = order else { throw StreamFailure.refused }
        return try #require(SelectedStreamConfiguration(bytes))
    }

    @Test("the whole way: read, set up, start, end")
    func wholeWay() throws {
        var negotiation = try negotiation
        #expect(negotiation.start() == .readCapabilities)
        let setup = negotiation.receive(capabilities())
        guard case .writeEndpoints(let bytes) = setup else { throw StreamFailure.refused }
        let request = try #require(SetupEndpointsRequest(bytes))
        #expect(request.controller == controller && request.session == StreamSamples.session)
        #expect(request.video.suite == .aes128 && request.video != request.audio)
        #expect(!negotiation.isKnownToCamera)
        #expect(negotiation.endpointsWritten() == .readEndpoints)
        #expect(negotiation.isKnownToCamera)
        let start = try selection(in: negotiation.receive(endpoints: try response(to: setup)))
        #expect(start.command == .start && start.video?.format.attributes.height == 720)
        #expect(start.video?.transport.payloadType == 99 && start.audio?.format.sampleRate == 16_000)
        guard case .succeed(let stream) = negotiation.selectionWritten() else { throw StreamFailure.refused }
        #expect(stream.accessory == accessory && stream.controller == controller && stream.video == start.video)
        #expect(stream.videoKeys == request.video && stream.talkKeys == request.audio)
        #expect(stream.videoSource == 11 && stream.audioSource == 12)
        let end = try selection(in: negotiation.stop())
        #expect(end.command == .end && end.session == StreamSamples.session && end.video == nil)
        #expect(negotiation.selectionWritten() == .finish)
        #expect(!negotiation.isKnownToCamera && negotiation.stop() == .finish)
    }

    @Test("a camera that answers the write at once is not asked again")
    func writeResponse() throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        let setup = negotiation.receive(capabilities())
        let order = negotiation.endpointsWritten(answer: try response(to: setup))
        #expect(try selection(in: order).command == .start)
    }

    @Test("an answer to the write that is no answer is passed over", arguments: [[], [2, 1, 0], [9]] as [[UInt8]])
    func uselessWriteResponse(answer: [UInt8]) throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        _ = negotiation.receive(capabilities())
        #expect(negotiation.endpointsWritten(answer: answer) == .readEndpoints)
    }

    @Test("the keys of what comes are those that the camera names")
    func cameraKeys() throws {
        let keys = SRTPParameters(suite: .aes128, random: .seeded(99))
        var negotiation = try negotiation
        _ = negotiation.start()
        let setup = negotiation.receive(capabilities())
        _ = negotiation.endpointsWritten()
        _ = negotiation.receive(endpoints: try response(to: setup, keys: keys))
        guard case .succeed(let stream) = negotiation.selectionWritten() else { throw StreamFailure.refused }
        #expect(stream.videoKeys == keys && stream.audioKeys == keys && stream.talkKeys != keys)
    }

    @Test(
        "a camera that cannot is found out before anything is written",
        arguments: [(StreamingStatus.inUse, StreamFailure.busy), (.unavailable, .unavailable)])
    func busy(status: StreamingStatus, failure: StreamFailure) throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        #expect(negotiation.receive(capabilities(status)) == .fail(failure))
        #expect(!negotiation.isKnownToCamera && negotiation.stop() == .finish)
    }

    @Test("a camera that says nothing of pictures, or of none that we know, fails")
    func noPicture() throws {
        var silent = try negotiation
        _ = silent.start()
        #expect(silent.receive(.init()) == .fail(.malformed("Supported Video Stream Configuration")))
        var strange = try negotiation
        _ = strange.start()
        let empty = SupportedVideo(profiles: [.main], levels: [], attributes: [])
        #expect(strange.receive(.init(video: empty.encoded)) == .fail(.nothingInCommon("picture")))
    }

    @Test("a camera without sound streams without, and one that names no protection has the usual one")
    func sparse() throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        let setup = negotiation.receive(.init(video: capabilities().video))
        guard case .writeEndpoints(let bytes) = setup else { throw StreamFailure.refused }
        #expect(SetupEndpointsRequest(bytes)?.video.suite == .aes128)
        _ = negotiation.endpointsWritten()
        #expect(try selection(in: negotiation.receive(endpoints: try response(to: setup))).audio == nil)
    }

    @Test(
        "the protection is the first of those that the camera knows",
        arguments: [
            ([CryptoSuite.aes256, .none], CryptoSuite.aes256), ([.none], .none), ([.aes256, .aes128], .aes128),
        ])
    func suites(offered: [CryptoSuite], chosen: CryptoSuite) throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        guard case .writeEndpoints(let bytes) = negotiation.receive(capabilities(suites: offered)) else {
            throw StreamFailure.refused
        }
        #expect(SetupEndpointsRequest(bytes)?.video.suite == chosen)
    }

    @Test(
        "what a camera answers may end it",
        arguments: [
            (SetupEndpointsResponse.Status.busy, StreamFailure.busy), (.error, .refused),
        ])
    func refusals(status: SetupEndpointsResponse.Status, failure: StreamFailure) throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        let setup = negotiation.receive(capabilities())
        _ = negotiation.endpointsWritten()
        #expect(negotiation.receive(endpoints: try response(to: setup, status: status)) == .fail(failure))
    }

    @Test("endpoints of another session are another controller's; what cannot be read is an error")
    func overtaken() throws {
        var negotiation = try negotiation
        _ = negotiation.start()
        let setup = negotiation.receive(capabilities())
        _ = negotiation.endpointsWritten()
        var other = negotiation
        let stranger = StreamSessionID(random: .seeded(5))
        #expect(negotiation.receive(endpoints: try response(to: setup, session: stranger)) == .fail(.overtaken))
        #expect(other.receive(endpoints: []) == .fail(.malformed("Setup Endpoints")))
    }

    @Test("stopping: nothing to tell before the endpoints are written, an end from then on")
    func stopping() throws {
        var early = try negotiation
        _ = early.start()
        _ = early.receive(capabilities())
        #expect(early.stop() == .finish)
        var late = try negotiation
        _ = late.start()
        _ = late.receive(capabilities())
        _ = late.endpointsWritten()
        #expect(try selection(in: late.stop()).command == .end)
        #expect(late.selectionWritten() == .finish)
    }

    @Test("what comes when nobody waits for it ends the negotiation, and never traps")
    func outOfOrder() throws {
        var negotiation = try negotiation
        #expect(negotiation.selectionWritten() == .fail(.cancelled))
        #expect(negotiation.start() == .fail(.cancelled))
        #expect(negotiation.receive(capabilities()) == .fail(.cancelled))
        #expect(negotiation.endpointsWritten() == .fail(.cancelled))
        #expect(negotiation.receive(endpoints: StreamSamples.response) == .fail(.cancelled))
    }
}
