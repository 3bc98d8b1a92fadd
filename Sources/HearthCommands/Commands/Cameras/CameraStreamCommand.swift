// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel

/// `hearth camera stream`.
enum CameraStreamCommand {
    private static let output = OptionDefinition(
        "output", "FILE", "Write the description here instead of to the standard output; replaces a file that is there."
    )
    private static let width = OptionDefinition("width", "PIXELS", "The largest width wished for; 1920 if not given.")
    private static let height = OptionDefinition(
        "height", "PIXELS", "The largest height wished for; 1080 if not given.")
    private static let videoPort = OptionDefinition(
        "video-port", "PORT", "The UDP port where pictures are to arrive; a free one if not given.")
    private static let audioPort = OptionDefinition(
        "audio-port", "PORT", "The UDP port where sound is to arrive; a free one if not given.")

    static let definition = CommandDefinition(
        "stream", "Start a live stream, until Ctrl-C",
        discussion: [
            "The camera sends pictures and sound straight to this machine, as SRTP. What is printed is the description that players need (SDP); it holds the keys of the stream. The stream ends with the command."
        ],
        positionals: [CommonArguments.accessory], options: [output, width, height, videoPort, audioPort],
        examples: [
            .init("hearth camera stream \"Front Door Camera\" --output door.sdp", "Start, and tell how to watch"),
            .init(
                "hearth camera stream \"Front Door Camera\" --output door.sdp --width 1280 --height 720",
                "A smaller picture"),
        ],
        json: """
            {
              "accessory": {"id": "6F0C…", "name": "Front Door Camera"},
              "stream": {"localAddress": "192.0.2.1", "remoteAddress": "192.0.2.7", "isIPv6": false,
                "picture": {"profile": "high", "level": 40, "width": 1920, "height": 1080, "framesPerSecond": 30},
                "video": {"localPort": 40000, "remotePort": 50000, "payloadType": 99, "localSource": 1, "remoteSource": 2,
                  "maximumBitRate": 2000, "incoming": {"suite": "AES_CM_128_HMAC_SHA1_80", "key": "bWFz…"}}},
              "sdp": "v=0\\r\\n…"
            }
            """,
        action: run)

    private struct Report: Encodable {
        let accessory: NameView
        let stream: CameraStream
        let sdp: String
    }

    /// Cameras that sleep take their time.
    private static let limit = Duration.seconds(45)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let (id, size) = (CameraStream.ID(UUID()), (try number(width, 1920, call), try number(height, 1080, call)))
        let ports = (try port(videoPort, call), try port(audioPort, call))
        let hub = try await call.connect()
        defer { hub.close() }
        let accessory = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName
        ).accessory
        let request = StartCameraStream(
            stream: id, accessory: accessory.id, width: size.0, height: size.1, videoPort: ports.0, audioPort: ports.1)
        let stream = try await hub.call(request, within: limit)
        try tell(Report(accessory: NameView(accessory), stream: stream, sdp: description(of: stream, accessory)), call)
        for await event in hub.events {
            switch event {
            case .notification(.streamEnded(id, let error)): throw .hub(error)
            case .notification: break
            case .disconnected(let error): throw .hubNotThere(error.message)
            }
        }
        return .success
    }

    private static func description(of stream: CameraStream, _ accessory: Accessory) -> String {
        SessionDescription(stream, name: accessory.name).text
    }

    private static func tell(_ report: Report, _ call: CommandCall) throws(CommandError) {
        if let path = call.arguments[output] { try OutputFile.write(Array(report.sdp.utf8), to: path) }
        if call.isJSON {
            call.printJSON(report)
        } else if call.arguments[output] == nil {
            call.console.write(report.sdp, to: .output)
        }
        let file = call.arguments[output] ?? "FILE"
        call.note(
            "\(report.accessory.name) streams; stop with Ctrl-C. Watch it with\n"
                + "  ffplay -protocol_whitelist file,crypto,data,rtp,srtp,udp -sdp_flags rtcp_to_source \(file)")
    }

    private static func number(
        _ option: OptionDefinition, _ usual: Int, _ call: CommandCall
    ) throws(CommandError) -> Int {
        guard let text = call.arguments[option] else { return usual }
        guard let number = Int(text), (1...8192).contains(number) else {
            throw call.usage(.invalidValue(what: "--\(option.name)", expected: "a number of pixels from 1 to 8192"))
        }
        return number
    }

    private static func port(_ option: OptionDefinition, _ call: CommandCall) throws(CommandError) -> UInt16? {
        guard let text = call.arguments[option] else { return nil }
        guard let port = UInt16(text), port > 0 else {
            throw call.usage(.invalidValue(what: "--\(option.name)", expected: "a port from 1 to 65535"))
        }
        return port
    }
}
