// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth user`.
enum UserCommand {
    static let definition = CommandDefinition(
        "user", "Invite users of this machine to a home, list and remove them",
        discussion: [
            "The hub belongs to the user it runs as. Others see and control the homes that they were invited to, if the hub was started with --shared. They find it by its socket: HEARTH_SOCKET, or --socket."
        ],
        subcommands: [
            UserInviteCommand.definition, UserRemoveCommand.definition,
            ListCommand.list("list", "List users", .users, "hearth user list"),
        ])
}
