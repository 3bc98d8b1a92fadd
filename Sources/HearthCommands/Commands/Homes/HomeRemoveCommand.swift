// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth home remove`.
enum HomeRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a home with everything in it",
        discussion: ["Its accessories are unpaired, its rooms, zones, scenes and triggers are gone."],
        positionals: [HomeCommand.home],
        examples: [.init("hearth home remove \"Summer House\"", "Remove a home")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.homeResolver.resolve(call.arguments.text(HomeCommand.home))
            return Wanted(RemoveHome(home: home.id), NameView(home), "Home \"\(home.name)\" removed.")
        }
    }
}
