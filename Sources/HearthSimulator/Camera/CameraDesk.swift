// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// What the simulated cameras do: each stream management has one stream at a time, from Setup Endpoints to the end that is
/// written to Selected RTP Stream Configuration. No pictures are sent.
final class CameraDesk: Sendable {
    private typealias Kind = CharacteristicType

    /// One stream management of one server.
    private struct Place: Hashable {
        let server: ObjectIdentifier
        let setup: CharacteristicID
    }

    private struct Stream: Sendable {
        let session: StreamSessionID
        /// The ports that are said to send.
        let ports: [DatagramSocket]
        var isRunning = false
    }

    private let streams = Guarded<[Place: Stream]>([:])
    private let random: RandomBytes

    init(random: RandomBytes = .system) {
        self.random = random
    }

    /// What a camera does with a write; nothing if it is another one.
    func write(_ write: AccessoryWrite, _ device: Device, on server: isolated AccessoryServer) throws(HAPStatus) {
        guard let setup = device.id(Kind.setupEndpoints), case .data(let bytes) = write.value else { return }
        let place = Place(server: ObjectIdentifier(server), setup: setup)
        switch write.type {
        case Kind.setupEndpoints:
            guard let request = SetupEndpointsRequest(bytes) else { throw .invalidValue }
            server.setValue(.data(try answer(request, at: place).encoded), of: setup)
        case Kind.selectedRTPStreamConfiguration:
            guard let selection = SelectedStreamConfiguration(bytes) else { throw .invalidValue }
            try take(selection, at: place)
            tellStatus(of: place, device, on: server)
        default: break
        }
    }

    private func answer(_ request: SetupEndpointsRequest, at place: Place) throws(HAPStatus) -> SetupEndpointsResponse {
        let isBusy = streams.withLock { $0[place]?.isRunning == true }
        guard !isBusy else { return SetupEndpointsResponse(session: request.session, status: .busy) }
        guard let controller = IPAddress(request.controller.host),
            let own = DatagramSocket.ownAddress(towards: SocketAddress(controller, port: request.controller.videoPort)),
            let video = try? DatagramSocket(boundTo: SocketAddress(own, port: 0)),
            let audio = try? DatagramSocket(boundTo: SocketAddress(own, port: 0))
        else { return SetupEndpointsResponse(session: request.session, status: .error) }
        streams.withLock { $0[place] = Stream(session: request.session, ports: [video, audio]) }
        let address = StreamAddress(
            host: own.description, isIPv6: own.family == .ipv6, videoPort: video.localAddress.port,
            audioPort: audio.localAddress.port)
        return SetupEndpointsResponse(
            session: request.session, status: .success,
            endpoints: .init(
                accessory: address, video: request.video, audio: request.audio, videoSource: source, audioSource: source
            ))
    }

    private var source: UInt32 { random.draw(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// - Throws: `invalidValue` for a stream that was not set up.
    private func take(_ selection: SelectedStreamConfiguration, at place: Place) throws(HAPStatus) {
        let isKnown = streams.withLock { streams in
            guard streams[place]?.session == selection.session else { return false }
            switch selection.command {
            case .start where selection.video != nil: streams[place]?.isRunning = true
            case .start: return false
            case .end: streams[place] = nil
            case .suspend, .resume, .reconfigure: break
            }
            return true
        }
        guard isKnown || selection.command == .end else { throw .invalidValue }
    }

    private func tellStatus(of place: Place, _ device: Device, on server: isolated AccessoryServer) {
        guard let status = device.id(Kind.streamingStatus) else { return }
        let isRunning = streams.withLock { $0[place]?.isRunning == true }
        server.setValue(.data((isRunning ? StreamingStatus.inUse : .available).encoded), of: status)
    }

    /// The picture of a camera, as large as it was asked for.
    func image(_ request: ResourceRequest, on server: isolated AccessoryServer) throws(HAPStatus) -> [UInt8] {
        let accessory = server.attributes[aid: request.aid ?? 1]
        guard accessory?.service(ServiceType.cameraRTPStreamManagement) != nil else { throw .resourceDoesNotExist }
        return TestPicture(width: min(request.width, 4096), height: min(request.height, 4096)).jpeg
    }
}
