// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth group rename`.
enum GroupRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a service group another name", positionals: [CommonArguments.group, name],
        examples: [.init("hearth group rename \"Reading Lights\" \"Book Corner\"", "Rename a service group")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let group = try home.group(named: call.arguments.text(CommonArguments.group))
            let name = call.arguments.text(name)
            return Wanted(
                RenameServiceGroup(home: home.id, group: group.id, name: name), NameView(group, name),
                "\"\(group.name)\" is now \"\(name)\".")
        }
    }
}
