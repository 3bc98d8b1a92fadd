// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthHub

/// The hub against a camera of HAP-python: what we write is what it reads.
@Suite("A foreign camera", .serialized, .timeLimit(.minutes(5)))
struct ForeignCameraTests {
    /// What HAP-python has understood of a start.
    private struct Report: Decodable {
        struct Started: Decodable {
            let address: String
            let vPort, aPort: UInt16
            let vSrtpKey, aSrtpKey: String
            let width, height, fps: Int
            let vProfileId, vLevel, vPayloadType, aPayloadType, aCodec: String
            let vSsrc, aSsrc, vMaxBitrate: UInt32
            let aSampleRate, aPacketTime, aChannel: Int
        }

        let started: Started?
        let stopped: String?
    }

    private func reports(_ camera: ChildProcess) -> [Report] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return camera.output.split(separator: "\n").compactMap { try? decoder.decode(Report.self, from: Data($0.utf8)) }
    }

    @Test("streams as was agreed on, and stops when it is told; its picture arrives")
    func stream() async throws {
        let (hub, folder, port) = (try HubBench(), try ScratchFolder(), try await HousePeer.freePort())
        let camera = try ChildProcess(
            try PeerPython.path(),
            [PeerPython.script("camera.py"), "--port", "\(port)", "--state", folder.file("state")])
        try await camera.waitForOutput(containing: "\"code\":", within: .seconds(30))
        let added = try await hub.add(
            at: SocketAddress(.loopback, port: port), to: try await hub.addHome(), code: "031-45-154")
        await hub.registry.connect(Client(id: 1, name: "program") { _ in })
        let id = CameraStream.ID(UUID())
        let stream = try await hub.parts.streams.start(
            StartCameraStream(stream: id, accessory: added.accessory), for: 1
        ) { _ in }
        try await eventually("it streams") { reports(camera).contains { $0.started != nil } }
        let started = try #require(reports(camera).compactMap(\.started).first)
        #expect(started.address == "127.0.0.1")
        #expect(started.vPort == stream.video.localPort && started.aPort == stream.audio?.localPort)
        #expect(started.width == 1280 && started.height == 720 && started.fps == 30)
        #expect(started.vProfileId == "01" && started.vLevel == "02" && started.vPayloadType == "63")
        #expect(started.vSrtpKey == stream.video.incoming?.key && started.aSrtpKey == stream.audio?.incoming?.key)
        // Its own, which it puts in the place of ours.
        #expect(started.vSsrc == stream.video.remoteSource && started.aSsrc == stream.audio?.remoteSource)
        #expect(started.vMaxBitrate == UInt32(stream.video.maximumBitRate))
        #expect(started.aCodec == "03" && started.aSampleRate == 24 && started.aPacketTime == 20)
        #expect(started.aPayloadType == "6e" && started.aChannel == 1)
        #expect(stream.sound?.codec == .opus && stream.picture.profile == .main)
        try await hub.parts.streams.stop(id, for: 1)
        try await eventually("it stops") { reports(camera).contains { $0.stopped == id.uuid.uuidString.lowercased() } }
        let request = TakeSnapshot(accessory: added.accessory, width: 640, height: 360)
        let picture = try await hub.parts.snapshots.take(request, for: 1)
        #expect(Base64.decode(picture.image)?.starts(with: [0xFF, 0xD8]) == true)
        camera.terminate()
    }
}
