// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth group add`.
enum GroupAddCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "add", "Make an empty service group", positionals: [name],
        examples: [.init("hearth group add \"Reading Lights\"", "Make a service group")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let name = call.arguments.text(name)
            return Wanted(
                AddServiceGroup(home: home.id, name: name), nil, "Service group \"\(name)\" added to \(home.name).")
        }
    }
}
