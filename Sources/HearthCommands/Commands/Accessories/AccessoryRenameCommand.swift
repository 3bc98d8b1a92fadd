// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth accessory rename`.
enum AccessoryRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give an accessory another name", discussion: ["The device itself never hears of it."],
        positionals: [CommonArguments.accessory, name],
        examples: [.init("hearth accessory rename \"LIFX 3A\" \"Desk Lamp\"", "Rename an accessory")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let found = try snapshot.accessory(
                call.arguments.text(CommonArguments.accessory), home: call.homeName)
            let name = call.arguments.text(name)
            return Wanted(
                RenameAccessory(home: found.home.id, accessory: found.accessory.id, name: name),
                NameView(found.accessory, name), "\"\(found.accessory.name)\" is now \"\(name)\".")
        }
    }
}
