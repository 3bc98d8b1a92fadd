// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

extension Home {
    /// A room of the home. The default room goes by the home's name.
    func room(named name: String) throws(CommandError) -> Room {
        try roomResolver.resolve(name)
    }

    func zone(named name: String) throws(CommandError) -> Zone {
        try resolver("zone", zones, \.name).resolve(name)
    }

    func group(named name: String) throws(CommandError) -> ServiceGroup {
        try resolver("service group", serviceGroups, \.name).resolve(name)
    }

    func scene(named name: String) throws(CommandError) -> ActionSet {
        try resolver("scene", scenes, \.name).resolve(name)
    }

    func user(named name: String) throws(CommandError) -> User {
        try resolver("user", users, \.name).resolve(name)
    }

    func trigger(named name: String) throws(CommandError) -> Trigger {
        try resolver("trigger", triggers, \.name).resolve(name)
    }

    var roomResolver: NameResolver<Room> {
        resolver("room", rooms + [Room(id: defaultRoom, name: name)], \.name)
    }

    var zoneResolver: NameResolver<Zone> { resolver("zone", zones, \.name) }

    private func resolver<Object: Identifiable & Sendable>(
        _ kind: NamedKind, _ objects: [Object], _ name: KeyPath<Object, String>
    ) -> NameResolver<Object> where Object.ID: CustomStringConvertible {
        NameResolver(
            kind: kind,
            objects.map { .init($0, names: [$0[keyPath: name]], identifiers: [$0.id.description], place: self.name) })
    }
}
