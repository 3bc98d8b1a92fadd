// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import HearthIPC
import HearthModel

/// `hearth snapshot`.
enum SnapshotCommand {
    private static let file = Positional("FILE", "Where to write the picture; replaces a file that is there.")
    private static let width = OptionDefinition("width", "PIXELS", "The width wished for; 640 if not given.")
    private static let height = OptionDefinition("height", "PIXELS", "The height wished for; 360 if not given.")

    static let definition = CommandDefinition(
        "snapshot", "Take a still picture with a camera or doorbell",
        discussion: ["The picture is a JPEG. The camera may give another size than the one wished for."],
        positionals: [CommonArguments.accessory, file], options: [width, height],
        examples: [
            .init("hearth snapshot \"Front Door Camera\" door.jpg", "See who is at the door"),
            .init("hearth snapshot \"Front Door Camera\" door.jpg --width 1280 --height 720", "In another size"),
        ],
        json: """
            {
              "accessory": {"id": "6F0C…", "name": "Front Door Camera"},
              "file": "door.jpg",
              "contentType": "image/jpeg",
              "bytes": 48213
            }
            """,
        action: run)

    private struct Report: Encodable {
        let accessory: NameView
        let file: String
        let contentType: String
        let bytes: Int
    }

    /// Cameras that sleep take their time.
    private static let limit = Duration.seconds(45)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let size = (try pixels(width, 640, call), try pixels(height, 360, call))
        let hub = try await call.connect()
        defer { hub.close() }
        let accessory = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName
        ).accessory
        let request = TakeSnapshot(accessory: accessory.id, width: size.0, height: size.1)
        let picture = try await hub.call(request, within: limit)
        guard let bytes = Base64.decode(picture.image) else { throw .failed("The hub sent no picture.") }
        let path = call.arguments.text(file)
        try OutputFile.write(bytes, to: path)
        call.show(
            Report(
                accessory: NameView(accessory), file: path, contentType: picture.contentType, bytes: bytes.count),
            "\(accessory.name): \(bytes.count) bytes written to \(path).")
        return .success
    }

    private static func pixels(
        _ option: OptionDefinition, _ usual: Int, _ call: CommandCall
    ) throws(CommandError) -> Int {
        guard let text = call.arguments[option] else { return usual }
        guard let number = Int(text), (1...8192).contains(number) else {
            throw call.usage(.invalidValue(what: "--\(option.name)", expected: "a number of pixels from 1 to 8192"))
        }
        return number
    }
}
