// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth accessory`.
enum AccessoryCommand {
    static let definition = CommandDefinition(
        "accessory", "Rename, identify, refresh, unblock and list accessories",
        subcommands: [
            AccessoryRenameCommand.definition, IdentifyCommand.definition("hearth accessory identify \"Desk Lamp\""),
            AccessoryRefreshCommand.definition, AccessoryAssociateCommand.definition,
            AccessoryUnblockCommand.definition,
            ListCommand.list("list", "List accessories", .accessories, "hearth accessory list"),
        ])
}
