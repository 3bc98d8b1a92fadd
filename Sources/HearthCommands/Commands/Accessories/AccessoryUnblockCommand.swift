// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth accessory unblock`.
enum AccessoryUnblockCommand {
    static let definition = CommandDefinition(
        "unblock", "Talk again to an accessory that was blocked",
        discussion: [
            "The hub stops talking to an accessory that breaks the protocol again and again. With a bridge those behind it are blocked and unblocked."
        ],
        positionals: [CommonArguments.accessory],
        examples: [.init("hearth accessory unblock \"Desk Lamp\"", "Give an accessory another chance")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let found = try snapshot.accessory(call.arguments.text(CommonArguments.accessory), home: call.homeName)
            return Wanted(
                UnblockAccessory(home: found.home.id, accessory: found.accessory.id), NameView(found.accessory),
                "\(found.accessory.name) is not blocked any more.")
        }
    }
}
