// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth trigger enable` and `hearth trigger disable`.
enum TriggerEnableCommand {
    static let enable = definition("enable", "Let a trigger fire", isEnabled: true)
    static let disable = definition("disable", "Let a trigger no longer fire", isEnabled: false)

    private static func definition(_ verb: String, _ summary: String, isEnabled: Bool) -> CommandDefinition {
        CommandDefinition(
            verb, summary, positionals: [CommonArguments.trigger],
            examples: [.init("hearth trigger \(verb) Bedtime", summary)], json: CommandCall.mutationJSON
        ) { call async throws(CommandError) in
            try await call.change { snapshot throws(CommandError) in
                let home = try snapshot.home(call.homeName)
                let trigger = try home.trigger(named: call.arguments.text(CommonArguments.trigger))
                return Wanted(
                    EnableTrigger(home: home.id, trigger: trigger.id, isEnabled: isEnabled),
                    NameView(trigger, trigger.name), "Trigger \"\(trigger.name)\" \(verb)d.")
            }
        }
    }
}
