// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth zone assign` and `hearth zone unassign`.
enum ZoneAssignCommand {
    private static let room = CommonArguments.room
    private static let zone = CommonArguments.zone

    static let assign = CommandDefinition(
        "assign", "Put a room into a zone", discussion: ["A room may be in several zones."], positionals: [room, zone],
        examples: [.init("hearth zone assign Bedroom Upstairs", "Put a room into a zone")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let (home, room, zone) = try names(call, snapshot)
            return Wanted(
                AddRoomToZone(home: home.id, zone: zone.id, room: room.id), NameView(zone, zone.name),
                "\"\(room.name)\" is now in \(zone.name).")
        }
    }

    static let unassign = CommandDefinition(
        "unassign", "Take a room out of a zone", positionals: [room, zone],
        examples: [.init("hearth zone unassign Bedroom Upstairs", "Take a room out of a zone")],
        json: CommandCall.mutationJSON
    ) { call async throws(CommandError) in
        try await call.change { snapshot throws(CommandError) in
            let (home, room, zone) = try names(call, snapshot)
            return Wanted(
                RemoveRoomFromZone(home: home.id, zone: zone.id, room: room.id), NameView(zone, zone.name),
                "\"\(room.name)\" is no longer in \(zone.name).")
        }
    }

    private static func names(
        _ call: CommandCall, _ snapshot: HubSnapshot
    ) throws(CommandError) -> (Home, Room, Zone) {
        let home = try snapshot.home(call.homeName)
        let room = try home.room(named: call.arguments.text(room))
        return (home, room, try home.zone(named: call.arguments.text(zone)))
    }
}
