// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

@testable import HearthCommands

struct CameraStreamCommandTests {
    /// Runs `camera stream`, lets the test act once the stream runs, then lets the hub stop.
    private func stream(
        _ words: [String], hub: FakeHub = FakeHub(), act: (FakeHub, StartCameraStream) -> Void = { _, _ in }
    ) async throws -> Terminal.Outcome {
        async let outcome = Terminal(hub).run(["camera", "stream", "Desk Lamp"] + words)
        try await eventually("camera.startStream") { hub.withState { $0.stream } != nil }
        if let request = hub.withState({ $0.stream }) { act(hub, request) }
        hub.disconnect()
        return await outcome
    }

    @Test("the description goes to the output, the way to watch it to the messages")
    func description() async throws {
        let outcome = try await stream(["--width", "1280", "--height", "720", "--video-port", "4000"]) { _, request in
            #expect(request.accessory == House.lamp.id && request.width == 1280 && request.height == 720)
            #expect(request.videoPort == 4000 && request.audioPort == nil)
        }
        #expect(outcome.output.hasPrefix("v=0\r\n") && outcome.output.contains("s=Desk Lamp\r\n"))
        #expect(outcome.output.contains("m=video 4000 RTP/SAVP 99\r\n"))
        #expect(outcome.messages.contains("ffplay") && outcome.messages.contains(" FILE"))
        #expect(outcome.code == .hubNotThere)
    }

    @Test("with a file the description is there, for the owner's eyes alone")
    func file() async throws {
        let folder = try ScratchFolder()
        let outcome = try await stream(["--output", folder.file("lamp.sdp")])
        #expect(outcome.output.isEmpty && outcome.messages.contains(folder.file("lamp.sdp")))
        let text = try String(contentsOfFile: folder.file("lamp.sdp"), encoding: .utf8)
        #expect(text.hasPrefix("v=0\r\n"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.file("lamp.sdp"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("JSON has all that was agreed on")
    func json() async throws {
        let outcome = try await stream(["--json"])
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let stream = object?["stream"] as? [String: Any]
        #expect((stream?["video"] as? [String: Any])?["payloadType"] as? Int == 99)
        #expect((object?["sdp"] as? String)?.hasPrefix("v=0") == true)
    }

    @Test("a stream that the camera ends is an error; another program's is not ours")
    func ending() async throws {
        let outcome = try await stream([]) { hub, request in
            hub.notify(.streamEnded(CameraStream.ID(UUID()), HubError(.unexpectedError, "not ours")))
            hub.notify(.streamEnded(request.stream, HubError(.accessoryNotReachable, "The camera is gone.")))
        }
        #expect(outcome.code == .failed && outcome.messages.contains("The camera is gone."))
    }

    @Test("ports and sizes are checked first", arguments: [["--video-port", "0"], ["--width", "9999"]])
    func usage(words: [String]) async throws {
        let outcome = await Terminal(FakeHub()).run(["camera", "stream", "Desk Lamp"] + words)
        #expect(outcome.code == .usage)
    }
}
