// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth home primary`.
enum HomePrimaryCommand {
    static let definition = CommandDefinition(
        "primary", "Make a home the primary one", discussion: ["The primary home is meant when no --home is given."],
        positionals: [HomeCommand.home],
        examples: [.init("hearth home primary \"My Home\"", "Make a home the primary one")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.homeResolver.resolve(call.arguments.text(HomeCommand.home))
            return Wanted(SetPrimaryHome(home: home.id), NameView(home), "\"\(home.name)\" is now the primary home.")
        }
    }
}
