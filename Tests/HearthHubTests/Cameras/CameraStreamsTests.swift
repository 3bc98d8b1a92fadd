// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

/// A camera that does what a test wants of it, and writes down what it is asked.
private struct OddCamera: AccessoryBehaviour {
    enum Conduct: Sendable {
        /// As it should be.
        case sound
        case answering(SetupEndpointsResponse.Status)
        case nonsense
        /// It has set up its side for another controller.
        case overtaken
        /// It refuses what is written to a type.
        case refusing(TypeIdentifier)
        /// It never answers what is written to a type.
        case silent(TypeIdentifier)
    }

    let conduct: Conduct
    let commands = Recorder<SelectedStreamConfiguration.Command>()
    let setups = Recorder<SetupEndpointsRequest>()

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        switch conduct {
        case .refusing(write.type): throw .outOfResources
        case .silent(write.type): try? await Task.sleep(for: .seconds(60))
        default: break
        }
        guard case .data(let bytes) = write.value else { return nil }
        if let request = SetupEndpointsRequest(bytes) {
            setups.record(request)
            server.setValue(.data(answer(request)), of: write.id)
        } else if let selection = SelectedStreamConfiguration(bytes) {
            commands.record(selection.command)
        }
        return nil
    }

    private func answer(_ request: SetupEndpointsRequest) -> [UInt8] {
        let endpoints = SetupEndpointsResponse.Endpoints(
            accessory: StreamAddress(host: "127.0.0.1", isIPv6: false, videoPort: 1, audioPort: 2),
            video: request.video, audio: request.audio, videoSource: 3, audioSource: 4)
        switch conduct {
        case .answering(let status): return SetupEndpointsResponse(session: request.session, status: status).encoded
        case .nonsense: return [9, 9]
        case .overtaken:
            let stranger = StreamSessionID(random: .system)
            return SetupEndpointsResponse(session: stranger, status: .success, endpoints: endpoints).encoded
        case .sound, .refusing, .silent:
            return SetupEndpointsResponse(session: request.session, status: .success, endpoints: endpoints).encoded
        }
    }
}

@Suite("Streams of cameras at the hub", .serialized, .timeLimit(.minutes(5)))
struct CameraStreamsTests {
    private typealias Kind = CharacteristicType

    /// A hub with one camera and two connected programs.
    private struct Bench {
        let hub: HubBench
        let behaviour: OddCamera
        let camera: ServedAccessory
        let accessory: Accessory.ID
        let told = Recorder<HubNotification>()

        init(_ conduct: OddCamera.Conduct, linkClock: any Clock<Duration> = ContinuousClock()) async throws {
            hub = try HubBench(linkClock: linkClock)
            behaviour = OddCamera(conduct: conduct)
            camera = try await ServedAccessory(HearthSimulator.House.camera.database, behaviour: behaviour)
            accessory = try await hub.add(camera, to: try await hub.addHome()).accessory
            for client in [1, 2] as [Client.ID] {
                await hub.registry.connect(Client(id: client, name: "program \(client)") { _ in })
            }
        }

        var streams: CameraStreams { hub.parts.streams }

        func start(
            _ id: CameraStream.ID = CameraStream.ID(UUID()), for client: Client.ID = 1
        ) async throws(HubError) -> CameraStream {
            try await streams.start(StartCameraStream(stream: id, accessory: accessory), for: client) { [told] in
                told.record($0)
            }
        }
    }

    @Test("what was agreed on has the camera's answers and the hub's choices")
    func agreement() async throws {
        let bench = try await Bench(.sound)
        let id = CameraStream.ID(UUID())
        let stream = try await bench.start(id)
        let setup = try #require(bench.behaviour.setups.elements.first)
        #expect(setup.session.bytes == withUnsafeBytes(of: id.uuid.uuid) { Array($0) })
        #expect(setup.controller.host == "127.0.0.1" && stream.localAddress == "127.0.0.1")
        #expect(
            stream.video.localPort == setup.controller.videoPort
                && stream.audio?.localPort == setup.controller.audioPort)
        #expect(stream.video.remotePort == 1 && stream.audio?.remotePort == 2)
        #expect(stream.video.remoteSource == 3 && stream.audio?.remoteSource == 4)
        #expect(stream.video.incoming?.key == Base64.encode(setup.video.key + setup.video.salt))
        #expect(stream.video.incoming?.suite == "AES_CM_128_HMAC_SHA1_80")
        try await bench.streams.stop(id, for: 1)
        #expect(bench.behaviour.commands.elements == [.start, .end] && bench.told.elements.isEmpty)
        #expect(await bench.streams.count == 0)
    }

    @Test(
        "a camera that cannot or answers nonsense ends in an error that says what",
        arguments: [
            (OddCamera.Conduct.answering(.busy), HubError.Code.accessoryIsBusy),
            (.answering(.error), .communicationFailure), (.nonsense, .accessorySentInvalidResponse),
            (.overtaken, .accessoryIsBusy), (.refusing(Kind.setupEndpoints), .accessoryOutOfResources),
            (.refusing(Kind.selectedRTPStreamConfiguration), .accessoryOutOfResources),
        ])
    private func refusals(conduct: OddCamera.Conduct, code: HubError.Code) async throws {
        let bench = try await Bench(conduct)
        await #expect(throws: HubError(code, "")) { try await bench.start() }
        #expect(await bench.streams.count == 0)
        #expect(!bench.behaviour.commands.elements.contains(.start))
    }

    @Test(
        "one that is busy has its other stream tried, one that fails has not",
        arguments: [
            (OddCamera.Conduct.answering(.busy), 2), (.overtaken, 2), (.answering(.error), 1), (.nonsense, 1),
        ])
    private func attempts(conduct: OddCamera.Conduct, count: Int) async throws {
        let bench = try await Bench(conduct)
        await #expect(throws: HubError.self) { try await bench.start() }
        #expect(bench.behaviour.setups.elements.count == count)
    }

    @Test("a camera that never answers is given up after a while")
    func silence() async throws {
        let clock = ManualClock()
        let bench = try await Bench(.silent(Kind.setupEndpoints), linkClock: clock)
        async let start = Result(of: { try await bench.start() })
        try await eventually("it is being arranged") { await bench.streams.count == 1 }
        try await clock.turn(until: "it is given up") { await bench.streams.count == 0 }
        let result = await start
        #expect(throws: HubError(.operationTimedOut, "")) { try result.get() }
    }

    @Test("a stream that is stopped while it is arranged never runs, and the stop waits for that")
    func stopWhileStarting() async throws {
        let bench = try await Bench(.sound)
        let id = CameraStream.ID(UUID())
        async let start = Result(of: { try await bench.start(id) })
        try await eventually("it is being arranged") { await bench.streams.count == 1 }
        try? await bench.streams.stop(id, for: 1)
        #expect(await bench.streams.count == 0)
        let commands = bench.behaviour.commands.elements
        #expect(commands.isEmpty || commands.last == .end)
        _ = await start
    }

    @Test("only who has asked for a stream can stop it")
    func strangers() async throws {
        let bench = try await Bench(.sound)
        let id = CameraStream.ID(UUID())
        _ = try await bench.start(id)
        await #expect(throws: HubError(.notFound, "")) { try await bench.streams.stop(id, for: 2) }
        await #expect(throws: HubError(.alreadyExists, "")) { try await bench.start(id, for: 2) }
        #expect(await bench.streams.count == 1)
    }

    @Test("a program that has gone leaves no stream, neither a running one nor one it asked for last")
    func leaving() async throws {
        let bench = try await Bench(.sound)
        _ = try await bench.start()
        _ = try await bench.start(for: 2)
        await bench.hub.registry.disconnect(1)
        await bench.streams.stopAll(of: 1)
        #expect(await bench.streams.count == 1)
        await #expect(throws: HubError(.operationCancelled, "")) { try await bench.start() }
        #expect(bench.behaviour.commands.elements == [.start, .start, .end])
    }

    @Test("with all streams of a camera in use the hub does not even ask")
    func inUse() async throws {
        let bench = try await Bench(.sound)
        _ = try await bench.start()
        _ = try await bench.start()
        await #expect(throws: HubError(.accessoryIsBusy, "")) { try await bench.start() }
        #expect(bench.behaviour.setups.elements.count == 2)
    }

    @Test("a camera that goes away ends the stream and says so to its program")
    func vanishing() async throws {
        let bench = try await Bench(.sound)
        let id = CameraStream.ID(UUID())
        _ = try await bench.start(id)
        _ = await bench.camera.stop()
        try await eventually("it is told") { !bench.told.elements.isEmpty }
        #expect(bench.told.elements == [.streamEnded(id, HubError(.accessoryNotReachable, ""))])
        #expect(await bench.streams.count == 0)
    }

    @Test("the keys of a stream stay out of the values that are kept and told")
    func secrecy() async throws {
        let bench = try await Bench(.sound)
        let told = Recorder<HubNotification>()
        await bench.hub.registry.connect(Client(id: 9, name: "follower") { told.record($0) })
        await bench.hub.registry.open(OpenDatabase(), for: 9) { _ in }
        _ = try await bench.start()
        let accessory = try #require(await bench.hub.registry.database.accessory(bench.accessory)?.accessory)
        for type in [Kind.setupEndpoints, Kind.selectedRTPStreamConfiguration] {
            let iid = try #require(accessory.services.flatMap(\.characteristics).first { $0.type == type }?.iid)
            let reference = CharacteristicReference(accessory: accessory.id, iid: iid)
            #expect(await bench.hub.registry.live.value(of: reference) == nil)
            for case .valuesChanged(let states) in told.elements {
                #expect(!states.contains { $0.characteristic == reference })
            }
        }
    }

    @Test("ports and sizes that make no sense are refused before the camera is asked")
    func parameters() async throws {
        let bench = try await Bench(.sound)
        for request in [
            StartCameraStream(stream: .init(UUID()), accessory: bench.accessory, videoPort: 0),
            StartCameraStream(stream: .init(UUID()), accessory: bench.accessory, width: 0),
        ] {
            await #expect(throws: HubError(.invalidParameter, "")) {
                try await bench.streams.start(request, for: 1) { _ in }
            }
        }
        #expect(bench.behaviour.setups.elements.isEmpty)
    }

    @Test("no camera, no stream")
    func noCamera() async throws {
        let (hub, lamp) = (try HubBench(), try await ServedAccessory(.lamp))
        let added = try await hub.add(lamp, to: try await hub.addHome())
        await hub.registry.connect(Client(id: 1, name: "program") { _ in })
        let request = StartCameraStream(stream: .init(UUID()), accessory: added.accessory)
        await #expect(throws: HubError(.operationNotSupported, "")) {
            try await hub.parts.streams.start(request, for: 1) { _ in }
        }
    }
}

extension Result where Failure == any Error {
    fileprivate init(of body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
