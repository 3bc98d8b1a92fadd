// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth zone`.
enum ZoneCommand {
    static let definition = CommandDefinition(
        "zone", "Make, rename, remove and list zones; put rooms into them",
        subcommands: [
            ZoneAddCommand.definition, ZoneRemoveCommand.definition, RenameCommand.zone,
            ListCommand.list("list", "List zones", .zones, "hearth zone list"), ZoneAssignCommand.assign,
            ZoneAssignCommand.unassign,
        ])
}
