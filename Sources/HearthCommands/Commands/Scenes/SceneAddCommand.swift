// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth scene add`.
enum SceneAddCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "add", "Make an empty scene", positionals: [name],
        examples: [.init("hearth scene add \"Movie Night\"", "Make a scene")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let name = call.arguments.text(name)
            return Wanted(AddActionSet(home: home.id, name: name), nil, "Scene \"\(name)\" added to \(home.name).")
        }
    }
}
