// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth accessory refresh`.
enum AccessoryRefreshCommand {
    static let definition = CommandDefinition(
        "refresh", "Have the hub read an accessory's services again",
        discussion: [
            "The hub does so by itself when an accessory says that it has changed; some change without saying so. With a bridge, the accessories behind it are read too."
        ],
        positionals: [CommonArguments.accessory],
        examples: [.init("hearth accessory refresh \"Acme Bridge\"", "Find the lamp that was just added to a bridge")],
        json: """
            {
              "id": "6F0C…",
              "name": "Acme Bridge"
            }
            """
    ) { call async throws(CommandError) in
        let hub = try await call.connect()
        defer { hub.close() }
        let found = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        _ = try await hub.call(RefreshAccessory(accessory: found.accessory.id), within: .seconds(60))
        call.show(NameView(found.accessory), "\(found.accessory.name) has been read again.")
        return .success
    }
}
