// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth pairing list`.
enum PairingListCommand {
    static let definition = CommandDefinition(
        "list", "Show which controllers an accessory is paired with",
        discussion: ["An accessory behind a bridge has the pairings of its bridge."],
        positionals: [CommonArguments.accessory],
        examples: [.init("hearth pairing list \"Acme Bridge\"", "See who may use a bridge")],
        json: """
            {
              "accessory": {"id": "6F0C…", "name": "Acme Bridge"},
              "pairings": [
                {
                  "identifier": "5B1D2C9E-3F64-4B0A-9C1D-7E8F90A1B2C3",
                  "publicKey": "2bc8ad22…",
                  "isAdmin": true,
                  "isOwn": true
                }
              ]
            }
            """
    ) { call async throws(CommandError) in
        let hub = try await call.connect()
        defer { hub.close() }
        let found = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        let pairings = try await hub.call(ListPairings(accessory: found.accessory.id))
        call.show(
            Document(accessory: NameView(found.accessory), pairings: pairings), table(pairings).text(call.style))
        return .success
    }

    private struct Document: Encodable {
        let accessory: NameView
        let pairings: [ControllerPairing]
    }

    private static func table(_ pairings: [ControllerPairing]) -> Table {
        var table = Table(["CONTROLLER", "MAY", "PUBLIC KEY"])
        for pairing in pairings {
            let identifier = pairing.identifier + (pairing.isOwn ? " (this hub)" : "")
            let key = String(pairing.publicKey.prefix(16)) + "…"
            table.add([identifier, pairing.isAdmin ? "administer" : "use", key])
        }
        return table
    }
}
