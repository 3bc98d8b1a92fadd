// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth user remove`.
enum UserRemoveCommand {
    private static let user = Positional("USER", "The user's name or identifier.")

    static let definition = CommandDefinition(
        "remove", "Take a user's access to a home away",
        discussion: ["A user who was invited may give up the own access, without being an administrator."],
        positionals: [user], examples: [.init("hearth user remove mira", "Take a user's access away")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let user = try home.user(named: call.arguments.text(user))
            return Wanted(
                RemoveUser(home: home.id, user: user.id), NameView(user, user.name),
                "\(user.name) has no access to \(home.name) any more.")
        }
    }
}
