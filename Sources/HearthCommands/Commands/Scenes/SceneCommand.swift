// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth scene`.
enum SceneCommand {
    static let definition = CommandDefinition(
        "scene", "Make, fill, rename, remove and list scenes",
        discussion: ["A scene sets several values at once. Run it with \"hearth run SCENE\"."],
        subcommands: [
            SceneAddCommand.definition, SceneRemoveCommand.definition, RenameCommand.scene,
            ListCommand.list("list", "List scenes", .scenes, "hearth scene list"), SceneShowCommand.definition,
            SceneSetCommand.definition, SceneUnsetCommand.definition,
        ])
}
