// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth home rename`.
enum HomeRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a home another name", positionals: [HomeCommand.home, name],
        examples: [.init("hearth home rename \"My Home\" \"Our Home\"", "Rename a home")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.homeResolver.resolve(call.arguments.text(HomeCommand.home))
            let name = call.arguments.text(name)
            return Wanted(
                RenameHome(home: home.id, name: name), NameView(home, name), "\"\(home.name)\" is now \"\(name)\".")
        }
    }
}
