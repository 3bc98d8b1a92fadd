// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth zone rename`.
enum ZoneRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a zone another name", positionals: [CommonArguments.zone, name],
        examples: [.init("hearth zone rename Upstairs \"First Floor\"", "Rename a zone")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let zone = try home.zone(named: call.arguments.text(CommonArguments.zone))
            let name = call.arguments.text(name)
            return Wanted(
                RenameZone(home: home.id, zone: zone.id, name: name), NameView(zone, name),
                "\"\(zone.name)\" is now \"\(name)\".")
        }
    }
}
