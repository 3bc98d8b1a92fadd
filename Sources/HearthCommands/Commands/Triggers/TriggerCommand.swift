// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth trigger`.
enum TriggerCommand {
    static let definition = CommandDefinition(
        "trigger", "Make, edit, try out, enable, rename, remove and list triggers",
        discussion: [
            "A trigger runs scenes at its time, and sets values of its own. The hub sees to it; no program needs to run for it."
        ],
        subcommands: [
            TriggerAddCommand.definition, TriggerEditCommand.definition, TriggerRemoveCommand.definition,
            RenameCommand.trigger, ListCommand.list("list", "List triggers", .triggers, "hearth trigger list"),
            TriggerShowCommand.definition, TriggerNextCommand.definition, TriggerTestCommand.definition,
            TriggerEnableCommand.enable,
            TriggerEnableCommand.disable, TriggerSetCommand.set, TriggerSetCommand.unset,
        ])
}
