// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("A simulated camera", .serialized, .timeLimit(.minutes(5)))
struct SimulatedCameraTests {
    private typealias Kind = CharacteristicType

    /// A camera with a controller, and the ids of its first stream management.
    private struct Bench {
        let camera: SimulatorFixture
        let controller: RawController
        let setup: CharacteristicID
        let selection: CharacteristicID
        let status: CharacteristicID

        init() async throws {
            camera = try await SimulatorFixture([House.camera])
            controller = try await camera.pairedController()
            let database = House.camera.database
            func id(_ type: TypeIdentifier) throws -> CharacteristicID {
                try #require(database.id(type, of: "Porch Camera"))
            }
            (setup, selection, status) = (
                try id(Kind.setupEndpoints), try id(Kind.selectedRTPStreamConfiguration), try id(Kind.streamingStatus)
            )
        }

        func bytes(_ id: CharacteristicID) async throws -> [UInt8] {
            let row = try await controller.read([id])[id]
            return Base64.decode(row?.value?.string ?? "") ?? []
        }

        /// Sets up a stream.
        func setUp(_ session: StreamSessionID) async throws -> SetupEndpointsResponse {
            let keys = SRTPParameters(suite: .aes128, random: .system)
            let request = SetupEndpointsRequest(
                session: session,
                controller: StreamAddress(host: "127.0.0.1", isIPv6: false, videoPort: 9, audioPort: 9), video: keys,
                audio: keys)
            _ = try await write(request.encoded, to: setup)
            let response = try #require(SetupEndpointsResponse(try await bytes(setup)))
            #expect(response.session == session && response.endpoints?.video ?? keys == keys)
            return response
        }

        func select(_ command: SelectedStreamConfiguration.Command, _ session: StreamSessionID) async throws
            -> HAPStatus?
        {
            let format = VideoFormat(
                profile: .main, level: .level40,
                attributes: VideoAttributes(width: 640, height: 360, framesPerSecond: 30))
            let transport = RTPParameters(
                payloadType: 99, source: 1, maximumBitRate: 300, reportInterval: 0.5, maximumPacket: 1378)
            let configuration = SelectedStreamConfiguration(
                session: session, command: command, video: .init(format: format, transport: transport))
            return try await write(configuration.encoded, to: selection)
        }

        /// Why the camera refused; nil if it did not.
        func write(_ bytes: [UInt8], to id: CharacteristicID) async throws -> HAPStatus? {
            let answer = try await controller.write([.init(id, value: .data(bytes))])
            return answer.status == 204 ? nil : try CharacteristicResponse(body: answer.body)[id]?.status
        }
    }

    @Test("sets up a session, streams it, is busy meanwhile and free afterwards")
    func life() async throws {
        let bench = try await Bench()
        let (session, other) = (StreamSessionID(random: .system), StreamSessionID(random: .system))
        let response = try await bench.setUp(session)
        #expect(response.status == .success)
        let address = try #require(response.endpoints?.accessory)
        #expect(address.host == "127.0.0.1" && address.videoPort != 0 && address.videoPort != address.audioPort)
        #expect(try await StreamingStatus(bench.bytes(bench.status)) == .available)
        _ = try await bench.select(.start, session)
        #expect(try await StreamingStatus(bench.bytes(bench.status)) == .inUse)
        #expect(try await bench.setUp(other).status == .busy)
        _ = try await bench.select(.end, session)
        #expect(try await StreamingStatus(bench.bytes(bench.status)) == .available)
        #expect(try await bench.setUp(other).status == .success)
    }

    @Test("its ports are its own while a session is set up")
    func ports() async throws {
        let bench = try await Bench()
        let session = StreamSessionID(random: .system)
        let port = try #require(try await bench.setUp(session).endpoints?.accessory.videoPort)
        #expect(throws: SystemError.self) { try DatagramSocket(boundTo: SocketAddress(.loopback, port: port)) }
        _ = try await bench.select(.end, session)
        #expect(try DatagramSocket(boundTo: SocketAddress(.loopback, port: port)).localAddress.port == port)
    }

    @Test("refuses to start what was not set up, and nonsense")
    func refusals() async throws {
        let bench = try await Bench()
        #expect(try await bench.select(.start, StreamSessionID(random: .system)) == .invalidValue)
        #expect(try await bench.write([2, 1, 0], to: bench.setup) == .invalidValue)
        #expect(try await StreamingStatus(bench.bytes(bench.status)) == .available)
    }

    @Test("takes pictures as large as wished; what is no camera takes none")
    func pictures() async throws {
        let camera = try await SimulatorFixture([House.camera])
        let controller = try await camera.pairedController()
        let answer = try await controller.send(ResourceRequest(width: 641, height: 363).httpRequest)
        #expect(answer.status == 200 && answer.body.starts(with: [0xFF, 0xD8]))
        #expect(answer.body.suffix(2) == [0xFF, 0xD9])
        let lamp = try await SimulatorFixture([House.plans[1]])
        let other = try await lamp.pairedController()
        #expect(try await other.send(ResourceRequest(width: 640, height: 360).httpRequest).status == 404)
    }

    @Test("a camera of a dump streams as well")
    func dump() async throws {
        let path = #filePath.replacing("SimulatedCameraTests.swift", with: "Fixtures/accessories/arlo-baby.json")
        let camera = try await SimulatorFixture([try Fixture(path: path).plan(key: "arlo")])
        let controller = try await camera.pairedController()
        let database = try await controller.accessories()
        let setup = try #require(
            database.characteristics.first { $0.attributes.type == Kind.setupEndpoints }?.id)
        let keys = SRTPParameters(suite: .aes128, random: .system)
        let request = SetupEndpointsRequest(
            session: StreamSessionID(random: .system),
            controller: StreamAddress(host: "127.0.0.1", isIPv6: false, videoPort: 9, audioPort: 9), video: keys,
            audio: keys)
        #expect(try await controller.write([.init(setup, value: .data(request.encoded))]).status == 204)
        let bytes = Base64.decode(try await controller.read([setup])[setup]?.value?.string ?? "") ?? []
        #expect(SetupEndpointsResponse(bytes)?.session == request.session)
    }
}
