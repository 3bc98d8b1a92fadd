// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth accessory identify`.
enum AccessoryIdentifyCommand {
    static let definition = CommandDefinition(
        "identify", "Let an accessory show itself, by a blink or a sound", positionals: [CommonArguments.accessory],
        examples: [.init("hearth accessory identify \"Desk Lamp\"", "See which one it is")],
        json: """
            {
              "id": "6F0C…",
              "name": "Desk Lamp"
            }
            """
    ) { call async throws(CommandError) in
        let hub = try await call.connect()
        defer { hub.close() }
        let found = try (try await hub.snapshot()).accessory(
            call.arguments.text(CommonArguments.accessory), home: call.homeName)
        _ = try await hub.call(IdentifyAccessory(accessory: found.accessory.id))
        call.show(NameView(found.accessory), "\(found.accessory.name) shows itself.")
        return .success
    }
}
