// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth room assign`.
enum RoomAssignCommand {
    private static let room = Positional(
        "ROOM", "The room's name or identifier; the home's name puts the accessory into no particular room.")

    static let definition = CommandDefinition(
        "assign", "Put an accessory into a room",
        discussion: ["A bridge goes alone: the accessories behind it stay where they are."],
        positionals: [CommonArguments.accessory, room],
        examples: [.init("hearth room assign \"Desk Lamp\" Kitchen", "Move a lamp to the kitchen")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let found = try snapshot.accessory(
                call.arguments.text(CommonArguments.accessory), home: call.homeName)
            let room = try found.home.room(named: call.arguments.text(room))
            return Wanted(
                AssignAccessory(home: found.home.id, accessory: found.accessory.id, room: room.id),
                NameView(found.accessory), "\"\(found.accessory.name)\" is now in \(room.name).")
        }
    }
}
