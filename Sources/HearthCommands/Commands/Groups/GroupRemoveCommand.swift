// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth group remove`.
enum GroupRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a service group", discussion: ["Its services stay."], positionals: [CommonArguments.group],
        examples: [.init("hearth group remove \"Reading Lights\"", "Remove a service group")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let group = try home.group(named: call.arguments.text(CommonArguments.group))
            return Wanted(
                RemoveServiceGroup(home: home.id, group: group.id), NameView(group, group.name),
                "Service group \"\(group.name)\" removed.")
        }
    }
}
