// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth trigger rename`.
enum TriggerRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a trigger another name", positionals: [CommonArguments.trigger, name],
        examples: [.init("hearth trigger rename Bedtime \"Late Bedtime\"", "Rename a trigger")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
            let name = call.arguments.text(name)
            return Wanted(
                RenameTrigger(home: home.id, trigger: trigger.id, name: name), NameView(trigger, name),
                "\"\(trigger.name)\" is now \"\(name)\".")
        }
    }
}
