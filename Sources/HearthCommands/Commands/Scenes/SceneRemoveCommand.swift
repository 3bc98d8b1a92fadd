// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth scene remove`.
enum SceneRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a scene",
        discussion: ["Triggers lose it. The four scenes that every home has cannot be removed."],
        positionals: [CommonArguments.scene],
        examples: [.init("hearth scene remove \"Movie Night\"", "Remove a scene")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let scene = try home.scene(named: call.arguments.text(CommonArguments.scene))
            return Wanted(
                RemoveActionSet(home: home.id, actionSet: scene.id), NameView(scene), "Scene \"\(scene.name)\" removed."
            )
        }
    }
}
