// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth room add`.
enum RoomAddCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "add", "Make a room", positionals: [name],
        examples: [.init("hearth room add Kitchen", "Make a room")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let name = call.arguments.text(name)
            return Wanted(AddRoom(home: home.id, name: name), nil, "Room \"\(name)\" added to \(home.name).")
        }
    }
}
