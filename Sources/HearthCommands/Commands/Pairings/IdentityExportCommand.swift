// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthSystem

/// `hearth identity export`.
enum IdentityExportCommand {
    private static let file = Positional("FILE", "Where to write it; a file that is there already is left alone.")

    static let definition = CommandDefinition(
        "export", "Write this hub's identity and pairings to a file, sealed with a passphrase",
        discussion: [
            "Whoever has the file and the passphrase can use all accessories of this hub. The passphrase has at least 8 characters and cannot be recovered."
        ],
        positionals: [file], options: [PassphraseOptions.file],
        examples: [
            .init("hearth identity export hub.identity", "Asks for a passphrase"),
            .init("hearth identity export hub.identity --passphrase-file secret.txt", "With the passphrase in a file"),
        ],
        json: """
            {
              "file": "hub.identity",
              "pairings": 3
            }
            """,
        action: run)

    private struct Report: Encodable {
        let file: String
        let pairings: Int
    }

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let path = call.arguments.text(file)
        guard !OutputFile.exists(path) else {
            throw .failed("There is a file \(path) already; move it away or choose another name.")
        }
        let passphrase = try await PassphraseOptions.value(call, repeated: true)
        let hub = try await call.connect()
        defer { hub.close() }
        let exported = try await hub.call(ExportIdentity(passphrase: passphrase))
        try OutputFile.write(Array(exported.document.utf8), to: path)
        call.show(
            Report(file: path, pairings: exported.pairings),
            "Written to \(path), with \(exported.pairings) pairings. Keep it as safe as the hub itself.")
        return .success
    }
}
