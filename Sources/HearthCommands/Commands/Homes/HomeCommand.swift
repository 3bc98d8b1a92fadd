// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth home`.
enum HomeCommand {
    static let home = Positional("HOME", "The home's name or identifier.")

    static let definition = CommandDefinition(
        "home", "Make, rename, remove and list homes",
        subcommands: [
            HomeAddCommand.definition, HomeRemoveCommand.definition, HomeRenameCommand.definition,
            ListCommand.list("list", "List homes", .homes, "hearth home list"), HomePrimaryCommand.definition,
            HomeLocationCommand.definition,
        ])
}
