// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth zone add`.
enum ZoneAddCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "add", "Make a zone", positionals: [name],
        examples: [.init("hearth zone add Upstairs", "Make a zone")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let name = call.arguments.text(name)
            return Wanted(AddZone(home: home.id, name: name), nil, "Zone \"\(name)\" added to \(home.name).")
        }
    }
}
