// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth pairing remove`.
enum PairingRemoveCommand {
    private static let controller = Positional(
        "CONTROLLER", "The controller's identifier as \"hearth pairing list\" shows it, or its word.")

    static let definition = CommandDefinition(
        "remove", "Have an accessory forget another controller",
        discussion: ["This hub's own pairing ends with \"hearth unpair\"."],
        positionals: [CommonArguments.accessory, controller],
        examples: [
            .init(
                "hearth pairing remove \"Acme Bridge\" 5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3",
                "Shut a controller out")
        ],
        json: """
            {
              "accessory": {"id": "6F0C…", "name": "Acme Bridge"},
              "controller": "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3"
            }
            """
    ) { call async throws(CommandError) in
        let text = call.arguments.text(controller)
        let identifier = ControllerCard(text)?.identifier ?? text
        let hub = try await call.connect()
        defer { hub.close() }
        let found = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        _ = try await hub.call(RemovePairing(accessory: found.accessory.id, identifier: identifier))
        call.show(
            Report(accessory: NameView(found.accessory), controller: identifier),
            "\"\(found.accessory.name)\" has forgotten \(identifier).")
        return .success
    }

    private struct Report: Encodable {
        let accessory: NameView
        let controller: String
    }
}
