// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth room remove`.
enum RoomRemoveCommand {
    static let definition = CommandDefinition(
        "remove", "Remove a room",
        discussion: ["It leaves its zones. Its accessories stay in the home, without a room."],
        positionals: [CommonArguments.room],
        examples: [.init("hearth room remove Kitchen", "Remove a room")], json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let room = try home.room(named: call.arguments.text(CommonArguments.room))
            return Wanted(RemoveRoom(home: home.id, room: room.id), NameView(room), "Room \"\(room.name)\" removed.")
        }
    }
}
