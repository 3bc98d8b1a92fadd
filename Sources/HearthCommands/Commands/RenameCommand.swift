// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// The `rename` of everything that has a name in a home.
enum RenameCommand {
    static let room = definition("room", CommonArguments.room, "Kitchen \"Big Kitchen\"") {
        home, name throws(CommandError) in
        let room = try home.room(named: name)
        return (room, room.name, { RenameRoom(home: home.id, room: room.id, name: $0) })
    }

    static let zone = definition("zone", CommonArguments.zone, "Upstairs \"First Floor\"") {
        home, name throws(CommandError) in
        let zone = try home.zone(named: name)
        return (zone, zone.name, { RenameZone(home: home.id, zone: zone.id, name: $0) })
    }

    static let group = definition(
        "group", CommonArguments.group, "\"Reading Lights\" \"Book Corner\"", kind: "service group"
    ) { home, name throws(CommandError) in
        let group = try home.group(named: name)
        return (group, group.name, { RenameServiceGroup(home: home.id, group: group.id, name: $0) })
    }

    static let scene = definition("scene", CommonArguments.scene, "\"Movie Night\" Cinema") {
        home, name throws(CommandError) in
        let scene = try home.scene(named: name)
        return (scene, scene.name, { RenameActionSet(home: home.id, actionSet: scene.id, name: $0) })
    }

    static let trigger = definition("trigger", CommonArguments.trigger, "Bedtime \"Late Bedtime\"") {
        home, name throws(CommandError) in
        let trigger = try home.trigger(named: name)
        return (trigger, trigger.name, { RenameTrigger(home: home.id, trigger: trigger.id, name: $0) })
    }

    /// - Parameters:
    ///   - kind: what it is called, where that is not the noun itself.
    ///   - find: finds the object by its name, and says how to wish for another one.
    private static func definition<Object: Identifiable, Wish: Mutation>(
        _ noun: String, _ object: Positional, _ example: String, kind: String? = nil,
        find: @escaping @Sendable (Home, String) throws(CommandError) -> (Object, String, (String) -> Wish)
    ) -> CommandDefinition where Object.ID: CustomStringConvertible {
        let newName = CommonArguments.newName
        let kind = kind ?? noun
        return CommandDefinition(
            "rename", "Give a \(kind) another name", positionals: [object, newName],
            examples: [.init("hearth \(noun) rename \(example)", "Rename a \(kind)")], json: CommandCall.mutationJSON
        ) { call async throws(CommandError) in
            try await call.change { snapshot throws(CommandError) in
                let home = try snapshot.home(call.homeName)
                let (found, oldName, wish) = try find(home, call.arguments.text(object))
                let name = call.arguments.text(newName)
                return Wanted(wish(name), NameView(found, name), "\"\(oldName)\" is now \"\(name)\".")
            }
        }
    }
}
