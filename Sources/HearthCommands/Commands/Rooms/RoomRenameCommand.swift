// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth room rename`.
enum RoomRenameCommand {
    private static let name = CommonArguments.newName

    static let definition = CommandDefinition(
        "rename", "Give a room another name", positionals: [CommonArguments.room, name],
        examples: [.init("hearth room rename Kitchen \"Big Kitchen\"", "Rename a room")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let home = try snapshot.home(call.homeName)
            let room = try home.room(named: call.arguments.text(CommonArguments.room))
            let name = call.arguments.text(name)
            return Wanted(
                RenameRoom(home: home.id, room: room.id, name: name), NameView(room, name),
                "\"\(room.name)\" is now \"\(name)\".")
        }
    }
}
