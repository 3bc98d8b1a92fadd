// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth room`.
enum RoomCommand {
    static let definition = CommandDefinition(
        "room", "Make, rename, remove and list rooms; put accessories into them",
        subcommands: [
            RoomAddCommand.definition, RoomRemoveCommand.definition, RenameCommand.room,
            ListCommand.list("list", "List rooms", .rooms, "hearth room list"), RoomAssignCommand.definition,
        ])
}
