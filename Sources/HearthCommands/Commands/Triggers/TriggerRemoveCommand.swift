// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth trigger remove`.
enum TriggerRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a trigger", positionals: [CommonArguments.trigger],
        examples: [.init("hearth trigger remove Bedtime", "Remove a trigger")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
            return Wanted(
                RemoveTrigger(home: home.id, trigger: trigger.id), NameView(trigger, trigger.name),
                "Trigger \"\(trigger.name)\" removed.")
        }
    }
}
