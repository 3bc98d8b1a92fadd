// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth zone remove`.
enum ZoneRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a zone", discussion: ["Its rooms stay."], positionals: [CommonArguments.zone],
        examples: [.init("hearth zone remove Upstairs", "Remove a zone")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let zone = try home.zone(named: call.arguments.text(CommonArguments.zone))
            return Wanted(
                RemoveZone(home: home.id, zone: zone.id), NameView(zone, zone.name), "Zone \"\(zone.name)\" removed.")
        }
    }
}
