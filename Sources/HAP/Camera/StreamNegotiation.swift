// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The controller's side of bringing a camera's stream about, without input or output of its own.
///
/// Follow its orders until one says that it is over. The way of a stream: what the camera can do is read; Setup Endpoints
/// is written and read; Selected RTP Stream Configuration is written to start, and again to end. Source: HAP reference 22.
package struct StreamNegotiation: Sendable {
    /// What the controller brings along.
    package struct Wish: Hashable, Sendable {
        package let session: StreamSessionID
        /// Where it receives.
        package let controller: StreamAddress
        /// The largest picture, in pixels.
        package let width: UInt16
        package let height: UInt16

        package init(session: StreamSessionID, controller: StreamAddress, width: UInt16, height: UInt16) {
            self.session = session
            self.controller = controller
            self.width = width
            self.height = height
        }
    }

    /// What is to be done next.
    package enum Order: Hashable, Sendable {
        /// Read Streaming Status and the three values that say what is supported.
        case readCapabilities
        case writeEndpoints([UInt8])
        case readEndpoints
        /// Write to Selected RTP Stream Configuration.
        case writeSelection([UInt8])
        /// The stream runs.
        case succeed(NegotiatedStream)
        /// There is nothing left to do: the stream never was, or has ended.
        case finish
        case fail(StreamFailure)
    }

    /// What a camera says before anything is asked of it; nil for what it has not.
    package struct Capabilities: Hashable, Sendable {
        package var status: [UInt8]?
        package var video: [UInt8]?
        package var audio: [UInt8]?
        package var transport: [UInt8]?

        package init(
            status: [UInt8]? = nil, video: [UInt8]? = nil, audio: [UInt8]? = nil, transport: [UInt8]? = nil
        ) {
            self.status = status
            self.video = video
            self.audio = audio
            self.transport = transport
        }
    }

    private enum State: Sendable {
        case idle
        case readingCapabilities
        case settingUp(Offer, isWritten: Bool)
        case starting(NegotiatedStream)
        case streaming
        case ending
        case over
    }

    /// What was chosen before the camera has said where it sends from.
    private struct Offer: Sendable {
        let request: SetupEndpointsRequest
        let video: VideoFormat
        let audio: AudioFormat?
    }

    private let wish: Wish
    private let random: RandomBytes
    private var state = State.idle

    package init(_ wish: Wish, random: RandomBytes) {
        self.wish = wish
        self.random = random
    }

    /// Whether the camera has been told of the stream, so that it has to be told of its end.
    package var isKnownToCamera: Bool {
        switch state {
        case .settingUp(_, let isWritten): isWritten
        case .starting, .streaming: true
        case .idle, .readingCapabilities, .ending, .over: false
        }
    }
}

// MARK: - The way

extension StreamNegotiation {
    /// To be called first, and once.
    package mutating func start() -> Order {
        guard case .idle = state else { return fail(.cancelled) }
        state = .readingCapabilities
        return .readCapabilities
    }

    /// The camera has said what it can do.
    package mutating func receive(_ capabilities: Capabilities) -> Order {
        guard case .readingCapabilities = state else { return fail(.cancelled) }
        do throws(StreamFailure) {
            let offer = try offer(to: capabilities)
            state = .settingUp(offer, isWritten: false)
            return .writeEndpoints(offer.request.encoded)
        } catch {
            return fail(error)
        }
    }

    /// The camera has taken our endpoints.
    ///
    /// - Parameter answer: what it has answered the write with, as some do; others are asked.
    package mutating func endpointsWritten(answer: [UInt8]? = nil) -> Order {
        guard case .settingUp(let offer, _) = state else { return fail(.cancelled) }
        state = .settingUp(offer, isWritten: true)
        if let answer, let response = SetupEndpointsResponse(answer), response.session == wish.session {
            return receive(response, to: offer)
        }
        return .readEndpoints
    }

    /// The camera has said where it sends from.
    package mutating func receive(endpoints: [UInt8]) -> Order {
        guard case .settingUp(let offer, isWritten: true) = state else { return fail(.cancelled) }
        guard let response = SetupEndpointsResponse(endpoints) else { return fail(.malformed("Setup Endpoints")) }
        return receive(response, to: offer)
    }

    /// The camera has taken the start, or the end.
    package mutating func selectionWritten() -> Order {
        switch state {
        case .starting(let stream):
            state = .streaming
            return .succeed(stream)
        case .ending:
            state = .over
            return .finish
        case .idle, .readingCapabilities, .settingUp, .streaming, .over: return fail(.cancelled)
        }
    }

    /// The controller wishes no stream any more, wherever things stand.
    package mutating func stop() -> Order {
        guard isKnownToCamera else {
            state = .over
            return .finish
        }
        state = .ending
        return .writeSelection(SelectedStreamConfiguration(session: wish.session, command: .end).encoded)
    }

    private mutating func fail(_ failure: StreamFailure) -> Order {
        state = .over
        return .fail(failure)
    }
}

// MARK: - Choosing

extension StreamNegotiation {
    private func offer(to capabilities: Capabilities) throws(StreamFailure) -> Offer {
        switch capabilities.status.flatMap(StreamingStatus.init) {
        case .inUse: throw .busy
        case .unavailable: throw .unavailable
        case .available, nil: break
        }
        guard let video = capabilities.video.flatMap(SupportedVideo.init) else {
            throw .malformed("Supported Video Stream Configuration")
        }
        guard let format = video.choice(width: wish.width, height: wish.height) else {
            throw .nothingInCommon("picture")
        }
        let suite = try suite(in: capabilities.transport)
        return Offer(
            request: SetupEndpointsRequest(
                session: wish.session, controller: wish.controller, video: SRTPParameters(suite: suite, random: random),
                audio: SRTPParameters(suite: suite, random: random)),
            video: format, audio: capabilities.audio.flatMap { try? SupportedAudio($0) }?.choice)
    }

    /// The protection that players know best comes first. A camera that says nothing has it.
    private func suite(in value: [UInt8]?) throws(StreamFailure) -> CryptoSuite {
        let supported = value.flatMap { try? CryptoSuite.supported(in: $0) } ?? []
        if supported.isEmpty { return .aes128 }
        for suite in [CryptoSuite.aes128, .aes256, .none] where supported.contains(suite) { return suite }
        throw .nothingInCommon("protection")
    }

    private mutating func receive(_ response: SetupEndpointsResponse, to offer: Offer) -> Order {
        guard response.session == nil || response.session == wish.session else { return fail(.overtaken) }
        switch response.status {
        case .busy: return fail(.busy)
        case .error: return fail(.refused)
        case .success: break
        }
        guard let endpoints = response.endpoints else { return fail(.malformed("Setup Endpoints")) }
        let stream = stream(with: endpoints, offer)
        state = .starting(stream)
        return .writeSelection(
            SelectedStreamConfiguration(
                session: wish.session, command: .start, video: stream.video, audio: stream.audio
            ).encoded)
    }

    /// What comes is protected as the camera says, which is how we have asked it with all that are known.
    private func stream(with endpoints: SetupEndpointsResponse.Endpoints, _ offer: Offer) -> NegotiatedStream {
        NegotiatedStream(
            session: wish.session, controller: wish.controller, accessory: endpoints.accessory,
            video: .init(format: offer.video, transport: videoTransport(offer.video)),
            audio: offer.audio.map { .init(format: $0, transport: audioTransport) }, videoKeys: endpoints.video,
            audioKeys: endpoints.audio, talkKeys: offer.request.audio, videoSource: endpoints.videoSource,
            audioSource: endpoints.audioSource)
    }

    private func videoTransport(_ format: VideoFormat) -> RTPParameters {
        RTPParameters(
            payloadType: 99, source: source, maximumBitRate: format.attributes.usualBitRate, reportInterval: 0.5,
            maximumPacket: wish.controller.isIPv6 ? 1228 : 1378)
    }

    private var audioTransport: RTPParameters {
        RTPParameters(payloadType: 110, source: source, maximumBitRate: 24, reportInterval: 5)
    }

    /// Never zero, which some take for none.
    private var source: UInt32 { random.draw(4).reduce(0) { $0 << 8 | UInt32($1) } | 1 }
}

extension VideoAttributes {
    /// What cameras need for a good picture of this size, in kilobits per second.
    fileprivate var usualBitRate: UInt16 {
        switch pixels {
        case (1920 * 1080)...: 2000
        case (1280 * 720)...: 1000
        case (640 * 360)...: 500
        default: 200
        }
    }
}
