// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth group`.
enum GroupCommand {
    static let definition = CommandDefinition(
        "group", "Make, rename, remove and list service groups; put services into them",
        subcommands: [
            GroupAddCommand.definition, GroupRemoveCommand.definition, RenameCommand.group,
            ListCommand.list("list", "List service groups", .groups, "hearth group list"), GroupAssignCommand.assign,
            GroupAssignCommand.unassign,
        ])
}
