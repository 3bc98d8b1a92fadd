// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth scene rename`.
enum SceneRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a scene another name", positionals: [CommonArguments.scene, name],
        examples: [.init("hearth scene rename \"Movie Night\" Cinema", "Rename a scene")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let scene = try home.scene(named: call.arguments.text(CommonArguments.scene))
            let name = call.arguments.text(name)
            return Wanted(
                RenameActionSet(home: home.id, actionSet: scene.id, name: name), NameView(scene, name),
                "\"\(scene.name)\" is now \"\(name)\".")
        }
    }
}
