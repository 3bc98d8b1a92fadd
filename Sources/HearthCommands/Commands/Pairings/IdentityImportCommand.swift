// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth identity import`.
enum IdentityImportCommand {
    private static let file = Positional("FILE", "A file that \"hearth identity export\" wrote.")
    private static let replace = OptionDefinition(
        "replace", "Replace this hub's identity even if accessories are paired with it.")

    static let definition = CommandDefinition(
        "import", "Give this hub the identity and pairings of an exported file",
        discussion: [
            "The hub takes it up when it is started again. An identity under which this hub is paired with accessories is replaced only with --replace: those accessories do not know the new one. The old identity stays in a file beside the new one."
        ],
        positionals: [file], options: [replace, PassphraseOptions.file],
        examples: [
            .init("hearth identity import hub.identity", "Asks for the passphrase"),
            .init("hearth identity import hub.identity --passphrase-file secret.txt", "With the passphrase in a file"),
        ],
        json: """
            {
              "controller": {"identifier": "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3", "publicKey": "2bc8ad22…"},
              "pairings": 3,
              "needsRestart": true
            }
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let path = call.arguments.text(file)
        let document = try SecretFile.text(of: path)
        let passphrase = try await PassphraseOptions.value(call, repeated: false)
        let hub = try await call.connect()
        defer { hub.close() }
        let imported: ImportedIdentity
        do throws(CommandError) {
            imported = try await hub.call(
                ImportIdentity(
                    document: document, passphrase: passphrase, replacesPaired: call.arguments.has(replace)))
        } catch .hub(let error) where error.code == .alreadyExists {
            throw .failed(error.message + " That is what --replace does.")
        }
        call.show(imported, text(imported))
        return .success
    }

    private static func text(_ imported: ImportedIdentity) -> String {
        let head = "This hub is now \(imported.controller.identifier), with \(imported.pairings) pairings."
        return head + (imported.needsRestart ? " Start it again: until then it pairs with nothing." : "")
    }
}
